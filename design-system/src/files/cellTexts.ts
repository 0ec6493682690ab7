import { daysBetween } from "../data/dates.ts";
import type { Formats } from "../data/useFormats.ts";
import { writtenLocale } from "../theme/region.ts";
import type { ExportCell } from "./tableCells.ts";

const begins = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Prevents a text from being interpreted as a formula by adding an apostrophe. Use it only in formats without cell types. */
export const unformulated = (text: string): string => (begins.test(text) ? `'${text}` : text);

/** Returns a function that formats a cell for the spreadsheets of the page's language: "1234,56" and "12/12/2026", in German "12.12.2026". */
export function cellTexts({ formatDate, region }: Formats): (cell: ExportCell) => string {
  const digits = (least: number) =>
    new Intl.NumberFormat(writtenLocale(region), { useGrouping: false, minimumFractionDigits: least, maximumFractionDigits: 10 });
  const formats = { number: digits(0), money: digits(2) };
  return (cell) => {
    switch (cell.kind) {
      case "empty":
        return "";
      case "text":
        return unformulated(cell.text);
      case "date":
        return formatDate(cell.day) ?? "";
      case "number":
      case "money":
        // Without "-0".
        return formats[cell.kind].format(cell.value === 0 ? 0 : cell.value);
    }
  };
}

/** Returns the number formats of Excel for the page's language. Excel shows them with the decimal sign of its system. */
export const excelFormats = ({ dateFormat, formatMoney, currencySign }: Formats) => ({
  date: dateFormat.toLowerCase(),
  whole: "#,##0",
  number: "#,##0.0##",
  money: formatMoney(1).startsWith(currencySign) ? `"${currencySign}"#,##0.00` : `#,##0.00 "${currencySign}"`,
});

/** Day 0 of spreadsheets. They wrongly assume a 29 February 1900, so this is correct for all later days. */
const dayZero = "1899-12-30";

/** Returns the day number that spreadsheets use: 61 is 1 March 1900. */
export const serialOf = (day: string): number => daysBetween(dayZero, day);
