import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { ExportMenu } from "../data/ExportMenu.tsx";
import { loadedData } from "../data/load.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { useAnnouncedResult } from "../feedback/useAnnouncedResult.ts";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { Inline, Stack } from "../layout/Stack.tsx";
import { useWideWindow } from "../layout/useWideWindow.ts";
import { Text } from "../text/Text.tsx";
import { lateComponent } from "../theme/lateComponent.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { useToday } from "../theme/today.ts";
import {
  type AccountStatementFilterValue,
  asBillFilter,
  asStatementFilter,
  countActiveStatementGroups,
  defaultStatementFilter,
  type StatementSupply,
} from "./accountStatementFilter.ts";
import { BillFilterChips } from "./BillFilterChips.tsx";
import { type BillFilterValue, defaultBillFilter, matchesNothing } from "./billFilter.ts";
import { beyondChips, type QuickFilter } from "./billFilterGroups.ts";
import { openDocuments } from "./openDocuments.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import { StatementBalance } from "./StatementBalance.tsx";
import { StatementPanel, type StatementPanelProps } from "./StatementPanel.tsx";
import { statementPageMessages } from "./statementPageMessages.it.ts";
import { encodeStatement } from "./statementQuery.ts";
import { withChips } from "./withChips.ts";

/** Loaded while a filter is active that no chip shows. */
const ActiveFilters = lateComponent(() => import("./AccountStatementActiveFilters.tsx"), "AccountStatementActiveFilters", {
  optional: true,
});

/** The servers find documents that are open, whoever settles them. */
const chips: readonly QuickFilter[] = ["unpaid", "light", "gas"];

export interface StatementViewProps extends Pick<PageHeaderProps, "title" | "back">, Omit<StatementPanelProps, "aside"> {
  onFilter: (filter: AccountStatementFilterValue) => void;
  /** Supplies to choose from. */
  supplies: readonly StatementSupply[];
  /** Callout about bills for one period, above the documents. It comes with them, and the chips stay where they are. */
  note?: ReactNode;
  /** True while the filter is loading. @default false */
  filterLoading?: boolean | undefined;
  /** Called when the pointer or focus reaches the button: start loading the filter. */
  onFilterNear?: (() => void) | undefined;
  /** Opens the filter (`AccountStatementFilterDrawer`). */
  onFilterOpen: () => void;
  /** Elements above the page: the filter, messages about the export. */
  children?: ReactNode;
}

/** Saves the PDF of all documents of the filter: those that have not come are read first, until that is cancelled (AS-53). */
function useAllPdfs({ query, load, onFiles, onWhole }: Pick<StatementViewProps, "query" | "load" | "onFiles" | "onWhole">) {
  const pages = loadedData(load);
  const place = JSON.stringify(query.filter);
  /** Filter whose documents are read so that the PDF of each is saved. */
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (wanted !== place || !pages?.complete) return;
    setWanted(undefined);
    onFiles?.(pages.fetched);
  }, [wanted, place, pages, onFiles]);
  const onChoose = () => {
    setWanted(place);
    if (!pages?.complete) onWhole?.(true);
  };
  return {
    pdfs: onFiles && pages && (pages.complete || onWhole) ? { count: pages.total, onChoose } : undefined,
    onWhole:
      onWhole &&
      ((isWanted: boolean) => {
        setWanted(undefined);
        onWhole(isWanted);
      }),
  };
}

/** Returns how many documents there are, or how many of them are shown. */
function useCountText(load: StatementViewProps["load"]): string | undefined {
  const pages = loadedData(load);
  const words = useMessages(statementPageMessages);
  const { formatCount, formatNumber } = useNumberFormats();
  if (!pages) return undefined;
  const { items, total } = pages;
  if (items.length === total) return formatCount(words.countOne, words.countOther, total);
  return fill(words.shownOf, { shown: formatNumber(items.length), count: formatNumber(total) });
}

