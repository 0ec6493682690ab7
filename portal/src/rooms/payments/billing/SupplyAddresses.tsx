import { loadedData } from "@favilla/design-system/data/load.ts";
import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { addressPanelMessages } from "@favilla/design-system/payments/addressPanelMessages.it.ts";
import { activeAddress } from "@favilla/design-system/payments/billingAddressChange.ts";
import { SupplyAddressesView } from "@favilla/design-system/payments/SupplyAddressesView.tsx";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { supplyAddressQuery } from "../../supplies/addressCalls.ts";
import { useBillingAddresses } from "./useBillingAddresses.ts";

/** The dialog of the billing address, loaded with its part of the maps service. */
const editorPart = part("BillingAddressEditor", () => import("./BillingAddressEditor.tsx"));

/** The addresses panel of a supply's page: `SupplyAddressesView` with data from the servers, and the dialog that changes an address. */
export function SupplyAddresses({ supply }: { supply: DetailedSupply }) {
  const words = useMessages(addressPanelMessages);
  const { network } = useMessages(errorsMessages);
  const supplyAddress = useQuery(supplyAddressQuery, supply.supplyAddress);
  const { load, change } = useBillingAddresses(codeOf(supply));
  const [editing, setEditing] = useState(false);
  const editor = usePart(editorPart);
  const active = activeAddress(loadedData(load) ?? []);
  const close = () => {
    change.reset();
    setEditing(false);
  };
  return (
    <SupplyAddressesView
      supplyAddress={supplyAddress}
      billing={load}
      onChange={() => editor.load(() => setEditing(true))}
      onChangeNear={editorPart.preload}
      opening={editor.loading}
    >
      <LateErrorDialog open={editor.failed} title={words.dialogFailed} description={network} onClose={editor.dismiss} />
      {editing && active && editor.module && (
        <editor.module.BillingAddressEditor
          address={active}
          change={change}
          onClose={close}
          onSaved={() => {
            close();
            announce(words.saved);
          }}
        />
      )}
    </SupplyAddressesView>
  );
}
