import { parseDate } from "@favilla/design-system/data/dates.ts";

/** What a column holds: money is euros, two decimals; a date is an ISO day or timestamp. */
export type ExportKind = "text" | "date" | "number" | "money";

export interface ExportColumn {
  header: string;
  kind: ExportKind;
}

export type ExportValue = string | number | null | undefined;

/** A table to be saved as a file, as it is on screen: same columns, same rows, same order. */
export interface ExportTable {
  /** Name of the sheet, title of the page. */
  title: string;
  columns: readonly ExportColumn[];
  /** A value for each column. */
  rows: readonly (readonly ExportValue[])[];
}

/** What stands in a cell: a value that isn't of its column's kind is the text that it is. */
export type ExportCell =
  | { kind: "empty" }
  | { kind: "text"; text: string }
  | { kind: "date"; day: string }
  | { kind: "number" | "money"; value: number };

/** The longest text that a spreadsheet's cell may hold. */
const longest = 32_767;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no XML file may hold.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;
const loneSurrogate = /\p{Surrogate}/gu;

/** Without the characters that no file of ours may hold: control characters but tab and line ends, halves of a pair. */
const writable = (text: string): string => text.replace(unwritable, "").replace(loneSurrogate, "").slice(0, longest);

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

/** The rows' cells, one for each column. */
export const toCells = ({ columns, rows }: ExportTable): ExportCell[][] =>
  rows.map((row) => columns.map(({ kind }, index) => toCell(row[index], kind)));

/** The columns' names, as text. */
export const headersOf = ({ columns }: ExportTable): string[] => columns.map(({ header }) => writable(header));

/** "estratto-conto-2026-11-21.xlsx" of "Estratto conto 2026-11-21". */
export const exportFileName = (name: string, format: string): string =>
  `${
    name
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-+|-+$/g, "") || "tabella"
  }.${format}`;
