/**
 * Attributes of a table's parts. Some browsers drop the table semantics of a table with `display: block`, so each part states its role.
 */
export const tablePart = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
