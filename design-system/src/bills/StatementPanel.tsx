import { type ReactNode, useMemo, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { Alert } from "../feedback/Alert.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useWideWindow } from "../layout/useWideWindow.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { AccountStatementTable } from "./AccountStatementTable.tsx";
import type { AccountBalance, AccountTotal, LoadedDocuments } from "./accountBalance.ts";
import type { AccountStatementSort } from "./accountStatement.ts";
import {
  type AccountStatementFilterValue,
  asBillFilter,
  countActiveStatementGroups,
  defaultStatementFilter,
} from "./accountStatementFilter.ts";
import { matchesNothing } from "./billFilter.ts";
import { shownMovements, shownRows } from "./documentRows.ts";
import { statementSums } from "./openDocuments.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import type { StatementFiles } from "./StatementChoiceTable.tsx";
import { type Ordering, StatementOrdering } from "./StatementOrdering.tsx";
import { statementPageMessages } from "./statementPageMessages.it.ts";
import { isNewestFirst, newestFirst, type StatementQuery } from "./statementQuery.ts";

const nothing: ReadonlySet<string> = new Set();

/** Before the documents come. */
const none = { fetched: [], complete: true, total: 0 };

/** Props, over 12 because the documents, their order, their totals and the export load apart from each other. */
export interface StatementPanelProps extends StatementFiles {
  query: StatementQuery;
  load: Load<LoadedDocuments>;
  /** Reading of the documents that the order needs. */
  ordering: Ordering;
  /** Totals of the filtered documents. */
  total: Load<AccountTotal>;
  /** Totals of the whole account. */
  account: Load<AccountTotal>;
  /** Names of the supplies by code. The rows do not wait for them, because they are loaded with the filter's data. */
  names: ReadonlyMap<string, string>;
  /** Gives the address of a document's own page. Keep it stable between renders. */
  hrefOf: (document: AccountBalance) => string;
  /** The number of documents. */
  aside: ReactNode;
  /** Applies another filter. The button that calls it disappears. */
  onJump: (filter: AccountStatementFilterValue) => void;
  onSort: (sort: AccountStatementSort) => void;
  /** Reads all documents of the filter, also those that have not come, or stops that. @default only those that have come are chosen together */
  onWhole?: ((wanted: boolean) => void) | undefined;
  /** True after an export failed, until another one starts. */
  exportFailed?: boolean | undefined;
  /** Called to retry requests other than the documents, if one failed. */
  onRetryParts?: (() => void) | undefined;
}

/** The documents in each loading state. */
export function StatementPanel(props: StatementPanelProps) {
  const today = useToday();
  const { query, load, ordering, total, account, names, hrefOf, onJump, onSort, onWhole, onExport, onFiles, exportFailed, onRetryParts } =
    props;
  const words = useMessages(statementPageMessages);
  const billsWords = useMessages(billsPageMessages);
  const pages = loadedData(load);
  const { filter, sort } = query;
  const rows = useMemo(() => (pages ? shownRows(pages, sort, { names, today, hrefOf }) : []), [pages, names, sort, today, hrefOf]);
  const known = account.state === "Loading" ? "coming" : loadedData(account)?.balance;
  const owed = countActiveStatementGroups(filter) === 0 ? known : undefined;
  const movements = useMemo(
    () => (pages && (!pages.complete || isNewestFirst(sort)) ? shownMovements(pages, { names, today, hrefOf }, owed) : undefined),
    [pages, names, sort, today, hrefOf, owed],
  );
  const isWide = useWideWindow();
  const [chosen, setChosen] = useState(nothing);
  const place = JSON.stringify(filter);
  /** Filter whose documents are read to be chosen. */
  const [taken, setTaken] = useState<string>();
  const isTaking = taken === place && pages?.complete !== true;
  if (taken === place && pages?.complete) {
    setTaken(undefined);
    setChosen(new Set(pages.fetched.map(({ id }) => String(id))));
  }
  const clear = () => onJump(defaultStatementFilter);
  if (matchesNothing(asBillFilter(filter)))
    return (
      <EmptyState
        illustration={<NothingFoundIllustration />}
        title={billsWords.nothingChosenTitle}
        description={billsWords.nothingChosenText}
        action={
          <Button variant="secondary" onClick={clear}>
            {billsWords.clearFilters}
          </Button>
        }
      />
    );
  const sums = loadedData(total);
  return (
    // Documents do not take the box of their placeholder, which may have begun elsewhere.
    <Stack key={load.state} gap={4}>
      {exportFailed && (
        <Alert tone="negative" title={words.exportFailed}>
          {words.exportFailedText}
        </Alert>
      )}
      {onRetryParts && (
        <Alert
          tone="warning"
          live="polite"
          title={words.partFailed}
          action={
            <Button size="small" variant="secondary" onClick={onRetryParts}>
              {words.retry}
            </Button>
          }
        />
      )}
      <StatementOrdering
        {...ordering}
        isChoice={isNewestFirst(sort)}
        onCancel={() => {
          setTaken(undefined);
          onWhole?.(false);
          if (!isNewestFirst(sort)) onSort(newestFirst);
        }}
      />
      <AccountStatementTable
        {...listState(load)}
        rows={rows}
        sort={pages?.complete ? sort : newestFirst}
        onSort={onSort}
        movements={movements}
        choice={
          onFiles && isWide
            ? {
                documents: pages ?? none,
                chosen,
                onChoose: setChosen,
                onAll:
                  onWhole &&
                  (() => {
                    setTaken(place);
                    onWhole(true);
                  }),
                allComing: isTaking,
                onExport,
                onFiles,
              }
            : undefined
        }
        aside={props.aside}
        total={sums?.amount}
        totalCount={sums?.count}
        sums={pages && sums && statementSums(pages, sums, today)}
        filtered={countActiveStatementGroups(filter) > 0}
        onClearFilters={clear}
        hasMore={pages?.hasMore}
        onLoadMore={pages?.loadMore}
        loadingMore={pages?.loadingMore}
        step={pages?.next}
      />
      {pages?.moreFailed && <Alert tone="negative" live="assertive" title={words.moreFailed} />}
    </Stack>
  );
}
