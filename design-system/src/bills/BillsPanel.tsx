import { type ReactNode, Suspense, useCallback, useState } from "react";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Stack } from "../layout/Stack.tsx";
import type { Supply } from "../supplies/supply.ts";
import { lateComponent } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { BillList } from "./BillList.tsx";
import { BillListSkeleton } from "./BillListSkeleton.tsx";
import type { Bill } from "./bill.ts";
import { type BillFilterValue, matchesNothing } from "./billFilter.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import { type BillDownload, useShownCards } from "./useCards.ts";

/** Loaded when there is nothing to list. */
const NoBills = lateComponent(() => import("./NoBills.tsx"), "NoBills");
const NoMatch = lateComponent(() => import("./NoMatch.tsx"), "NoMatch");

const none: ReadonlySet<string> = new Set();

/** The part of a list of bills that has come, in the order to show. */
export interface LoadedBills {
  bills: readonly Bill[];
  /** Number of all matching bills. */
  total: number;
  hasMore: boolean;
  /** Number of bills that the next press adds. */
  next: number;
  loadMore: () => void;
  loadingMore: boolean;
  /** True if the last press failed. */
  moreFailed: boolean;
}

/** Props, over 12 because of the loaded list, the acts on each bill, and the slots of list and placeholder. */
export interface BillsPanelProps {
  filter: BillFilterValue;
  /** True while a filter or a supply is chosen. */
  filtered: boolean;
  load: Load<LoadedBills>;
  /** The customer's supplies, which name the cards. */
  supplies: readonly Supply[] | undefined;
  /** All open bills of the customer, once they are loaded: one that is not listed may be for the same period as one that is. */
  open?: readonly Bill[] | undefined;
  download: BillDownload;
  /** Gives the address of a bill's own page. Keep it stable between renders. */
  hrefOf: (bill: Bill) => string;
  /** Renders the readings behind a bill's amount when its detail is opened. Keep it stable between renders. */
  figureOf?: ((bill: Bill) => ReactNode) | undefined;
  /** Opens the way to pay a bill, or the one that is due first. Keep it stable between renders. */
  onPay: (id?: string) => void;
  /** Called when the pointer or focus reaches a way to pay: start loading it. */
  onPayNear?: (() => void) | undefined;
  /** Number of bills, beside the first heading. */
  aside?: ReactNode;
  /** Clears all filters. */
  onClear: () => void;
  /** Draws the list in place of cards (`BillListDetail`). @default cards */
  listOf?: ((loaded: LoadedBills) => ReactNode) | undefined;
  /** Placeholder while the list loads. @default that of cards */
  placeholder?: ReactNode;
}

/** The list of bills in each loading state. */
export function BillsPanel({
  filter,
  filtered,
  load,
  onClear,
  listOf,
  placeholder = <BillListSkeleton count={4} />,
  ...rest
}: BillsPanelProps) {
  const { failed } = useMessages(billCardMessages);
  const impossible = matchesNothing(filter);
  const nothing = (
    <Suspense fallback={placeholder}>
      {filtered || impossible ? <NoMatch impossible={impossible} onClear={onClear} /> : <NoBills />}
    </Suspense>
  );
  if (impossible) return nothing;
  return (
    <Loaded load={load} loading={placeholder} empty={nothing} failedTitle={failed}>
      {listOf ?? ((loaded) => <Bills {...loaded} {...rest} />)}
    </Loaded>
  );
}

function Bills({
  bills,
  hasMore,
  next,
  loadMore,
  loadingMore,
  moreFailed,
  supplies,
  open: allOpen,
  download,
  hrefOf,
  figureOf,
  onPay,
  onPayNear,
  aside,
}: LoadedBills & Omit<BillsPanelProps, "filter" | "filtered" | "load" | "onClear" | "listOf" | "placeholder">) {
  const words = useMessages(billsPageMessages);
  const [opened, setOpened] = useState<ReadonlySet<string>>(none);
  const open = useCallback((id: string) => setOpened((ids) => new Set(ids).add(id)), []);
  const insideOf = useCallback((bill: Bill) => (opened.has(String(bill.id)) ? figureOf?.(bill) : undefined), [opened, figureOf]);
  const cards = useShownCards(bills, supplies, { ...download, hrefOf, insideOf, others: allOpen });
  return (
    <Stack gap={4}>
      <BillList
        bills={cards}
        label={words.list}
        headingLevel={2}
        grouped
        aside={aside}
        onPay={onPay}
        onPointerEnter={onPayNear}
        onFocus={onPayNear}
        onDownload={download.download}
        onDetail={open}
        hasMore={hasMore}
        onLoadMore={loadMore}
        loadingMore={loadingMore}
        step={next}
      />
      {moreFailed && <Alert tone="negative" live="assertive" title={words.moreFailed} />}
    </Stack>
  );
}
