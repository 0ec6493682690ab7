import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { BillingAddressDialog } from "@favilla/design-system/payments/BillingAddressDialog.tsx";
import { billingAddressErrors } from "@favilla/design-system/payments/billingAddress.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useEffect, useState } from "react";
import { now } from "../api/now.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import type { Sender } from "../app/useUpdate.ts";
import { config } from "../config/config.ts";
import { useDraft } from "../session/useDraft.ts";
import { addressPanelMessages } from "./addressMessages.it.ts";
import {
  addressDraft,
  addressForm,
  type BillingAddress,
  changedAddress,
  type PickedPlace,
  withPlace,
  withProvinceCode,
} from "./billingAddress.ts";
import { useAddressSuggestions } from "./useAddressSuggestions.ts";

interface BillingAddressEditorProps {
  address: BillingAddress;
  change: Sender<BillingAddress, BillingAddress>;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * The dialog of the billing address, with suggestions where the retailer has a maps service. Its script is loaded when the customer
 * types an address, and not before; a line under the field says who reads what is typed. What was typed is kept until it is saved, or
 * until the dialog is closed.
 */
export function BillingAddressEditor({ address, change, onSaved, onClose }: BillingAddressEditorProps) {
  const words = useMessages(addressPanelMessages);
  const errorWords = useErrorWords();
  const draft = useDraft(`billing-address/${address.id}`, addressDraft);
  const { found } = draft;
  const [start] = useState(() => found?.form ?? addressForm(address));
  const [form, setForm] = useState(start);
  const [picked, setPicked] = useState<PickedPlace | null>(found?.picked ?? null);
  const [noStreet, setNoStreet] = useState(found?.noStreet ?? false);
  const { options, loading, ask, pick } = useAddressSuggestions();
  const { update } = change;

  useEffect(() => {
    if (form !== start) draft.keep({ form, picked, noStreet });
  }, [draft, start, form, picked, noStreet]);
  const close = () => {
    draft.drop();
    onClose();
  };

  const choose = async (id: string, label: string) => {
    setForm((before) => ({ ...before, address: label }));
    const place = await pick(id);
    if (!place) return;
    setPicked(place);
    setNoStreet(place.address === null);
    setForm((before) => withPlace(before, place));
  };
  const save = async () => {
    if (!(await change.send(changedAddress(address, form, picked, now().toISOString())))) return;
    draft.drop();
    onSaved();
  };

  return (
    <>
      <BillingAddressDialog
        open
        value={form}
        onChange={(value) => {
          if (value.address !== form.address) setNoStreet(false);
          setForm((before) => withProvinceCode(before, { ...before, ...value }));
        }}
        errors={noStreet ? { address: words.noStreet } : undefined}
        valid={!noStreet && Object.keys(billingAddressErrors(form)).length === 0}
        suggestions={
          config().mapsScriptUrl === null
            ? undefined
            : { options, loading, onQuery: ask, onPick: ({ id, label }) => void choose(id, label), attribution: words.attribution }
        }
        busy={update.state === "Updating"}
        onSubmit={() => void save()}
        onClose={close}
      />
      <ErrorDialog
        open={update.state === "UpdateFailure"}
        title={words.notSaved}
        description={update.state === "UpdateFailure" && errorWords(update.error)}
        onClose={change.reset}
      />
    </>
  );
}
