import { type ReactNode, Suspense, useMemo, useState } from "react";
import { loadedData } from "../data/load.ts";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { useAnnouncedResult } from "../feedback/useAnnouncedResult.ts";
import { PageHeader, type PageHeaderProps } from "../layout/PageHeader.tsx";
import { pending } from "../layout/pending.css.ts";
import { Stack } from "../layout/Stack.tsx";
import { Link } from "../text/Link.tsx";
import { lateComponent } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { useToday } from "../theme/today.ts";
import { BillFilterChips } from "./BillFilterChips.tsx";
import { BillsPanel, type BillsPanelProps } from "./BillsPanel.tsx";
import type { Bill } from "./bill.ts";
import { type BillFilterValue, billStatuses } from "./billFilter.ts";
import { beyondChips, countActiveGroups, type QuickFilter } from "./billFilterGroups.ts";
import { encodeBillFilter } from "./billFilterQuery.ts";
import { matchesState, toPay, totalOf } from "./openBills.ts";
import { PayBar, type SamePeriodCount } from "./PayBar.tsx";
import { billsPageMessages } from "./pageMessages.it.ts";
import { supplyField } from "./SupplyField.css.ts";
import { stateOf } from "./stateOf.ts";
import { areAllTwins, twinGroups, twinsOf } from "./twins.ts";
import { withChips } from "./withChips.ts";

/** Loaded while a filter is active that no chip shows. */
const ActiveFilters = lateComponent(() => import("./ActiveFilters.tsx"), "ActiveFilters", { optional: true });

/** Loaded for a customer with many supplies, and while one is chosen. */
const SupplyField = lateComponent(() => import("./SupplyField.tsx"), "SupplyField", { optional: true });

const none: readonly Bill[] = [];

const chips: readonly QuickFilter[] = ["toPay", "debited", "light", "gas"];

/** So many supplies are found in the list; more are searched. */
const fewSupplies = 10;

/** Bills that the customer must pay. */
export interface BillsToPay {
  bills: readonly Bill[];
  /** Euros; null if an amount is unknown. */
  total: number | null;
  samePeriod: SamePeriodCount | undefined;
}

/** Contents of a list of bills, and the sum to pay of them. */
export interface BesideProps extends BillsPanelProps {
  due: BillsToPay;
}

export interface BillsViewProps
  extends Pick<PageHeaderProps, "title" | "back">,
    Omit<BillsPanelProps, "aside" | "filtered" | "listOf" | "placeholder"> {
  /** Draws the list with a bill beside it (`BillListDetail`), in place of cards and the bar with what is to be paid. @default cards */
  besideOf?: ((list: BesideProps) => ReactNode) | undefined;
  onFilter: (next: BillFilterValue) => void;
  /** Open bills that match the filter, whatever it says of status, payer and due date, once they are known. */
  matching?: readonly Bill[] | undefined;
  /** Code of the only supply whose bills are listed, or null. */
  supply: string | null;
  onSupply: (supplyCode: string | null) => void;
  /** True while the filter is loading. @default false */
  filterLoading?: boolean | undefined;
  /** Called when the pointer or focus reaches the button: start loading the filter. */
  onFilterNear?: (() => void) | undefined;
  /** Opens the filter (`BillFilterDrawer`). */
  onFilterOpen: () => void;
  /** Address of the account statement, to which the title leads. @default no link */
  statementHref?: string | undefined;
  /** Elements above the page: the filter, the bill of a link, the way to pay, messages about downloads. */
  children?: ReactNode;
}

/** Says whether all, or some, of the bills to pay are for one period. */
function samePeriodOf(due: readonly Bill[], twins: ReadonlyMap<number, readonly Bill[]>): SamePeriodCount | undefined {
  if (areAllTwins(due, twinGroups(due, twins))) return "all";
  return due.some(({ id }) => twins.has(id)) ? "some" : undefined;
}

