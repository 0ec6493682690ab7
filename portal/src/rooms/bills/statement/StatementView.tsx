import { AccountStatementActiveFilters } from "@favilla/design-system/bills/AccountStatementActiveFilters.tsx";
import type { AccountStatementFilterValue, StatementSupply } from "@favilla/design-system/bills/accountStatementFilter.ts";
import { countActiveStatementGroups } from "@favilla/design-system/bills/accountStatementFilter.ts";
import { formatNumber } from "@favilla/design-system/data/format.ts";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { LateErrorDialog } from "../../../platform/loading/LateOverlays.tsx";
import { loaded } from "../../../platform/loading/load.ts";
import { PanelBoundary } from "../../../platform/loading/PanelBoundary.tsx";
import { useAnnouncedResult } from "../../../platform/loading/useAnnouncedResult.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { SubPageHeader } from "../../../platform/pages/SubPageHeader.tsx";
import { FilterButton } from "../FilterButton.tsx";
import { billsPageMessages } from "../messages.it.ts";
import { StatementBalance } from "./StatementBalance.tsx";
import { StatementPanel, type StatementPanelProps } from "./StatementPanel.tsx";
import { encodeStatement } from "./statementAddress.ts";
import { statementPageMessages } from "./statementMessages.it.ts";

export interface StatementViewProps extends StatementPanelProps {
  onFilter: (filter: AccountStatementFilterValue) => void;
  /** Supplies to choose from. */
  supplies: readonly StatementSupply[];
  /** True while the filter is loading. */
  filterLoading: boolean;
  /** True if the filter could not be loaded, until `onFilterDismiss`. */
  filterFailed: boolean;
  onFilterNear: () => void;
  onFilterOpen: () => void;
  onFilterDismiss: () => void;
  /** Elements above the page. */
  children?: ReactNode;
}

/** The account statement from plain data (AS-01, AS-02): the open amount, the filter, the documents and the export. */
export function StatementView(props: StatementViewProps) {
  const { query, load } = props;
  const words = useMessages(statementPageMessages);
  const billsWords = useMessages(billsPageMessages);
  const { accountStatement: title } = useMessages(pagesMessages);
  const { network } = useMessages(errorsMessages);
  const pages = loaded(load);
  const count = pages && formatNumber(pages.total);
  const inWords = (one: string, other: string) => count !== undefined && (pages?.total === 1 ? one : fill(other, { count }));
  const shown = pages && pages.items.length < pages.total;
  const found = load.state === "NoDataFound" ? billsWords.nothingFoundTitle : inWords(words.foundOne, words.foundOther);
  useAnnouncedResult(encodeStatement({ ...query, sort: { column: "emissionDate", direction: "descending" } }).toString(), found);
  return (
    <>
      <SubPageHeader
        parent="profileDashboard"
        title={title}
        description={words.description}
        action={
          <FilterButton
            count={countActiveStatementGroups(query.filter)}
            loading={props.filterLoading}
            onNear={props.onFilterNear}
            onOpen={props.onFilterOpen}
          />
        }
      />
      <Stack gap={6}>
        <StatementBalance account={props.account} filter={query.filter} onFilter={props.onJump} />
        <Stack gap={4}>
          <Inline spread>
            <AccountStatementActiveFilters value={query.filter} supplies={props.supplies} onChange={props.onFilter} />
            <Text size="small" tone="muted">
              {shown
                ? fill(words.shownOf, { shown: formatNumber(pages.items.length), count: count ?? "" })
                : inWords(words.countOne, words.countOther)}
            </Text>
          </Inline>
          <PanelBoundary>
            <StatementPanel {...props} />
          </PanelBoundary>
        </Stack>
      </Stack>
      <LateErrorDialog open={props.filterFailed} title={billsWords.filterFailed} description={network} onClose={props.onFilterDismiss} />
      {props.children}
    </>
  );
}
