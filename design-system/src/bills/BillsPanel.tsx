import { BillList } from "./BillList.tsx";
import { BillListSkeleton } from "./BillListSkeleton.tsx";
import type { Bill } from "./bill.ts";
import { type BillFilterValue, matchesNothing } from "./billFilter.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import type { Load } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Stack } from "../layout/Stack.tsx";
import type { Supply } from "../supplies/supply.ts";
import { useMessages } from "../theme/messages.ts";
import { type ReactNode, Suspense, useCallback, useState } from "react";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { part } from "../../../portal/src/platform/loading/part.ts";
import { DownloadFeedback } from "../../../portal/src/rooms/bills/card/DownloadFeedback.tsx";
import { useShownCards } from "./useCards.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import type { InvoiceDownload } from "../../../portal/src/rooms/bills/useInvoiceDownload.ts";
import type { BillsLoaded } from "../../../portal/src/rooms/bills/list/useBills.ts";

/** Loaded when there is nothing to list. */
const noBillsPart = part("NoBills", () => import("./NoBills.tsx"));
const noMatchPart = part("NoMatch", () => import("./NoMatch.tsx"));

const none: ReadonlySet<string> = new Set();

export interface BillsPanelProps {
  filter: BillFilterValue;
  /** True while a filter or a supply is chosen. */
  filtered: boolean;
  load: Load<BillsLoaded>;
  /** The customer's supplies, which name the cards. */
  supplies: readonly Supply[] | undefined;
  /** All open bills of the customer, once they are loaded: one that is not listed may be for the same period as one that is. */
  open: readonly Bill[] | undefined;
  download: InvoiceDownload;
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
}

/** The list of bills in each loading state. */
export function BillsPanel({ filter, filtered, load, onClear, ...rest }: BillsPanelProps) {
  const { failed } = useMessages(billCardMessages);
  const errorWords = useErrorWords();
  const waiting = <BillListSkeleton count={4} />;
  if (matchesNothing(filter)) {
    return (
      <Suspense fallback={waiting}>
        <noMatchPart.Component impossible onClear={onClear} />
      </Suspense>
    );
  }
  switch (load.state) {
    case "Unset":
    case "Loading":
      return waiting;
    case "LoadFailure":
      return <ServerErrorPanel title={failed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "NoDataFound":
      return (
        <Suspense fallback={waiting}>
          {filtered ? <noMatchPart.Component impossible={false} onClear={onClear} /> : <noBillsPart.Component />}
        </Suspense>
      );
    case "Loaded":
      return <Bills {...load.data} {...rest} />;
  }
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
  figureOf,
  onPay,
  onPayNear,
  aside,
}: BillsLoaded & Pick<BillsPanelProps, "supplies" | "open" | "download" | "figureOf" | "onPay" | "onPayNear" | "aside">) {
  const words = useMessages(billsPageMessages);
  const [opened, setOpened] = useState<ReadonlySet<string>>(none);
  const open = useCallback((id: string) => setOpened((ids) => new Set(ids).add(id)), []);
  const insideOf = useCallback((bill: Bill) => (opened.has(String(bill.id)) ? figureOf?.(bill) : undefined), [opened, figureOf]);
  const cards = useShownCards(bills, supplies, { ...download, insideOf, others: allOpen });
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
      <DownloadFeedback {...download} />
    </Stack>
  );
}
