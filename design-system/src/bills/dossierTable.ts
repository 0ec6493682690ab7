import { element, type FileElement, type FileNode } from "../data/fileNodes.ts";

interface DossierTable {
  caption: FileNode;
  columns: readonly string[];
  rows: readonly (readonly FileNode[])[];
  /** Row that sums the others up. */
  total?: readonly FileNode[] | undefined;
  /** Number of columns from the right that are figures. @default 1 */
  figures?: number | undefined;
}

/** Makes a table of the file: each row is named by its first cell. */
export function dossierTable({ caption, columns, rows, total, figures = 1 }: DossierTable): FileElement {
  const look = (index: number): Record<string, string> => (index >= columns.length - figures ? { class: "figure" } : {});
  const rowOf = (cells: readonly FileNode[]) =>
    element(
      "tr",
      {},
      cells.map((cell, index) => (index === 0 ? element("th", { scope: "row" }, cell) : element("td", look(index), cell))),
    );
  const head = columns.map((column, index) => element("th", { scope: "col", ...look(index) }, column));
  return element(
    "table",
    {},
    element("caption", {}, caption),
    element("thead", {}, element("tr", {}, head)),
    element("tbody", {}, rows.map(rowOf)),
    total && element("tfoot", {}, rowOf(total)),
  );
}
