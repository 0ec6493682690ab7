import { ActiveFilters } from "@favilla/design-system/bills/ActiveFilters.tsx";
import type { BillFilterValue } from "@favilla/design-system/bills/billFilter.ts";
import { countActiveGroups } from "@favilla/design-system/bills/billFilterGroups.ts";
import { encodeBillFilter } from "@favilla/design-system/bills/billFilterQuery.ts";
import { formatNumber } from "@favilla/design-system/data/format.ts";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { loaded } from "../../../platform/loading/load.ts";
import { PanelBoundary } from "../../../platform/loading/PanelBoundary.tsx";
import { useAnnouncedResult } from "../../../platform/loading/useAnnouncedResult.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { FilterButton } from "../FilterButton.tsx";
import { billsPageMessages } from "../messages.it.ts";
import { BillsPanel, type BillsPanelProps } from "./BillsPanel.tsx";

interface BillsViewProps extends BillsPanelProps {
  onFilter: (next: BillFilterValue) => void;
  /** True while the filter is loading. */
  filterLoading: boolean;
  /** True if the filter could not be loaded, until `onFilterDismiss`. */
  filterFailed: boolean;
  /** Called when the pointer or focus reaches the button: start loading the filter. */
  onFilterNear: () => void;
  onFilterOpen: () => void;
  onFilterDismiss: () => void;
  /** Elements above the page: the filter, the bill of a link. */
  children?: ReactNode;
}

/** All bills from plain data (BL-01): the filter's button, its active groups, and the list in each loading state. */
export function BillsView(props: BillsViewProps) {
  const { filter, load } = props;
  const words = useMessages(billsPageMessages);
  const { bills: title } = useMessages(pagesMessages);
  const { network } = useMessages(errorsMessages);
  const total = loaded(load)?.total;
  const inWords = (one: string, other: string) => total !== undefined && (total === 1 ? one : fill(other, { count: formatNumber(total) }));
  const found = load.state === "NoDataFound" ? words.nothingFoundTitle : inWords(words.foundOne, words.foundOther);
  useAnnouncedResult(encodeBillFilter(filter).toString(), found);
  return (
    <>
      <PageHeader
        title={title}
        description={words.description}
        action={
          <FilterButton
            count={countActiveGroups(filter)}
            loading={props.filterLoading}
            onNear={props.onFilterNear}
            onOpen={props.onFilterOpen}
          />
        }
      />
      <Stack gap={4}>
        <Inline spread>
          <ActiveFilters value={filter} onChange={props.onFilter} />
          <Text size="small" tone="muted">
            {inWords(words.countOne, words.countOther)}
          </Text>
        </Inline>
        <PanelBoundary>
          <BillsPanel {...props} />
        </PanelBoundary>
      </Stack>
      <ErrorDialog open={props.filterFailed} title={words.filterFailed} description={network} onClose={props.onFilterDismiss} />
      {props.children}
    </>
  );
}
