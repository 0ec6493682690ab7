import { forwardRef, useMemo } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { type SchemaFormProps, useSchemaForm } from "../forms/useSchemaForm.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { BillEmailField } from "./BillEmailField.tsx";
import { DeliveryFailure } from "./DeliveryFailure.tsx";
import { type Delivery, type DeliveryValues, deliverySchema } from "./delivery.ts";
import { deliveryMessages } from "./deliveryMessages.it.ts";
import * as styles from "./form.css.ts";
import type { DeliveryMode } from "./paymentTerm.ts";

export interface DeliveryFormProps
  extends Omit<FormProps, "onSubmit" | "onChange" | "children">,
    SchemaFormProps<DeliveryValues, Delivery> {
  /** An address that must be changed, such as the account's (EM-01, forceUpdateUsername). */
  refusedEmail?: string | null | undefined;
  /** Postal address for paper bills, on one line. */
  postalAddress?: string | null | undefined;
}

/** The choice between bills by post and by e-mail, with a field for the e-mail address. The ref is the `form`. */
export const DeliveryForm = forwardRef<HTMLFormElement, DeliveryFormProps>(function DeliveryForm(
  { defaultValues, onSubmit, serverErrors, onValuesChange, refusedEmail, postalAddress, busy, failure, onBlur, className, ...rest },
  ref,
) {
  const words = useMessages(deliveryMessages);
  const {
    form,
    errorOf,
    submit,
    onBlur: checkLeft,
  } = useSchemaForm<DeliveryValues, Delivery>({
    schema: useMemo(() => deliverySchema(refusedEmail), [refusedEmail]),
    defaultValues: { mode: null, email: "", ...defaultValues },
    onSubmit,
    serverErrors,
    onValuesChange,
    explain: (issue) => words[issue as keyof typeof words],
  });
  const byPost = postalAddress ? fill(words.byPostAddress, { address: postalAddress }) : words.byPostHint;
  return (
    <Form
      {...rest}
      ref={ref}
      className={cx(styles.form, className)}
      onBlur={(event) => {
        onBlur?.(event);
        checkLeft(event);
      }}
      onSubmit={submit}
    >
      <DeliveryFailure>{failure}</DeliveryFailure>
      <Controller
        name="mode"
        control={form.control}
        render={({ field }) => (
          <RadioGroup<DeliveryMode>
            legend={words.legend}
            options={[
              { value: "Email", label: words.byEmail, hint: words.byEmailHint },
              { value: "Postal", label: words.byPost, hint: byPost },
            ]}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            error={errorOf("mode")}
          />
        )}
      />
      {form.watch("mode") === "Email" && <BillEmailField {...form.register("email")} error={errorOf("email")} />}
      <Button type="submit" className={styles.submit} loading={busy}>
        {words.save}
      </Button>
    </Form>
  );
});
