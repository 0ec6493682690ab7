import { Button, type ButtonVariant } from "@favilla/design-system/actions/Button.tsx";
import { CalendarAddIcon } from "@favilla/design-system/icons/CalendarAddIcon.ts";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNumberFormats } from "@favilla/design-system/theme/numbers.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { now } from "../../../platform/time/now.ts";
import type { Bill } from "../bill.ts";
import { payWayMessages } from "./messages.it.ts";

const calendarPart = part("calendar", () => import("../../../platform/calendar/calendar.ts"));

interface CalendarButtonProps {
  bill: Pick<Bill, "expiryDate" | "totalAmount" | "paymentId" | "number">;
  /** Name of the supply. */
  name: string;
  variant: ButtonVariant;
  label: string;
}

/** Saves the due date of a bill as a file for the customer's calendar. A bill without a due date has no button. */
export function CalendarButton({ bill, name, variant, label }: CalendarButtonProps) {
  const words = useMessages(payWayMessages);
  const { formatMoney } = useNumberFormats();
  const calendar = usePart(calendarPart);
  const day = bill.expiryDate;
  if (!day) return null;
  const save = () => {
    const title = fill(words.calendarTitle, { name, amount: formatMoney(bill.totalAmount) });
    const entry = { day, title, code: bill.paymentId ?? undefined, codeLabel: words.calendarCode };
    calendarPart.loaded()?.saveCalendar([entry], now(), fill(words.calendarFile, { number: bill.number }));
  };
  return (
    <Button
      variant={variant}
      wide={variant === "secondary"}
      icon={CalendarAddIcon}
      loading={calendar.loading}
      onPointerEnter={calendarPart.preload}
      onFocus={calendarPart.preload}
      onClick={() => calendar.load(save)}
    >
      {calendar.failed ? words.calendarFailed : label}
    </Button>
  );
}
