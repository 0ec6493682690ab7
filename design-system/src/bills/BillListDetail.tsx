import { type ReactNode, useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { GroupedRows } from "../data/GroupedRows.tsx";
import { dataMessages } from "../data/messages.it.ts";
import { RowGroupSkeleton } from "../data/RowGroupSkeleton.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { listDetail } from "../layout/ListDetail.css.ts";
import { ListDetail } from "../layout/ListDetail.tsx";
import { Stack } from "../layout/Stack.tsx";
import type { Supply } from "../supplies/supply.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { BillRow } from "./BillRow.tsx";
import { BillsDue } from "./BillsDue.tsx";
import { BillsPanel, type LoadedBills } from "./BillsPanel.tsx";
import type { BesideProps } from "./BillsView.tsx";
import type { Bill } from "./bill.ts";
import { type BillGroupName, billGroups } from "./billGroups.ts";
import { shortPeriodText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import { stateOf } from "./stateOf.ts";
import { billName } from "./toCard.ts";

export interface BillListDetailProps extends BesideProps {
  /** Id of the bill that the page's address names, or null. Without one the first of the list is chosen, which is the most urgent. */
  opened: string | null;
  /** Called with the id of the bill that is chosen in the list: put it into the address. */
  onOpen: (id: string) => void;
  /** Gives the id by which the address names a bill. Keep it stable between renders. */
  idOf: (bill: Bill) => string;
  /** Draws the bill with this id: a `BillView` with `headingLevel` 2. @default the list alone, whose rows lead to the bills' own pages */
  detailOf?: ((id: string) => ReactNode) | undefined;
}

/** Most characters of the second line of a row beside the icon. */
const roomOfLine = 36;

/**
 * The bills of a customer as rows, from 1024 px on, with the chosen one beside the list from 1200 px on; `BillsView` draws it by `besideOf`.
 * The list is in groups as the cards are, and begins with what is to be paid. A bill that the address names stays chosen while a filter may
 * still find it.
 */
export function BillListDetail({ opened, onOpen, idOf, detailOf, due, ...panel }: BillListDetailProps) {
  const { load, filtered } = panel;
  const words = useMessages(billsPageMessages);
  const listOf = (loaded: LoadedBills) => {
    const { bills, hasMore } = loaded;
    const groups = billGroups(bills, (bill) => stateOf(bill, today));
    const rows = { ...loaded, ...panel, groups, idOf, due };
    if (!detailOf) return <Rows {...rows} payable />;
    const isListed = bills.some((bill) => idOf(bill) === opened);
    // Of a list that has not come whole, or that leaves nothing out, nobody can say that a filter hides the bill.
    const first = groups[0]?.bills[0];
    const shown = opened !== null && (isListed || hasMore || !filtered) ? opened : first && idOf(first);
    return (
      <ListDetail
        listLabel={words.list}
        detailLabel={words.chosen}
        shown={shown}
        onShow={onOpen}
        list={(current) => <Rows {...rows} current={current} />}
        detail={shown !== undefined && detailOf(shown)}
      />
    );
  };
  const today = useToday();
  return <BillsPanel {...panel} load={load} placeholder={<Waiting label={words.list} alone={!detailOf} />} listOf={listOf} />;
}

interface RowsProps
  extends LoadedBills,
    Pick<BillListDetailProps, "supplies" | "hrefOf" | "idOf" | "due" | "open" | "filtered" | "onPay" | "onPayNear"> {
  groups: ReturnType<typeof billGroups<Bill>>;
  current?: string | undefined;
  /** True to offer how to pay beside the sum: no bill that does so stands beside the list. @default false */
  payable?: boolean | undefined;
}

const noSupplies: readonly Supply[] = [];

function Rows({
  groups,
  supplies = noSupplies,
  current,
  due,
  open,
  filtered,
  hrefOf,
  idOf,
  onPay,
  onPayNear,
  payable = false,
  ...list
}: RowsProps) {
  const words = useMessages(billsMessages);
  const pageWords = useMessages(billsPageMessages);
  const commodityWords = useMessages(dataMessages);
  const formats = useFormats();
  const frame = useRef<HTMLDivElement>(null);
  const order = groups.flatMap(({ bills }) => bills);
  /** Tells whether no bill of a group is still to come: open bills come before all others, but a filter may know only some of them. */
  const isWhole = (name: BillGroupName, index: number) =>
    !list.hasMore || (open !== undefined && !filtered && name !== "otherBills" && index < groups.length - 1);
  const rowOf = (bill: Bill) => {
    const id = idOf(bill);
    return (
      <BillRow
        key={bill.id}
        bill={bill}
        href={hrefOf(bill)}
        name={billName(bill, { supplies, commodityWords })}
        months={shortPeriodText({ period: { from: bill.periodFrom, to: bill.periodTo } }, words, formats)}
        room={roomOfLine}
        data-row={id}
        aria-current={id === current || undefined}
      />
    );
  };
  return (
    <Stack gap={4}>
      <GroupedRows
        ref={frame}
        label={pageWords.list}
        head={due.bills.length > 0 && <BillsDue {...due} onPay={payable ? onPay : undefined} onPayNear={onPayNear} />}
        groups={groups.map(({ name, bills }, index) => ({
          title: words[name],
          count: isWhole(name, index) ? bills.length : undefined,
          rows: bills.map(rowOf),
        }))}
        foot={
          <LoadMore
            count={list.bills.length}
            hasMore={list.hasMore}
            onLoadMore={list.loadMore}
            loading={list.loadingMore}
            label={formats.formatCount(words.loadMoreOne, words.loadMoreOther, list.next)}
            loadedText={(added) => formats.formatCount(words.loadedOne, words.loadedOther, added)}
            findItem={(index) => {
              const place = order.findIndex(({ id }) => id === list.bills[index]?.id);
              return frame.current?.querySelectorAll<HTMLElement>("a[data-row]")[place];
            }}
          />
        }
      />
      {list.moreFailed && <Alert tone="negative" live="assertive" title={pageWords.moreFailed} />}
    </Stack>
  );
}

const Waiting = ({ label, alone }: { label: string; alone: boolean }) => (
  <SkeletonGroup label={label} className={alone ? undefined : listDetail}>
    <RowGroupSkeleton count={8} small={!alone} />
    {!alone && (
      <Stack gap={4}>
        <Skeleton shape="control" height="14rem" />
        <Skeleton shape="control" height="18rem" />
      </Stack>
    )}
  </SkeletonGroup>
);
