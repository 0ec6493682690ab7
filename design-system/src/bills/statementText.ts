import type { DateWords } from "../data/relativeDates.ts";
import { uncapitalized } from "../data/relativeDates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import type { TagTone } from "../feedback/Tag.tsx";
import { type AccountStatementRow, statementState } from "./accountStatement.ts";

const toneOf = { Reported: "neutral", Expired: "negative", NotPaid: "negative", Expiring: "warning", ToBePaid: "neutral" } as const;

/**
 * Says in a few words inside a line why a document is still open: "scade tra 6 giorni", "scaduta da 19 giorni", "addebito il 13 dic".
 * Undefined for one that is settled, without a due date, or of zero or less.
 * @param reportedText words for a payment that was reported: "Pagamento in arrivo"
 * @param overdue word for a document that is overdue by its status, on a day that is not known: "Scaduta"
 */
export function movementStatus(
  row: AccountStatementRow,
  today: string | undefined,
  dates: DateWords,
  formats: Formats = formatsOf(),
  overdue?: string,
  reportedText?: string,
): { tone: TagTone; text: string } | undefined {
  const { status, day, payer, late } = statementState(row, today);
  if (!today || payer === null || status === "Paid" || status === "Unknown") return undefined;
  if (payer === "reported") return reportedText === undefined ? undefined : { tone: "neutral", text: uncapitalized(reportedText) };
  if (payer === "debit") {
    // It begins with a noun, which German writes with a capital letter everywhere.
    const debit = formats.debitText(day, today, dates, true);
    return debit === undefined ? undefined : { tone: "neutral", text: formats.insideSentence(debit) };
  }
  const due = formats.dueInText(day, today, dates, true) ?? (late ? overdue : undefined);
  return due === undefined ? undefined : { tone: toneOf[status], text: uncapitalized(due) };
}
