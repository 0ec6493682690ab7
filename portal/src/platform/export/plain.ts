import { daysBetween, formatDate } from "@favilla/design-system/data/dates.ts";
import type { ExportCell } from "./table.ts";

const begins = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/**
 * A text that no spreadsheet takes for a formula: one that begins like one gets an apostrophe in front. Only for files that
 * have no types of their own; elsewhere a text is a text.
 */
export const unformulated = (text: string): string => (begins.test(text) ? `'${text}` : text);

/** Without the zeros of an exponent, and never "-0". */
const digits = (value: number, least: number): string =>
  new Intl.NumberFormat("it-IT", { useGrouping: false, minimumFractionDigits: least, maximumFractionDigits: Math.max(least, 10) }).format(
    value === 0 ? 0 : value,
  );

/** A cell as an Italian spreadsheet reads it: "1234,56", "12/12/2026". */
export function plainText(cell: ExportCell): string {
  switch (cell.kind) {
    case "empty":
      return "";
    case "text":
      return unformulated(cell.text);
    case "date":
      return formatDate(cell.day) ?? "";
    case "number":
    case "money":
      return digits(cell.value, cell.kind === "money" ? 2 : 0);
  }
}

/** How Excel shows them, each by the language of its own system. */
export const formats = { date: "dd/mm/yyyy", whole: "#,##0", number: "#,##0.0##", money: '#,##0.00 "€"' } as const;

/** The day from which spreadsheets count, for whom 1900 had a 29 February: all days after that are right. */
const dayZero = "1899-12-30";

/** The day as spreadsheets count them, 61 being the first of March 1900. */
export const serialOf = (day: string): number => daysBetween(dayZero, day);
