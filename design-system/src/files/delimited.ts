import type { ExportTable } from "../data/exportTable.ts";
import type { Formats } from "../data/useFormats.ts";
import { cellTexts, unformulated } from "./cellTexts.ts";
import { headersOf, toCells } from "./tableCells.ts";

/** Byte order mark. Without it Excel does not read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

const quoted = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function lines(table: ExportTable, formats: Formats, separator: string, clean: (text: string) => string): string {
  const cellText = cellTexts(formats);
  const rows = [headersOf(table).map(unformulated), ...toCells(table).map((row) => row.map(cellText))];
  return byteOrderMark + rows.map((row) => `${row.map((text) => quoted(clean(text), separator)).join(separator)}\r\n`).join("");
}

/**
 * Writes the cells as CSV with CRLF and the separator that spreadsheets of the page's language expect: a semicolon where figures have a
 * decimal comma (Italian, German), a comma elsewhere (English).
 */
export const write = (table: ExportTable, formats: Formats): Blob =>
  new Blob([lines(table, formats, formats.decimalSign === "," ? ";" : ",", String)], { type: "text/csv;charset=utf-8" });

/** Replaces tabs and line breaks, which would start another cell. */
const onOneLine = (text: string): string => text.replace(/[\t\r\n]+/g, " ");

/** Writes the cells as tab-separated text. */
export const writeTabs = (table: ExportTable, formats: Formats): Blob =>
  new Blob([lines(table, formats, "\t", onOneLine)], { type: "text/plain;charset=utf-8" });