/** The page of all bills (BL-01): the filters, the list in each loading state, and what is to be paid. */
export function BillsView(props: BillsViewProps) {
  const today = useToday();
  const { filter, load, matching, open = none, supplies = [], supply } = props;
  const words = useMessages(billsPageMessages);
  const { formatCount } = useNumberFormats();
  const total = loadedData(load)?.total;
  const filtered = countActiveGroups(filter) > 0 || supply !== null;
  const count = (one: string, other: string) => total !== undefined && formatCount(one, other, total);
  const found = load.state === "NoDataFound" ? words.nothingFoundTitle : count(words.foundOne, words.foundOther);
  useAnnouncedResult(`${encodeBillFilter(filter)} ${supply ?? ""}`, found);
  const [everFiltered, setEverFiltered] = useState(filtered);
  if (filtered && !everFiltered) setEverFiltered(true);
  // Without any bill there is nothing to filter. A chip that took a filter off keeps its focus.
  const hasChips = everFiltered || load.state !== "NoDataFound";
  const due = toPay(open, today);
  const twins = useMemo(() => twinsOf(open, (bill) => stateOf(bill, today)), [open, today]);
  const samePeriod = samePeriodOf(due, twins);
  const toBePaid = { bills: due, total: totalOf(due, today), samePeriod } as const;
  const panel: BillsPanelProps = {
    ...props,
    filtered,
    aside: filtered ? count(words.matchOne, words.matchOther) : count(words.countOne, words.countOther),
  };
  const panelFilter = beyondChips(filter, chips);
  const hasDebits = filter.payer === "debit" || open.some((bill) => stateOf(bill, today).payer === "debit");
  const findsOf = (payer: BillFilterValue["payer"]) =>
    matching?.filter((bill) => matchesState(bill, { ...filter, statuses: billStatuses, payer }, today)).length;
  const [shownOnce, setShownOnce] = useState(false);
  // The chips stay mounted after the last one was removed, because they take its focus.
  if (!shownOnce && countActiveGroups(panelFilter) > 0) setShownOnce(true);
  return (
    <>
      <Stack gap={3}>
        <PageHeader
          title={props.title}
          back={props.back}
          action={
            props.statementHref !== undefined && (
              <Link href={props.statementHref} icon="arrow">
                {words.statement}
              </Link>
            )
          }
        />
        {hasChips && (
          <BillFilterChips
            value={filter}
            onChange={props.onFilter}
            chips={hasDebits ? chips : chips.filter((name) => name !== "debited")}
            toPay={findsOf("customer")}
            debited={findsOf("debit")}
            others={supply === null ? 0 : 1}
            loadingMore={props.filterLoading}
            onMoreNear={props.onFilterNear}
            onMore={props.onFilterOpen}
          />
        )}
        {(supply !== null || supplies.length > fewSupplies) && (
          <PanelBoundary>
            <Suspense fallback={<div className={supplyField} />}>
              <SupplyField supplies={supplies} supply={supply} onSupply={props.onSupply} />
            </Suspense>
          </PanelBoundary>
        )}
        {shownOnce && (
          <PanelBoundary>
            <Suspense>
              <ActiveFilters value={panelFilter} onChange={(next) => props.onFilter(withChips(filter, panelFilter, next))} />
            </Suspense>
          </PanelBoundary>
        )}
        <PanelBoundary>
          {props.besideOf ? (
            <Suspense fallback={<div className={pending} />}>{props.besideOf({ ...panel, due: toBePaid })}</Suspense>
          ) : (
            <BillsPanel {...panel} />
          )}
        </PanelBoundary>
      </Stack>
      {due.length > 0 && !props.besideOf && (
        <PayBar
          count={due.length}
          total={toBePaid.total}
          samePeriod={samePeriod}
          onPay={() => props.onPay()}
          onPointerEnter={props.onPayNear}
          onFocus={props.onPayNear}
        />
      )}
      {props.children}
    </>
  );
}
