import { Button } from "@favilla/design-system/actions/Button.tsx";
import { ActiveFilters } from "@favilla/design-system/bills/ActiveFilters.tsx";
import {
  type BillFilterValue,
  countActiveGroups,
  decodeBillFilter,
  defaultBillFilter,
  encodeBillFilter,
} from "@favilla/design-system/bills/billFilter.ts";
import { FilterIcon } from "@favilla/design-system/icons/FilterIcon.ts";
import { CountBadge } from "@favilla/design-system/layout/CountBadge.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense, useMemo, useState, useTransition } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { pagesMessages } from "../app/messages.it.ts";
import { PanelBoundary } from "../app/PanelBoundary.tsx";
import { usePage } from "../app/usePage.ts";
import { useSupplies } from "../supplies/useSupplies.ts";
import { BillsPanel } from "./BillsPanel.tsx";
import { BillDeepLink, BillFilterDrawer, preloadFilter } from "./lazyParts.ts";
import { billsPageMessages } from "./messages.it.ts";

const pathOf = (filter: BillFilterValue) => {
  const query = encodeBillFilter(filter).toString();
  return query ? `/bollette?${query}` : "/bollette";
};

/** All the bills (spec §2). The filter lives in the address; `?a=…&n=…` opens one bill above the list. */
export default function BillsPage() {
  const words = useMessages(billsPageMessages);
  const { bills: title } = useMessages(pagesMessages);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const supplies = useSupplies();
  const [choosing, setChoosing] = useState<boolean>();
  const [opening, startOpening] = useTransition();
  const filter = useMemo(() => decodeBillFilter(query), [query]);
  const count = countActiveGroups(filter);
  const [year, number] = [query.get("a"), query.get("n")];
  usePage(title);

  const apply = (next: BillFilterValue) => {
    setChoosing(false);
    navigate(pathOf(next));
  };
  const filterName = count === 0 ? undefined : fill(count === 1 ? words.filterCountOne : words.filterCount, { count });

  return (
    <>
      <PageHeader
        title={title}
        description={words.description}
        action={
          <Button
            variant="secondary"
            icon={FilterIcon}
            aria-label={filterName}
            aria-haspopup="dialog"
            loading={opening}
            onPointerEnter={preloadFilter}
            onFocus={preloadFilter}
            onClick={() => startOpening(() => setChoosing(true))}
          >
            {words.filter}
            {count > 0 && <CountBadge count={count} />}
          </Button>
        }
      />
      <ActiveFilters value={filter} onChange={apply} />
      <PanelBoundary>
        <BillsPanel filter={filter} supplies={supplies} onClear={() => apply(defaultBillFilter)} />
      </PanelBoundary>
      <Suspense>
        {choosing !== undefined && <BillFilterDrawer open={choosing} value={filter} onApply={apply} onClose={() => setChoosing(false)} />}
        {year && number && (
          <BillDeepLink
            year={year}
            number={number}
            supplies={supplies.state === "Loaded" ? supplies.data : undefined}
            allBillsHref={pathOf(filter)}
            onClose={() => navigate(pathOf(filter), { replace: true })}
          />
        )}
      </Suspense>
    </>
  );
}
