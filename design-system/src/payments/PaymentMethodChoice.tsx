import { forwardRef, useState } from "react";
import { Controller } from "react-hook-form";
import { Button } from "../actions/Button.tsx";
import { Form, type FormProps } from "../forms/Form.tsx";
import { RadioGroup } from "../forms/RadioGroup.tsx";
import { useSchemaForm } from "../forms/useSchemaForm.ts";
import { ConfirmationDialog } from "../overlays/ConfirmationDialog.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";
import * as styles from "./form.css.ts";
import { paymentsMessages } from "./messages.it.ts";
import { type MethodValues, methodSchema, type NewMode } from "./methodSchema.ts";
import type { PaymentMode } from "./paymentTerm.ts";

export interface PaymentMethodChoiceProps extends Omit<FormProps, "onSubmit" | "onChange" | "children"> {
  /** Current payment method, marked in the list. The customer can choose it again, for another account. */
  currentMode?: PaymentMode | null | undefined;
  /** Hides the booklet, for products that can't be paid with one (OP810, PM-02). @default false */
  hideBooklet?: boolean | undefined;
  /** Called when a method was chosen and confirmed. Open the wizard. */
  onConfirm: (mode: NewMode) => void;
}

/**
 * The choice of another payment method, followed by a confirmation (PM-01). The postal slip is listed but disabled, with an explanation.
 */
export const PaymentMethodChoice = forwardRef<HTMLFormElement, PaymentMethodChoiceProps>(function PaymentMethodChoice(
  { currentMode, hideBooklet = false, onConfirm, className, ...rest },
  ref,
) {
  const words = { ...useMessages(paymentsMessages), ...useMessages(changeMessages) };
  /** The method that is waiting for confirmation. */
  const [chosen, setChosen] = useState<NewMode | null>(null);
  const { form, errorOf, submit } = useSchemaForm<MethodValues, { mode: NewMode }>({
    schema: methodSchema,
    defaultValues: { mode: null },
    onSubmit: ({ mode }) => setChosen(mode),
    explain: () => words.methodMissing,
  });
  const hint = (mode: NewMode, text: string) => (mode === currentMode ? `${words.methodCurrent} ${text}` : text);
  const bank = { value: "Bank", label: words.modeBank, hint: hint("Bank", words.methodBankHint) } as const;
  const booklet = { value: "Booklet", label: words.modeBooklet, hint: hint("Booklet", words.methodBookletHint) } as const;
  const postal = {
    value: "Postal",
    label: words.modePostal,
    hint: currentMode === "Postal" ? words.methodPostalCurrent : words.methodPostalHint,
    disabled: true,
  } as const;
  const toBank = chosen === "Bank";
  return (
    <>
      <Form {...rest} ref={ref} className={cx(styles.form, className)} onSubmit={submit}>
        <Controller
          name="mode"
          control={form.control}
          render={({ field }) => (
            <RadioGroup<PaymentMode>
              legend={words.methodLegend}
              options={hideBooklet ? [bank, postal] : [bank, booklet, postal]}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              error={errorOf("mode")}
            />
          )}
        />
        <Button type="submit" className={styles.submit}>
          {words.methodContinue}
        </Button>
      </Form>
      <ConfirmationDialog
        open={chosen !== null}
        title={toBank ? words.confirmBankTitle : words.confirmBookletTitle}
        description={toBank ? words.confirmBank : words.confirmBooklet}
        confirmLabel={words.confirmContinue}
        onCancel={() => setChosen(null)}
        onConfirm={() => {
          setChosen(null);
          if (chosen) onConfirm(chosen);
        }}
      />
    </>
  );
});
