import { forwardRef, type ReactNode } from "react";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { MaskedValue } from "../data/MaskedValue.tsx";
import { useFormats } from "../data/useFormats.ts";
import { type Outcome, OutcomePanel, type OutcomePanelProps } from "../feedback/OutcomePanel.tsx";
import { digitsMask, ibanMask, showCode } from "../forms/textMask.ts";
import { Card } from "../layout/Card.tsx";
import { useMessages } from "../theme/messages.ts";
import { changeMessages } from "./changeMessages.it.ts";
import { paymentsMessages } from "./messages.it.ts";
import type { PaymentMode } from "./paymentTerm.ts";

export interface PaymentOutcomeProps extends Omit<OutcomePanelProps, "title" | "description" | "page" | "illustration" | "children"> {
  /** Result of the request. `pending` means that another request is already open (PM-16). */
  outcome: Outcome;
  /** The requested method. */
  mode: Exclude<PaymentMode, "Postal">;
  /** ISO day from which the method applies, shown after success. */
  effectiveDate?: string | null | undefined;
  /** Bills that are still owed after a success, in place of the general sentence about those issued already. @default that sentence */
  openBills?: ReactNode;
  /** The IBAN or the number of the booklet that was sent, without spaces. Shown masked after success. */
  debit?: string | null | undefined;
}

/** The result of a payment method change: when it takes effect, and how open bills are paid. State: `data-outcome`. */
export const PaymentOutcome = forwardRef<HTMLDivElement, PaymentOutcomeProps>(function PaymentOutcome(
  { outcome, mode, effectiveDate, openBills, debit, ...rest },
  ref,
) {
  const words = useMessages(changeMessages);
  const { formatDayMonth } = useFormats();
  const names = useMessages(paymentsMessages);
  const date = formatDayMonth(effectiveDate, { year: true });
  const success = outcome === "success";
  const mask = mode === "Bank" ? ibanMask : digitsMask;
  const promise = mode === "Bank" ? words.successBank : words.successBooklet;
  return (
    <OutcomePanel
      takesFocus
      {...rest}
      ref={ref}
      outcome={outcome}
      title={words[`${outcome}Title`]}
      page={names[mode === "Bank" ? "modeBank" : "modeBooklet"]}
      description={
        success
          ? [promise, !date && words.successNoDate, openBills === undefined && words.openBills].filter(Boolean).join(" ")
          : words[outcome]
      }
    >
      {success && (date || debit) && (
        <Card>
          <DescriptionList
            items={[
              ...(debit
                ? [
                    {
                      label: mode === "Bank" ? names.iban : names.booklet,
                      value: (
                        <MaskedValue
                          value={showCode(mask.plain(debit), mask)}
                          label={mode === "Bank" ? names.ibanName : names.bookletName}
                        />
                      ),
                    },
                  ]
                : []),
              ...(date ? [{ label: words.startDate, value: date }] : []),
            ]}
          />
        </Card>
      )}
      {success && openBills}
    </OutcomePanel>
  );
});
