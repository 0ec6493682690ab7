import { formatDayMonth } from "../data/dates.ts";
import { fill } from "../theme/messages.ts";

/** How a supply is paid for (PM-21): by slip, by debit on an account, by debit on a postal savings booklet. */
export const paymentModes = ["Bank", "Booklet", "Postal"] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** How its bills arrive. */
export const deliveryModes = ["Postal", "Email"] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** How a change request stands, and how a debit mandate does (PM-17); Inactive is refused. */
export const changeStatuses = ["Inserted", "OnHold", "Active", "Inactive"] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** A sentence with a date in it; `vowel` where the day begins with one: "il 12 dicembre", "l’8 dicembre". Undefined without a date. */
export function withDate(sentence: string, vowel: string, value: string | null | undefined): string | undefined {
  const date = formatDayMonth(value, { year: true });
  return date && fill(/^(8|11) /.test(date) ? vowel : sentence, { date });
}
