/** Types of a column: money is in euros with two decimals; a date is an ISO day or timestamp. */
export type ExportKind = "text" | "date" | "number" | "money";

export interface ExportColumn {
  header: string;
  kind: ExportKind;
}

export type ExportValue = string | number | null | undefined;

/** A table to be saved as a file with the same columns, rows and order as on screen. */
export interface ExportTable {
  /** Name of the sheet, or title of the page. */
  title: string;
  columns: readonly ExportColumn[];
  /** Values of each row, one per column. */
  rows: readonly (readonly ExportValue[])[];
}