/** Returns whether a balance may come. An account without documents has hardly one: nothing keeps its place. */
const mayHaveBalance = ({ query, load, account }: Pick<StatementViewProps, "query" | "load" | "account">) =>
  load.state !== "NoDataFound" || account.state === "Loaded" || countActiveStatementGroups(query.filter) > 0;

/** The account statement from plain data (AS-01, AS-02): what is open, the filters, the documents and the export. */
export function StatementView(props: StatementViewProps) {
  const today = useToday();
  const { query, load } = props;
  const { filter } = query;
  const words = useMessages(statementPageMessages);
  const { formatCount } = useNumberFormats();
  const billsWords = useMessages(billsPageMessages);
  const pages = loadedData(load);
  const inWords = (one: string, other: string) => pages !== undefined && formatCount(one, other, pages.total);
  const aside = useCountText(load);
  const isWide = useWideWindow();
  const found = load.state === "NoDataFound" ? billsWords.nothingFoundTitle : inWords(words.foundOne, words.foundOther);
  useAnnouncedResult(encodeStatement({ ...query, sort: { column: "emissionDate", direction: "descending" } }).toString(), found);

  const filtered = countActiveStatementGroups(filter) > 0;
  const [everFiltered, setEverFiltered] = useState(filtered);
  if (filtered && !everFiltered) setEverFiltered(true);
  // Without any document there is nothing to filter. A chip that took a filter off keeps its focus.
  const hasChips = everFiltered || load.state !== "NoDataFound";
  const all = useMemo(() => (pages && !filtered ? openDocuments(pages, today) : undefined), [pages, filtered, today]);
  const [open, setOpen] = useState(all);
  // A filter takes documents away, but what is open stays the same.
  if (all && all !== open) setOpen(all);

  const beyond = asStatementFilter(beyondChips(asBillFilter(filter), chips), filter.supply);
  const [chipsShown, setChipsShown] = useState(false);
  // They stay mounted after the last one was removed, because they take its focus.
  if (!chipsShown && countActiveStatementGroups(beyond) > 0) setChipsShown(true);
  // The first chip takes the supply off too.
  const hasFile = load.state !== "NoDataFound" && load.state !== "LoadFailure" && !matchesNothing(asBillFilter(filter));
  const { pdfs, onWhole } = useAllPdfs(props);
  const choose = (next: BillFilterValue) =>
    props.onFilter(next === defaultBillFilter ? defaultStatementFilter : asStatementFilter(next, filter.supply));
  return (
    <>
      <PageHeader
        title={props.title}
        back={props.back}
        action={hasFile && <ExportMenu disabled={!pages} onExport={(format) => props.onExport(format)} pdfs={pdfs} />}
      />
      <Stack gap={4}>
        {mayHaveBalance(props) && (
          <StatementBalance account={props.account} open={all ?? open} loading={!filtered && load.state === "Loading"} />
        )}
        {hasChips && (
          <Inline spread gap={3}>
            <BillFilterChips
              value={asBillFilter(filter)}
              chips={chips}
              others={filter.supply === null ? 0 : 1}
              allLabel={words.all}
              onChange={choose}
              loadingMore={props.filterLoading}
              onMoreNear={props.onFilterNear}
              onMore={props.onFilterOpen}
            />
            {isWide && (
              <Text size="small" tone="muted">
                {aside}
              </Text>
            )}
          </Inline>
        )}
        {chipsShown && (
          <PanelBoundary>
            <Suspense>
              <ActiveFilters
                value={beyond}
                supplies={props.supplies}
                onChange={(next) => props.onFilter(withChips(filter, beyond, next))}
              />
            </Suspense>
          </PanelBoundary>
        )}
        {props.note}
        <PanelBoundary>
          <StatementPanel {...props} onWhole={onWhole} aside={!isWide && aside} />
        </PanelBoundary>
      </Stack>
      {props.children}
    </>
  );
}
