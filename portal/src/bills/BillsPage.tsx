import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CountBadge } from "@favilla/design-system/actions/CountBadge.tsx";
import { ActiveFilters } from "@favilla/design-system/bills/ActiveFilters.tsx";
import {
  type BillFilterValue,
  countActiveGroups,
  decodeBillFilter,
  defaultBillFilter,
  encodeBillFilter,
} from "@favilla/design-system/bills/billFilter.ts";
import { formatNumber } from "@favilla/design-system/data/format.ts";
import { FilterIcon } from "@favilla/design-system/icons/FilterIcon.ts";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { ErrorDialog } from "@favilla/design-system/overlays/ErrorDialog.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { errorsMessages } from "../api/messages.it.ts";
import { type Load, loaded } from "../app/load.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { PanelBoundary } from "../app/PanelBoundary.tsx";
import { focusHeading, usePage } from "../app/usePage.ts";
import { usePart } from "../app/usePart.ts";
import type { Supply } from "../supplies/supply.ts";
import { useSupplies } from "../supplies/useSupplies.ts";
import { BillsPanel } from "./BillsPanel.tsx";
import { BillDeepLink, loadFilter, preloadFilter } from "./lazyParts.ts";
import { billsPageMessages } from "./messages.it.ts";
import { useAnnouncedResult } from "./useAnnouncedResult.ts";
import { useBills } from "./useBills.ts";

const countOf = (supplies: Load<Supply[]>) => (supplies.state === "NoDataFound" ? 0 : loaded(supplies)?.length);

const pathOf = (filter: BillFilterValue) => {
  const query = encodeBillFilter(filter).toString();
  return query ? `/bollette?${query}` : "/bollette";
};

/** All the bills (spec §2). The filter lives in the address; `?a=…&n=…` opens one bill above the list. */
export default function BillsPage() {
  const words = useMessages(billsPageMessages);
  const { bills: title } = useMessages(pagesMessages);
  const { network } = useMessages(errorsMessages);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const supplies = useSupplies();
  const [choosing, setChoosing] = useState(false);
  const drawer = usePart(loadFilter);
  const filter = useMemo(() => decodeBillFilter(query), [query]);
  const count = countActiveGroups(filter);
  const [year, number] = [query.get("a"), query.get("n")];
  const bills = useBills(filter, countOf(supplies));
  const load = supplies.state === "LoadFailure" ? supplies : bills;
  const total = loaded(load)?.total;
  const inWords = (one: string, other: string) => total !== undefined && (total === 1 ? one : fill(other, { count: formatNumber(total) }));
  usePage(title);
  const found = load.state === "NoDataFound" ? words.nothingFoundTitle : inWords(words.foundOne, words.foundOther);
  useAnnouncedResult(query.toString(), found);

  const apply = (next: BillFilterValue) => {
    setChoosing(false);
    navigate(pathOf(next));
  };
  /** The button that was pressed goes away with the panel that it stands in. */
  const clear = () => {
    apply(defaultBillFilter);
    focusHeading();
  };

  return (
    <>
      <PageHeader
        title={title}
        description={words.description}
        action={
          <Button
            variant="secondary"
            icon={FilterIcon}
            aria-haspopup="dialog"
            loading={drawer.loading}
            onPointerEnter={preloadFilter}
            onFocus={preloadFilter}
            onClick={() => drawer.ask(() => setChoosing(true))}
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
        }
      />
      <Stack gap={4}>
        <Inline spread>
          <ActiveFilters value={filter} onChange={apply} />
          <Text size="small" tone="muted">
            {inWords(words.countOne, words.countOther)}
          </Text>
        </Inline>
        <PanelBoundary>
          <BillsPanel filter={filter} load={load} supplies={loaded(supplies)} onClear={clear} />
        </PanelBoundary>
      </Stack>
      {drawer.part && <drawer.part.BillFilterDrawer open={choosing} value={filter} onApply={apply} onClose={() => setChoosing(false)} />}
      <ErrorDialog open={drawer.failed} title={words.filterFailed} description={network} onClose={drawer.dismiss} />
      <Suspense>
        {year && number && (
          <BillDeepLink
            year={year}
            number={number}
            supplies={loaded(supplies)}
            allBillsHref={pathOf(filter)}
            onClose={() => navigate(pathOf(filter), { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}
