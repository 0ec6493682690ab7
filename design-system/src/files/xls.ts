import type { ExportTable } from "../data/exportTable.ts";
import type { Formats } from "../data/useFormats.ts";
import { excelFormats } from "./cellTexts.ts";
import { escaped } from "./markup.ts";
import { sheetName } from "./sheetName.ts";
import { type ExportCell, headersOf, toCells } from "./tableCells.ts";

const data = (type: string, value: string, style?: string) =>
  `<Cell${style ? ` ss:StyleID="${style}"` : ""}><Data ss:Type="${type}">${value}</Data></Cell>`;

function cellOf(cell: ExportCell): string {
  switch (cell.kind) {
    case "empty":
      return "<Cell/>";
    case "text":
      return data("String", escaped(cell.text), "text");
    case "date":
      return data("DateTime", `${cell.day}T00:00:00.000`, "date");
    case "number":
      return data("Number", String(cell.value), Number.isInteger(cell.value) ? "whole" : "number");
    case "money":
      return data("Number", String(cell.value), "money");
  }
}

const stylesOf = ({ date, whole, number, money }: ReturnType<typeof excelFormats>) =>
  [
    ["head", '<Font ss:Bold="1"/><NumberFormat ss:Format="@"/>'],
    ["text", '<NumberFormat ss:Format="@"/>'],
    ["date", `<NumberFormat ss:Format="${date}"/>`],
    ["whole", `<NumberFormat ss:Format="${whole}"/>`],
    ["number", `<NumberFormat ss:Format="${number}"/>`],
    ["money", `<NumberFormat ss:Format="${escaped(money)}"/>`],
  ].map(([id, style]) => `<Style ss:ID="${id}">${style}</Style>`);

/** Writes SpreadsheetML 2003: XML that Excel reads since 2003, with a type for each cell (NOTES.md). */
export function write(table: ExportTable, formats: Formats): Blob {
  const rows = [
    headersOf(table).map((header) => data("String", escaped(header), "head")),
    ...toCells(table).map((row) => row.map(cellOf)),
  ].map((row) => `<Row>${row.join("")}</Row>`);
  const columns = table.columns.map(() => '<Column ss:Width="110"/>');
  const sheet = [
    '<?xml version="1.0" encoding="UTF-8"?><?mso-application progid="Excel.Sheet"?>',
    '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">',
    `<Styles>${stylesOf(excelFormats(formats)).join("")}</Styles>`,
    `<Worksheet ss:Name="${escaped(sheetName(table.title))}"><Table>${columns.join("")}${rows.join("\n")}</Table></Worksheet>`,
    "</Workbook>",
  ];
  return new Blob([sheet.join("\n")], { type: "application/vnd.ms-excel" });
}
