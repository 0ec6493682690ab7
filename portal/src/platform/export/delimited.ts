import { cellText, unformulated } from "./plain.ts";
import { type ExportTable, headersOf, toCells } from "./table.ts";

/** Byte order mark. Without it Excel does not read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

const lines = (table: ExportTable, write: (text: string) => string, separator: string): string =>
  byteOrderMark +
  [headersOf(table).map(unformulated), ...toCells(table).map((row) => row.map(cellText))]
    .map((row) => `${row.map(write).join(separator)}\r\n`)
    .join("");

const quoted = (text: string): string => (/[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes the cells as CSV with semicolons and CRLF, the format that Italian versions of Excel expect. */
export const write = (table: ExportTable): Blob => new Blob([lines(table, quoted, ";")], { type: "text/csv;charset=utf-8" });

/** Removes tabs and line breaks, which would start another cell, and quotes texts that begin with a quote. */
const onOneLine = (text: string): string => quoted(text.replace(/[\t\r\n]+/g, " "));

/** Writes the cells as tab-separated text. */
export const writeTabs = (table: ExportTable): Blob => new Blob([lines(table, onOneLine, "\t")], { type: "text/plain;charset=utf-8" });
