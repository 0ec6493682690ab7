import { type ReactNode, useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { Amount } from "../data/Amount.tsx";
import { lengthOf } from "../data/amountSize.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { useMoneyText } from "../data/discreetText.ts";
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
import { useNumberFormats } from "../theme/numbers.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./BillListDetail.css.ts";
import { BillRow } from "./BillRow.tsx";
import { BillsPanel, type LoadedBills } from "./BillsPanel.tsx";
import type { BesideProps, BillsToPay } from "./BillsView.tsx";
import type { Bill } from "./bill.ts";
import { type BillGroupName, billGroups } from "./billGroups.ts";
import { shortPeriodText } from "./billText.ts";
import { billsMessages } from "./messages.it.ts";
import { billsPageMessages } from "./pageMessages.it.ts";
import { payMessages } from "./payMessages.it.ts";
import { stateOf } from "./stateOf.ts";
import { billName } from "./toCard.ts";
import { toPayMessages } from "./toPayMessages.it.ts";
import { toPayText } from "./toPayText.ts";

export interface BillListDetailProps extends BesideProps {
  /** Id of the bill that the page's address names, or null. Without one the first of the list is chosen, which is the most urgent. */
  opened: string | null;
  /** Called with the id of the bill that is chosen in the list: put it into the address. */
  onOpen: (id: string) => void;
  /** Gives the id by which the address names a bill. Keep it stable between renders. */
  idOf: (bill: Bill) => string;
  /** Draws the bill with this id: a `BillView` with `headingLevel` 2. */
  detailOf: (id: string) => ReactNode;
}

/** Most characters of the second line of a row beside the icon. */
const roomOfLine = 36;

/**
 * The bills of a customer with the chosen one beside the list, from 1200 px on; `BillsView` draws it by `besideOf`. The list is in groups as
 * the cards are, and begins with what is to be paid. A bill that the address names stays chosen while a filter may still find it.
 */
export function BillListDetail({ opened, onOpen, idOf, detailOf, due, ...panel }: BillListDetailProps) {
  const { load, filtered } = panel;
  const words = useMessages(billsPageMessages);
  const listOf = (loaded: LoadedBills) => {
    const { bills, hasMore } = loaded;
    const groups = billGroups(bills, (bill) => stateOf(bill, today));
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
        list={(current) => <Rows {...loaded} {...panel} groups={groups} idOf={idOf} current={current} due={due} />}
        detail={shown !== undefined && detailOf(shown)}
      />
    );
  };
  const today = useToday();
  return <BillsPanel {...panel} load={load} placeholder={<Waiting label={words.list} />} listOf={listOf} />;
}

interface RowsProps extends LoadedBills, Pick<BillListDetailProps, "supplies" | "hrefOf" | "idOf" | "due" | "open" | "filtered"> {
  groups: ReturnType<typeof billGroups<Bill>>;
  current: string | undefined;
}

const noSupplies: readonly Supply[] = [];

function Rows({ groups, supplies = noSupplies, current, due, open, filtered, hrefOf, idOf, ...list }: RowsProps) {
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
        head={due.bills.length > 0 && <Due {...due} />}
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

/** Sum that the customer pays, as the bar at the bottom of narrower windows says it. */
function Due({ bills, total, samePeriod }: BillsToPay) {
  const words = useMessages(payMessages);
  const dates = useMessages(dateMessages);
  const urgentWords = useMessages(toPayMessages);
  const formats = useFormats();
  const { formatCount } = useNumberFormats();
  const money = useMoneyText();
  const today = useToday();
  const states = bills.map((bill) => stateOf(bill, today));
  const several = { all: words.youPaySamePeriod, some: words.youPaySomeSamePeriod, none: words.youPayOther }[samePeriod ?? "none"];
  const undated = states.filter(({ day, late }) => day === null && late).length;
  const days = states.map(({ day }) => day);
  const { urgent } = toPayText(days, today, urgentWords, dates, formats, samePeriod === "all", undated);
  return (
    <div className={styles.due}>
      <p>
        <span className={styles.quiet}>{formatCount(words.youPayOne, several, bills.length)}</span>
        <br />
        <strong className={styles.total} style={lengthOf(money(total))}>
          <Amount euros={total} />
        </strong>
      </p>
      <p className={`${styles.quiet} ${styles.urgent}`}>{urgent}</p>
    </div>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <SkeletonGroup label={label} className={listDetail}>
    <RowGroupSkeleton count={8} small />
    <Stack gap={4}>
      <Skeleton shape="control" height="14rem" />
      <Skeleton shape="control" height="18rem" />
    </Stack>
  </SkeletonGroup>
);
