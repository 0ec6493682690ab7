import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { type AddressDraft, addressDraftSchema } from "@favilla/design-system/payments/addressDraft.ts";
import { addressPanelMessages } from "@favilla/design-system/payments/addressPanelMessages.it.ts";
import { BillingAddressDialog } from "@favilla/design-system/payments/BillingAddressDialog.tsx";
import type { BillingAddressValues } from "@favilla/design-system/payments/billingAddress.ts";
import { addressForm, type BillingAddress, changedAddress, isSameForm } from "@favilla/design-system/payments/billingAddressChange.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useRef, useState } from "react";
import { config } from "../../../platform/config/config.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import type { Sender } from "../../../platform/loading/useUpdate.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { now } from "../../../platform/time/now.ts";
import { providerOf } from "./placesLibrary.ts";
import { useAddressSuggestions } from "./useAddressSuggestions.ts";

interface BillingAddressEditorProps {
  address: BillingAddress;
  change: Sender<BillingAddress, BillingAddress>;
  onSaved: () => void;
  onClose: () => void;
}

/**
 * The dialog of the billing address, with suggestions if the retailer uses a maps service. Its script is loaded only when the customer
 * types an address, and a text under the field says who receives the typed text. The typed values are kept until they are saved or the
 * dialog is closed.
 */
export function BillingAddressEditor({ address, change, onSaved, onClose }: BillingAddressEditorProps) {
  const words = useMessages(addressPanelMessages);
  const errorWords = useErrorWords();
  const draft = useDraft(`billing-address/${address.id}`, addressDraftSchema);
  /** Values typed and selected so far. Until then the form follows the saved address, and after that none of it: half of each is no address. */
  const typed = useRef<AddressDraft>(draft.found);
  const shown = () => typed.current ?? { form: addressForm(address), picked: null, noStreet: false };
  /** Moment of the last change. An address that is sent again is the same, and happens once (AP-15). */
  const typedAt = useRef(now().toISOString());
  const noStreet = { address: words.noStreet };
  const [serverErrors, setServerErrors] = useState(draft.found?.noStreet ? noStreet : undefined);
  const { options, loading, ask, pick } = useAddressSuggestions();
  const { update } = change;

  const keep = (changed: Partial<AddressDraft>) => {
    typed.current = { ...shown(), ...changed };
    draft.keep(shown());
  };
  const type = (form: BillingAddressValues) => {
    const before = shown();
    // The form tells its values also when it is sent.
    if (isSameForm(form, before.form)) return;
    typedAt.current = now().toISOString();
    keep({ form, noStreet: before.noStreet && form.address === before.form.address });
  };
  const close = () => {
    draft.drop();
    onClose();
  };
  const choose = async (id: string) => {
    const place = await pick(id);
    if (!place) return null;
    keep({ picked: place, noStreet: place.address === null });
    if (place.address === null) setServerErrors(noStreet);
    return place;
  };
  const save = async (form: BillingAddressValues) => {
    if (isSameForm(form, addressForm(address))) return close();
    if (!(await change.send(changedAddress(address, form, shown().picked, typedAt.current)))) return;
    draft.drop();
    onSaved();
  };

  return (
    <>
      <BillingAddressDialog
        open
        defaultValues={shown().form}
        onValuesChange={type}
        serverErrors={serverErrors}
        suggestions={
          config().mapsScriptUrl === null
            ? undefined
            : {
                options,
                loading,
                onQuery: ask,
                onPick: ({ id }) => choose(id),
                attribution: fill(words.attribution, { provider: providerOf(config()) }),
              }
        }
        busy={update.state === "Updating"}
        onSubmit={save}
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
