import { plainText, unformulated } from "./plain.ts";
import { type ExportTable, headersOf, toCells } from "./table.ts";

/** Excel reads a file as UTF-8 only with this in front. */
const byteOrderMark = "\uFEFF";

const lines = (table: ExportTable, write: (text: string) => string, separator: string): string =>
  byteOrderMark +
  [headersOf(table).map(unformulated), ...toCells(table).map((row) => row.map(plainText))]
    .map((row) => `${row.map(write).join(separator)}\r\n`)
    .join("");

const quoted = (text: string): string => (/[";\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Semicolons and CRLF, as an Italian Excel opens it. */
export const write = (table: ExportTable): Blob => new Blob([lines(table, quoted, ";")], { type: "text/csv;charset=utf-8" });

/** A tab or a line end would be another cell; a quote in front would be taken for a quoted text. */
const onOneLine = (text: string): string => quoted(text.replace(/[\t\r\n]+/g, " "));

/** The same with tabs. */
export const writeTabs = (table: ExportTable): Blob => new Blob([lines(table, onOneLine, "\t")], { type: "text/plain;charset=utf-8" });
