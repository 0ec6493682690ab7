import type { ReactNode } from "react";
import { Table } from "../data/Table.tsx";
import { useMessages } from "../theme/messages.ts";
import { priceChangeMessages } from "./priceChangeMessages.it.ts";

export interface BeforeAfterRow {
  label: string;
  before: ReactNode;
  after: ReactNode;
}

interface BeforeAfterProps {
  caption: string;
  rows: readonly BeforeAfterRow[];
  /** Sums of the rows. */
  total?: BeforeAfterRow | undefined;
}

/** Old and new values, row by row, in a table that fits a phone. Internal. */
export function BeforeAfter({ caption, rows, total }: BeforeAfterProps) {
  const words = useMessages(priceChangeMessages);
  return (
    <Table<BeforeAfterRow>
      caption={caption}
      hideCaption
      compact
      inCard
      columns={[
        { key: "label", header: words.part, rowHeader: true, render: ({ label }) => label },
        { key: "before", header: words.before, align: "end", render: ({ before }) => before },
        { key: "after", header: words.after, align: "end", render: ({ after }) => after },
      ]}
      rows={rows}
      rowKey={({ label }) => label}
      footer={total && { label: total.label, before: total.before, after: total.after }}
    />
  );
}
