import { BillsView, type BillsViewProps } from "@favilla/design-system/bills/BillsView.tsx";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { type BillFilterValue, defaultBillFilter, matchesNothing } from "@favilla/design-system/bills/billFilter.ts";
import { decodeBillFilter, encodeBillFilter } from "@favilla/design-system/bills/billFilterQuery.ts";
import { DownloadFeedback } from "@favilla/design-system/bills/DownloadFeedback.tsx";
import { billsPageMessages } from "@favilla/design-system/bills/pageMessages.it.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { desktopWindow, useWideWindow } from "@favilla/design-system/layout/useWideWindow.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { Suspense, useCallback, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { errorsMessages } from "../../../platform/errors/messages.it.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { openedQuery } from "../../../platform/pages/openedQuery.ts";
import { hrefTo, withQuery } from "../../../platform/pages/paths.ts";
import { focusHeading, usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { supplyQuery } from "../../supplies/supplyPath.ts";
import { type BillChoice, everyBill } from "../billQuery.ts";
import { billHref, payParameter } from "../card/billLink.ts";
import { PartAbove } from "../PartAbove.tsx";
import { PayAbove, payPart } from "../pay/PayAbove.tsx";
import { usePay } from "../pay/usePay.ts";
import { useInvoiceDownload } from "../useInvoiceDownload.ts";
import { isEveryBill, useOpenBills } from "../useKnownBills.ts";
import { prefetchBills, useBills } from "./useBills.ts";

const filterPart = part("BillFilterDrawer", () => import("@favilla/design-system/bills/BillFilterDrawer.tsx"));
const deepLinkPart = part("BillDeepLink", () => import("./BillDeepLink.tsx"));
const insidePart = part("BillInside", () => import("./BillInside.tsx"));

const countOf = (supplies: Load<Supply[]>) => (supplies.state === "NoDataFound" ? 0 : loadedData(supplies)?.length);

function pathOf({ filter, supply }: BillChoice, opened: string | null): string {
  const query = encodeBillFilter(filter);
  if (opened !== null) query.set(openedQuery, opened);
  if (supply !== null) query.set(supplyQuery, supply);
  return withQuery(hrefTo("bills"), query);
}

const choiceIn = (query: URLSearchParams): BillChoice => ({ filter: decodeBillFilter(query), supply: query.get(supplyQuery) });

export const prefetchData = (): void => prefetchBills(choiceIn(new URLSearchParams(window.location.search)));

/** Draws the list with one bill beside it. */
export type BesideSlot = NonNullable<BillsViewProps["besideOf"]>;

/**
 * All bills: `BillsView` with data from the servers. The filter is part of the address; `?a=…&n=…` opens one bill above the list,
 * `?aperta=…` one beside it, and `?paga=…` the way to pay one.
 */
export default function BillsPage({ beside }: { beside: BesideSlot }) {
  const title = usePage("bills");
  const { filterFailed } = useMessages(billsPageMessages);
  const { network } = useMessages(errorsMessages);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const supplies = useQuery(suppliesQuery);
  const [choosing, setChoosing] = useState(false);
  const drawer = usePart(filterPart);
  const choice = useMemo(() => choiceIn(query), [query]);
  const { filter, supply } = choice;
  const [year, number, opened] = [query.get("a"), query.get("n"), query.get(openedQuery)];
  const hasRows = useWideWindow(desktopWindow);
  const open = useOpenBills(matchesNothing(filter) ? null : everyBill, isEveryBill(choice));
  const { load: bills, matching } = useBills(choice, countOf(supplies), open);
  const load = supplies.state === "LoadFailure" ? supplies : bills;
  const download = useInvoiceDownload(loadedData(load)?.bills);
  const pay = usePay();
  const loadedSupplies = loadedData(supplies);
  const figureOf = useCallback(
    (bill: Bill) => (
      <PanelBoundary>
        <Suspense>
          <insidePart.Component bill={bill} supplies={loadedSupplies ?? []} />
        </Suspense>
      </PanelBoundary>
    ),
    [loadedSupplies],
  );

  const show = (next: BillChoice) => {
    setChoosing(false);
    void navigate(pathOf(next, opened));
  };
  // The filter without any restriction takes the supply off too.
  const apply = (next: BillFilterValue) => show({ filter: next, supply: next === defaultBillFilter ? null : supply });
  /** Moves focus to the heading, because the pressed button disappears with its panel. */
  const clear = () => {
    apply(defaultBillFilter);
    focusHeading();
  };
  /** Puts the way to pay in place of the link's dialog. */
  const payInstead = (id: string) => {
    const next = new URLSearchParams(query);
    next.delete("a");
    next.delete("n");
    next.set(payParameter, id);
    void navigate(withQuery(hrefTo("bills"), next), { replace: true });
  };
  const closeDialog = () => navigate(pathOf(choice, opened), { replace: true });

  return (
    <BillsView
      title={title}
      filter={filter}
      load={load}
      open={loadedData(open)}
      matching={matching}
      supplies={loadedSupplies}
      supply={supply}
      onSupply={(next) => show({ filter, supply: next })}
      download={download}
      hrefOf={billHref}
      figureOf={figureOf}
      besideOf={hasRows || opened !== null ? beside : undefined}
      onPay={pay.open}
      onPayNear={payPart.preload}
      statementHref={hrefTo("accountStatement")}
      onFilter={apply}
      onClear={clear}
      filterLoading={drawer.loading}
      onFilterNear={filterPart.preload}
      onFilterOpen={() => drawer.load(() => setChoosing(true))}
    >
      <LateErrorDialog open={drawer.failed} title={filterFailed} description={network} onClose={drawer.dismiss} />
      <DownloadFeedback {...download} />
      {drawer.module && (
        <drawer.module.BillFilterDrawer open={choosing} value={filter} onApply={apply} onClose={() => setChoosing(false)} />
      )}
      {year && number && (
        <PartAbove part={deepLinkPart} onClose={closeDialog}>
          {({ BillDeepLink }) => (
            <BillDeepLink
              year={year}
              number={number}
              supplies={loadedSupplies}
              allBillsHref={pathOf(choice, opened)}
              onPay={payInstead}
              onClose={closeDialog}
            />
          )}
        </PartAbove>
      )}
      <PayAbove pay={pay} supplies={loadedSupplies} />
    </BillsView>
  );
}
