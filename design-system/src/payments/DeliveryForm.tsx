import { forwardRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { BillEmailField } from "./BillEmailField.tsx";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import * as styles from "./form.css.ts";
import type { DeliveryMode } from "./paymentTerm.ts";

export interface DeliveryValue {
  /** Null while nothing is chosen. */
  mode: DeliveryMode | null;
  email: string;
}

export interface DeliveryFormProps extends Omit<FormProps, "onChange" | "children"> {
  value: DeliveryValue;
  onChange: (value: DeliveryValue) => void;
  errors?: { mode?: string | undefined; email?: string | undefined } | undefined;
  /** Where paper bills go, in one line. */
  postalAddress?: string | null | undefined;
  /** It is being saved. @default false */
  busy?: boolean | undefined;
}

/** By post or by e-mail; the address is asked for with the latter. The ref is the `form`. */
export const DeliveryForm = forwardRef<HTMLFormElement, DeliveryFormProps>(function DeliveryForm(
  { value, onChange, errors, postalAddress, busy, className, ...rest },
  ref,
) {
  const words = useMessages(deliveryMessages);
  const byPost = postalAddress ? fill(words.byPostAddress, { address: postalAddress }) : words.byPostHint;
  return (
    <Form {...rest} ref={ref} className={cx(styles.form, className)}>
      <RadioGroup<DeliveryMode>
        legend={words.legend}
        options={[
          { value: "Email", label: words.byEmail, hint: words.byEmailHint },
          { value: "Postal", label: words.byPost, hint: byPost },
        ]}
        value={value.mode}
        error={errors?.mode}
        onChange={(mode) => onChange({ ...value, mode })}
      />
      {value.mode === "Email" && (
        <BillEmailField value={value.email} onChange={(email) => onChange({ ...value, email })} error={errors?.email} />
      )}
      <Button type="submit" className={styles.submit} loading={busy}>
        {words.save}
      </Button>
    </Form>
  );
});
