import type { ReactNode } from "react";
import { Table } from "../data/Table.tsx";

export interface LegalTableProps {
  caption: ReactNode;
  /** Names of the columns. */
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table of a legal text, below the heading that names it. A build gives it to `LegalView` only if its text has a table. */
export const LegalTable = ({ caption, head, rows }: LegalTableProps) => (
  <Table
    caption={caption}
    hideCaption
    columns={head.map((header, column) => ({
      key: String(column),
      header,
      rowHeader: column === 0,
      render: ({ cells }: { cells: readonly ReactNode[] }) => cells[column],
    }))}
    rows={rows.map((cells, row) => ({ cells, key: String(row) }))}
    rowKey={({ key }) => key}
  />
);
