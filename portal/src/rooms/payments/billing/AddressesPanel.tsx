import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { loaded } from "../../../platform/loading/load.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { codeOf, type SupplyDetail } from "../../supplies/detail/supplyDetail.ts";
import { useSupplyAddress } from "../../supplies/detail/useSupplyDetail.ts";
import { loadAddressEditor, preloadAddressEditor } from "../lazyParts.ts";
import { AddressesPanelView } from "./AddressesPanelView.tsx";
import { addressPanelMessages } from "./addressMessages.it.ts";
import { activeAddress } from "./billingAddress.ts";
import { useBillingAddresses } from "./useBillingAddresses.ts";

/** The addresses panel of a supply's page: `AddressesPanelView` with what the servers say, and the dialog that changes one. */
export function AddressesPanel({ supply }: { supply: SupplyDetail }) {
  const { saved } = useMessages(addressPanelMessages);
  const supplyAddress = useSupplyAddress(supply.supplyAddress);
  const { load, change } = useBillingAddresses(codeOf(supply));
  const [editing, setEditing] = useState(false);
  const editor = usePart(loadAddressEditor);
  const active = activeAddress(loaded(load) ?? []);
  const close = () => {
    change.reset();
    setEditing(false);
  };
  return (
    <AddressesPanelView
      supplyAddress={supplyAddress}
      billing={load}
      onChange={() => editor.ask(() => setEditing(true))}
      onChangeNear={preloadAddressEditor}
      opening={editor.loading}
      openFailed={editor.failed}
      onDismiss={editor.dismiss}
    >
      {editing && active && editor.part && (
        <editor.part.BillingAddressEditor
          address={active}
          change={change}
          onClose={close}
          onSaved={() => {
            close();
            announce(saved);
          }}
        />
      )}
    </AddressesPanelView>
  );
}
