import type { DateWords } from "../data/relativeDates.ts";
import { uncapitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import type { TagTone } from "../feedback/Tag.tsx";
import { type AccountStatementRow, isAutomatic } from "./accountStatement.ts";
import { isDebited, isOwed } from "./paymentStatus.ts";

const toneOf = { Expired: "negative", NotPaid: "negative", Expiring: "warning", ToBePaid: "neutral" } as const;

/** Shortens the month of a date: "il 13 dicembre" is "il 13 dic". */
const short = (text: string) => text.replace(/((?:il\s|l’)\d+º?\s\p{L}{3})\p{L}+/u, "$1");

/**
 * Says in a few words inside a line why a document is still open: "scade tra 6 giorni", "scaduta da 19 giorni", "addebito il 13 dic".
 * Undefined for one that is settled, without a due date, or of zero or less.
 */
export function movementStatus(
  row: AccountStatementRow,
  today: string | undefined,
  dates: DateWords,
  formats: Formats = formatsOf(),
): { tone: TagTone; text: string } | undefined {
  const { status, expiryDate, amount } = row;
  if (!today || status === "Paid" || status === "Unknown" || !isOwed(amount)) return undefined;
  const debited = isDebited(status, isAutomatic(row));
  if (debited) {
    // It begins with a noun, which German writes with a capital letter everywhere.
    const debit = formats.debitText(expiryDate, today, dates);
    return debit === undefined ? undefined : { tone: "neutral", text: short(formats.insideSentence(debit)) };
  }
  const due = formats.dueInText(expiryDate, today, dates);
  return due === undefined ? undefined : { tone: toneOf[status], text: short(uncapitalized(due)) };
}
