import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CountBadge } from "@favilla/design-system/actions/CountBadge.tsx";
import { ActiveFilters } from "@favilla/design-system/bills/ActiveFilters.tsx";
import { type BillFilterValue, countActiveGroups } from "@favilla/design-system/bills/billFilter.ts";
import { formatNumber } from "@favilla/design-system/data/format.ts";
import { FilterIcon } from "@favilla/design-system/icons/FilterIcon.ts";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import type { ReactNode } from "react";
import { errorsMessages } from "../api/messages.it.ts";
import { loaded } from "../app/load.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { PanelBoundary } from "../app/PanelBoundary.tsx";
import { BillsPanel, type BillsPanelProps } from "./BillsPanel.tsx";
import { billsPageMessages } from "./messages.it.ts";

interface BillsViewProps extends BillsPanelProps, FilterButtonProps {
  onFilter: (next: BillFilterValue) => void;
  /** The filter could not be opened; shown until `onFilterDismiss`. */
  filterFailed: boolean;
  onFilterDismiss: () => void;
  /** What opens above the page: the filter, the bill that a link names. */
  children?: ReactNode;
}

/** All the bills from plain data (spec §2): the filter's button and its active groups, and the list in each of its states. */
export function BillsView({ onFilter, filterLoading, onFilterNear, onFilterOpen, ...props }: BillsViewProps) {
  const { filterFailed, onFilterDismiss, children, ...panel } = props;
  const words = useMessages(billsPageMessages);
  const { bills: title } = useMessages(pagesMessages);
  const { network } = useMessages(errorsMessages);
  const total = loaded(panel.load)?.total;
  return (
    <>
      <PageHeader
        title={title}
        description={words.description}
        action={<FilterButton filter={panel.filter} {...{ filterLoading, onFilterNear, onFilterOpen }} />}
      />
      <Stack gap={4}>
        <Inline spread>
          <ActiveFilters value={panel.filter} onChange={onFilter} />
          <Text size="small" tone="muted">
            {total !== undefined && (total === 1 ? words.countOne : fill(words.countOther, { count: formatNumber(total) }))}
          </Text>
        </Inline>
        <PanelBoundary>
          <BillsPanel {...panel} />
        </PanelBoundary>
      </Stack>
      <ErrorDialog open={filterFailed} title={words.filterFailed} description={network} onClose={onFilterDismiss} />
      {children}
    </>
  );
}

interface FilterButtonProps {
  filter: BillFilterValue;
  /** The filter is on its way. */
  filterLoading: boolean;
  /** It is about to be asked for. */
  onFilterNear: () => void;
  onFilterOpen: () => void;
}

function FilterButton({ filter, filterLoading, onFilterNear, onFilterOpen }: FilterButtonProps) {
  const words = useMessages(billsPageMessages);
  const count = countActiveGroups(filter);
  return (
    <Button
      variant="secondary"
      icon={FilterIcon}
      aria-haspopup="dialog"
      loading={filterLoading}
      onPointerEnter={onFilterNear}
      onFocus={onFilterNear}
      onClick={onFilterOpen}
    >
      {count === 0 ? (
        words.filter
      ) : (
        <>
          <VisuallyHidden>{count === 1 ? words.filterCountOne : fill(words.filterCount, { count })}</VisuallyHidden>
          <span aria-hidden="true">{words.filter}</span>
          <CountBadge count={count} />
        </>
      )}
    </Button>
  );
}
