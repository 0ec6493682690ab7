import { monthNumber, yearOf } from "../data/dates.ts";
import type { AccountBalance } from "./accountBalance.ts";
import type { Bill } from "./bill.ts";
import { isCreditNote } from "./bill.ts";

type Period = Pick<Bill, "supplyCode" | "commodity" | "periodFrom" | "periodTo">;
type Document = Period & Pick<AccountBalance, "id" | "number" | "year" | "emissionDate" | "documentType">;

/** Tells whether a bill can be compared with others: it names its supply and period, and is no credit note. */
export const isComparable = ({ supplyCode, periodFrom, periodTo, documentType, documentTypeCode }: Bill): boolean =>
  Boolean(supplyCode && periodFrom && periodTo && periodFrom <= periodTo) && !isCreditNote(documentType, documentTypeCode);

/**
 * Tells whether a bill is the first document of its supply, credit notes and documents without a period counted too. `documents` are all of
 * the supply.
 */
export const isFirstOf = (
  { id, emissionDate, periodFrom }: Pick<Bill, "id" | "emissionDate" | "periodFrom">,
  documents: readonly Pick<Document, "id" | "emissionDate" | "periodTo">[],
): boolean =>
  documents.every(
    (document) =>
      document.id === id ||
      (emissionDate !== null &&
        document.emissionDate !== null &&
        document.emissionDate > emissionDate &&
        !(document.periodTo && periodFrom && document.periodTo < periodFrom)),
  );

/** Returns the last of some documents by their period; of several for one period, the last one issued, which corrects the others. */
function lastOf<D extends Document>(documents: readonly D[]): D | null {
  const key = ({ periodTo, emissionDate, id }: D) => `${periodTo} ${emissionDate ?? ""} ${String(id).padStart(12, "0")}`;
  return documents.reduce<D | null>((last, document) => (last === null || key(document) > key(last) ? document : last), null);
}

const sameMonthYearBefore = (day: string | null, other: string | null) =>
  day !== null && other !== null && yearOf(other) === yearOf(day) - 1 && monthNumber(other) === monthNumber(day);

/** Returns the documents to compare a bill with: that of the period before, and that of the same months of last year. */
export function comparedWith<D extends Document>(bill: Period, documents: readonly D[]): { previous: D | null; lastYear: D | null } {
  const comparable = documents.filter(
    (document) =>
      document.supplyCode === bill.supplyCode &&
      document.commodity === bill.commodity &&
      document.periodFrom !== null &&
      document.periodTo !== null &&
      !isCreditNote(document.documentType),
  );
  return {
    previous: lastOf(comparable.filter(({ periodTo }) => bill.periodFrom !== null && (periodTo as string) < bill.periodFrom)),
    lastYear: lastOf(
      comparable.filter(
        ({ periodFrom, periodTo }) => sameMonthYearBefore(bill.periodFrom, periodFrom) && sameMonthYearBefore(bill.periodTo, periodTo),
      ),
    ),
  };
}
