import writeExcelFile, { type Cell } from "write-excel-file/universal";
import { toUtcDate } from "../data/dates.ts";
import type { ExportTable } from "../data/exportTable.ts";
import type { Formats } from "../data/useFormats.ts";
import { cellTexts, excelFormats, serialOf } from "./cellTexts.ts";
import { sheetName } from "./sheetName.ts";
import { type ExportCell, headersOf, toCells } from "./tableCells.ts";

/** Day number of 1 March 1900. Earlier ones are wrong, because Excel's calendar contains a 29 February 1900. */
const firstSerial = 61;

/** Writes a UTF-16 unit as xlsx does what XML cannot hold: "_x000D_". */
const inHex = (unit: string) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/**
 * Escapes a text for the string type of xlsx (ECMA-376 part 1, 22.9.2.19). A text that looks like an escape, or would beside one, gets its
 * underscore escaped. XML would read a carriage return as a line feed, and the library leaves out U+FFFD.
 */
const asString = (text: string) => text.replace(/_(?=x[\dA-Fa-f]{4}[_\r\uFFFD])|[\r\uFFFD]/g, inHex);

const textCell = (text: string): Cell => ({ type: String, value: asString(text) });

function cellOf(cell: ExportCell, cellText: (cell: ExportCell) => string, formats: ReturnType<typeof excelFormats>): Cell {
  switch (cell.kind) {
    case "empty":
      return null;
    case "text":
      return textCell(cell.text);
    case "date":
      return serialOf(cell.day) < firstSerial ? textCell(cellText(cell)) : { type: Date, value: toUtcDate(cell.day), format: formats.date };
    case "number":
      return { type: Number, value: cell.value, format: Number.isInteger(cell.value) ? formats.whole : formats.number };
    case "money":
      return { type: Number, value: cell.value, format: formats.money };
  }
}

const widest = 40;

/** Writes Excel's own format, with a type for each cell. */
export const write = (table: ExportTable, formats: Formats): Promise<Blob> => {
  const [cellText, codes] = [cellTexts(formats), excelFormats(formats)];
  const cells = toCells(table);
  const headers = headersOf(table);
  const columns = headers.map((header, column) => ({
    width: Math.min(
      widest,
      Math.max(12, header.length + 2, ...cells.slice(0, 100).map((row) => cellText(row[column] as ExportCell).length + 2)),
    ),
  }));
  return writeExcelFile(
    [
      headers.map((value): Cell => ({ ...(textCell(value) as object), fontWeight: "bold" })),
      ...cells.map((row) => row.map((cell) => cellOf(cell, cellText, codes))),
    ],
    {
      sheet: sheetName(table.title),
      columns,
      stickyRowsCount: 1,
    },
  ).toBlob();
};
