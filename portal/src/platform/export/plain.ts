import { daysBetween, formatDate } from "@favilla/design-system/data/dates.ts";
import type { ExportCell } from "./table.ts";

const begins = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Prevents a text from being interpreted as a formula by adding an apostrophe. Use it only in formats without cell types. */
export const unformulated = (text: string): string => (begins.test(text) ? `'${text}` : text);

/** Formats digits without exponent and without "-0". */
const digits = (value: number, least: number): string =>
  new Intl.NumberFormat("it-IT", { useGrouping: false, minimumFractionDigits: least, maximumFractionDigits: Math.max(least, 10) }).format(
    value === 0 ? 0 : value,
  );

/** Formats a cell for an Italian spreadsheet: "1234,56", "12/12/2026". */
export function cellText(cell: ExportCell): string {
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

/** Excel number formats. Excel displays them in the language of its system. */
export const formats = { date: "dd/mm/yyyy", whole: "#,##0", number: "#,##0.0##", money: '#,##0.00 "€"' } as const;

/** Day 0 of spreadsheets. They wrongly assume a 29 February 1900, so this is correct for all later days. */
const dayZero = "1899-12-30";

/** Returns the day number that spreadsheets use: 61 is 1 March 1900. */
export const serialOf = (day: string): number => daysBetween(dayZero, day);
