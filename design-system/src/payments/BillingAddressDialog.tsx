import { forwardRef, useId } from "react";
import { Button } from "../actions/Button.tsx";
import { ButtonGroup } from "../actions/ButtonGroup.tsx";
import { Dialog, type DialogProps } from "../overlays/Dialog.tsx";
import { useMessages } from "../theme/messages.ts";
import { addressMessages } from "./addressMessages.it.ts";
import * as styles from "./BillingAddressDialog.css.ts";
import { BillingAddressForm, type BillingAddressFormProps } from "./BillingAddressForm.tsx";
import { billingAddressErrors } from "./billingAddress.ts";

export interface BillingAddressDialogProps
  extends BillingAddressFormProps,
    Omit<DialogProps, "title" | "description" | "footer" | "children" | "onChange" | "onSubmit" | "onClose" | "size"> {
  /** Whether it can be saved. @default by `billingAddressErrors` */
  valid?: boolean | undefined;
  /** Closed without saving. */
  onClose: () => void;
  /** It is being saved. @default false */
  busy?: boolean | undefined;
}

/** Where paper bills go (spec §5). Saving is disabled until the address is whole, and a line says why. */
export const BillingAddressDialog = forwardRef<HTMLDialogElement, BillingAddressDialogProps>(function BillingAddressDialog(
  { value, onChange, errors, valid, suggestions, onSubmit, onClose, busy = false, ...rest },
  ref,
) {
  const words = useMessages(addressMessages);
  const formId = useId();
  const savable = valid ?? Object.keys(billingAddressErrors(value)).length === 0;
  return (
    <Dialog
      {...rest}
      ref={ref}
      title={words.title}
      description={words.description}
      onClose={onClose}
      footer={
        <>
          {!savable && (
            <p id={`${formId}note`} className={styles.note}>
              {words.saveHint}
            </p>
          )}
          <ButtonGroup>
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} disabled={!savable} aria-describedby={savable ? undefined : `${formId}note`} loading={busy}>
              {words.save}
            </Button>
          </ButtonGroup>
        </>
      }
    >
      <BillingAddressForm id={formId} value={value} onChange={onChange} errors={errors} suggestions={suggestions} onSubmit={onSubmit} />
    </Dialog>
  );
});
