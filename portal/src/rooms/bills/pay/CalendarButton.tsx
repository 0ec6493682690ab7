import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { type OpenFacts, partIdOf, stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNumberFormats } from "@favilla/design-system/theme/numbers.ts";
import { today } from "../../../platform/time/today.ts";
import { payWayMessages } from "./messages.it.ts";
import { SaveDaysButton } from "./SaveDaysButton.tsx";

interface CalendarButtonProps {
  bill: OpenFacts & Pick<Bill, "id" | "paymentId" | "number">;
  /** Name of the supply. */
  name: string;
  label: string;
}

/** Saves the due dates of a bill on which the customer pays, one for each instalment to come, as a file for the customer's calendar. Without any there is no button. */
export function CalendarButton({ bill, name, label }: CalendarButtonProps) {
  const words = useMessages(payWayMessages);
  const { formatMoney } = useNumberFormats();
  const state = stateOf(bill, today());
  const { parts, instalments } = state;
  const days = parts.flatMap((open) => {
    const { day, amount, number, late, payer } = open;
    const part = instalments && number !== null ? { number, count: instalments.of } : undefined;
    const title = fill(part ? words.calendarPart : words.calendarTitle, { name, amount: formatMoney(amount), ...part });
    return day && !late && payer === "customer"
      ? [{ id: partIdOf(bill, state, open), day, title, code: bill.paymentId ?? undefined, codeLabel: words.calendarCode }]
      : [];
  });
  return <SaveDaysButton days={days} fileName={fill(words.calendarFile, { number: bill.number })} label={label} />;
}
