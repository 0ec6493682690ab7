import { SelectControl } from "../forms/SelectControl.tsx";
import { useMessages } from "../theme/messages.ts";
import { type AccountStatementSort, statementSortKeys } from "./accountStatement.ts";
import { statementMessages } from "./statementMessages.it.ts";

interface StatementOrderProps {
  sort: AccountStatementSort;
  onSort: (sort: AccountStatementSort) => void;
  className: string;
}

const labels = {
  emissionDate: { descending: "newest", ascending: "oldest" },
  status: { ascending: "mostUrgent", descending: "leastUrgent" },
  amount: { descending: "highest", ascending: "lowest" },
} as const;

/** The order of the statement where no column has a header to press. */
export function StatementOrder({ sort, onSort, className }: StatementOrderProps) {
  const words = useMessages(statementMessages);
  const orders = statementSortKeys.flatMap((column) =>
    (Object.keys(labels[column]) as AccountStatementSort["direction"][]).map((direction) => ({ column, direction })),
  );
  const orderId = ({ column, direction }: AccountStatementSort) => `${column} ${direction}`;
  return (
    <SelectControl
      className={className}
      aria-label={words.order}
      value={orderId(sort)}
      options={orders.map((order) => ({ value: orderId(order), label: words[labels[order.column][order.direction]] }))}
      onChange={({ currentTarget: { value } }) => {
        const chosen = orders.find((order) => orderId(order) === value);
        if (chosen) onSort(chosen);
      }}
    />
  );
}
