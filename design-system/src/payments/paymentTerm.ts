import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill } from "../theme/messages.ts";

/** Payment methods of a supply (PM-21): debit on a bank account, debit on a postal savings booklet, postal slip. */
export const paymentModes = ["Bank", "Booklet", "Postal"] as const;
export type PaymentMode = (typeof paymentModes)[number];

/** Delivery methods of bills. */
export const deliveryModes = ["Postal", "Email"] as const;
export type DeliveryMode = (typeof deliveryModes)[number];

/** Statuses of a change request and of a debit mandate (PM-17). Inactive means rejected. */
export const changeStatuses = ["Inserted", "OnHold", "Active", "Inactive"] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/**
 * Fills a date into a sentence. `vowel` is used if the day begins with a vowel: "il 12 dicembre", "l’8 dicembre". Returns undefined without
 * a date.
 */
export function withDate(
  sentence: string,
  vowel: string,
  value: string | null | undefined,
  formats: Formats = formatsOf(),
): string | undefined {
  const date = formats.formatDayMonth(value, { year: true });
  return date && fill(/^(8|11) /.test(date) ? vowel : sentence, { date });
}
