import { parseDate } from "../data/dates.ts";
import type { ExportKind, ExportTable, ExportValue } from "../data/exportTable.ts";
import { withoutIsolation } from "../theme/isolate.ts";

/** Content of a cell. A value that does not match its column's type becomes text. */
export type ExportCell =
  | { kind: "empty" }
  | { kind: "text"; text: string }
  | { kind: "date"; day: string }
  | { kind: "number" | "money"; value: number };

/** Maximum length of a text in a spreadsheet's cell. */
const maxTextLength = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no XML file may hold.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

/**
 * Shortens a text and removes what files must not contain: control characters except tab and line breaks, code points that are no
 * characters, lone surrogates, one of which the shortening may leave, and a page's isolation characters.
 */
const writable = (text: string): string => withoutIsolation(text).slice(0, maxTextLength).replace(unwritable, "");

const textCell = (value: string | number): ExportCell => {
  const text = writable(String(value));
  return text === "" ? { kind: "empty" } : { kind: "text", text };
};

export function toCell(value: ExportValue, kind: ExportKind): ExportCell {
  if (value === null || value === undefined) return { kind: "empty" };
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return { kind: "empty" };
    return kind === "number" || kind === "money" ? { kind, value } : textCell(value);
  }
  const day = kind === "date" ? parseDate(value) : undefined;
  return day ? { kind: "date", day } : textCell(value);
}

/** Returns the cells of the rows, one per column. */
export const toCells = ({ columns, rows }: ExportTable): ExportCell[][] =>
  rows.map((row) => columns.map(({ kind }, index) => toCell(row[index], kind)));

/** Returns the names of the columns as text. */
export const headersOf = ({ columns }: ExportTable): string[] => columns.map(({ header }) => writable(header));
