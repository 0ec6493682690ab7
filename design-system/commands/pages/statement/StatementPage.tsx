import { AccountStatementFilterDrawer } from "@favilla/design-system/bills/AccountStatementFilterDrawer.tsx";
import type { AccountBalance, AccountTotal } from "@favilla/design-system/bills/accountBalance.ts";
import type { AccountStatementSort } from "@favilla/design-system/bills/accountStatement.ts";
import {
  type AccountStatementFilterValue,
  defaultStatementFilter,
  matchesStatement,
} from "@favilla/design-system/bills/accountStatementFilter.ts";
import { toRow } from "@favilla/design-system/bills/documentRows.ts";
import { StatementView } from "@favilla/design-system/bills/StatementView.tsx";
import { newestFirst } from "@favilla/design-system/bills/statementQuery.ts";
import { useStatementTable } from "@favilla/design-system/bills/useStatementTable.ts";
import { type Load, loadOf } from "@favilla/design-system/data/load.ts";
import { useTableExport } from "@favilla/design-system/files/useTableExport.ts";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo, useState } from "react";

/** Address of a document's own page: write that of your site. */
const hrefOf = ({ number }: AccountBalance) => `#documento-${number}`;

const title = "Estratto conto";

/** The whole statement has come, so no press loads more. */
const whole = { complete: true, hasMore: false, next: 0, loadMore: () => undefined, loadingMore: false, moreFailed: false };

/** Returns the sums of some documents, in euros. A server counts in cents. */
function sumsOf(documents: readonly AccountBalance[]): AccountTotal {
  const sum = (key: "amount" | "paidAmount" | "balance") =>
    documents.reduce((cents, document) => cents + Math.round((document[key] ?? 0) * 100), 0) / 100;
  return { count: documents.length, amount: sum("amount"), paidAmount: sum("paidAmount"), balance: sum("balance") };
}

interface StatementPageProps {
  /** The customer's documents, newest first. */
  documents: readonly AccountBalance[];
  supplies: readonly Supply[];
}

/** The account statement with its filter. */
export function StatementPage({ documents, supplies }: StatementPageProps) {
  const today = useToday();
  const [filter, setFilter] = useState<AccountStatementFilterValue>(defaultStatementFilter);
  const [sort, setSort] = useState<AccountStatementSort>(newestFirst);
  const [filterOpen, setFilterOpen] = useState(false);
  const names = useMemo(() => new Map(supplies.map((supply) => [supply.supplyCode ?? "", displayName(supply)])), [supplies]);
  const options = [...names].map(([id, name]) => ({ id, name }));
  const found = useMemo(
    () =>
      documents.filter((document) =>
        matchesStatement({ ...toRow(document, { names, today }), supplyId: document.supplyCode ?? undefined }, filter),
      ),
    [documents, names, today, filter],
  );
  const save = useTableExport();
  const tableOf = useStatementTable(title);
  const none: Load<never> = { state: "NoDataFound" };
  return (
    <StatementView
      title={title}
      back={{ href: "#profilo", label: "Profilo" }}
      query={{ filter, sort }}
      load={found.length > 0 ? loadOf({ ...whole, items: found, fetched: found, total: found.length }) : none}
      total={loadOf(sumsOf(found))}
      account={loadOf(sumsOf(documents))}
      ordering={{ state: "Unset" }}
      names={names}
      supplies={options}
      hrefOf={hrefOf}
      onFilter={setFilter}
      onJump={setFilter}
      onSort={setSort}
      onExport={(format, chosen = found) => save(format, tableOf(chosen, sort, { names, today }))}
      onFilterOpen={() => setFilterOpen(true)}
    >
      <AccountStatementFilterDrawer
        open={filterOpen}
        value={filter}
        supplies={options}
        onApply={(next) => {
          setFilter(next);
          setFilterOpen(false);
        }}
        onClose={() => setFilterOpen(false)}
      />
    </StatementView>
  );
}
