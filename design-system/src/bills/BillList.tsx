import { forwardRef, type HTMLAttributes, type ReactNode, useRef, useState } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { commodities } from "../data/commodity.ts";
import { useFormats } from "../data/useFormats.ts";
import { Heading } from "../text/Heading.tsx";
import { anyHeading, type HeadingLevel, levelBelow } from "../text/headingLevel.ts";
import { useMessages } from "../theme/messages.ts";
import { checkAmount, checkIds, checkKnown, checkName } from "../theme/misuse.ts";
import { useProvidedToday } from "../theme/today.ts";
import { BillCard, type BillCardProps, type BillFacts } from "./BillCard.tsx";
import * as styles from "./BillList.css.ts";
import { billGroups } from "./billGroups.ts";
import { billState } from "./billState.ts";
import { billsMessages } from "./messages.it.ts";
import { paymentStatuses } from "./paymentStatus.ts";

/** More cards than any viewport shows. The layout of later cards is deferred until they come near. */
const firstScreens = 30;

export interface BillListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Bills with unique `id`s. A bill is not rendered again if its object or all of its values are the same. */
  bills: readonly BillFacts[];
  /** Accessible name of the list: "Le ultime bollette". */
  label: string;
  /** Called when a file button is pressed. Keep it stable between renders. */
  onDownload: NonNullable<BillCardProps["onDownload"]>;
  /** Called when a bill's detail is opened. Keep it stable between renders. */
  onDetail?: BillCardProps["onDetail"];
  /** Called by "Come pagare" of a bill. Keep it stable between renders. */
  onPay?: BillCardProps["onPay"];
  /** Heading level of the cards, or of the groups, whose cards are one level below. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /**
   * Parts the bills into those that the customer pays, those reported as paid, those that are debited, others such as credits, and paid ones, each with a heading.
   * Give them in this order. @default false
   */
  grouped?: boolean | undefined;
  /** Text at the end of the first group's heading: "27 in tutto". */
  aside?: ReactNode;
  /** True while more bills exist: shows the button that loads them. @default false */
  hasMore?: boolean | undefined;
  /** Requests more bills. Add them to `bills`, at once or when they arrive. */
  onLoadMore?: (() => void) | undefined;
  /** True while more bills are loading: the button shows that and ignores presses. @default false */
  loadingMore?: boolean | undefined;
  /** Number of bills that the next press adds. @default 10 (BL-08) */
  step?: number | undefined;
}

/** A list of bill cards with `LoadMore` below it. When bills are added, focus moves to the first new card. */
export const BillList = forwardRef<HTMLDivElement, BillListProps>(function BillList(
  {
    bills,
    label,
    onDownload,
    onDetail,
    onPay,
    headingLevel = 3,
    grouped,
    aside,
    hasMore = false,
    onLoadMore,
    loadingMore,
    step = 10,
    ...rest
  },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("bills/BillList", "label", label);
    checkIds(
      "bills/BillList",
      "bills",
      bills.map(({ id }) => id),
    );
    for (const { total, status, commodity } of bills) {
      checkAmount("bills/BillList", "bills.total", total);
      checkKnown("bills/BillList", "bills.status", status, paymentStatuses);
      checkKnown("bills/BillList", "bills.commodity", commodity, commodities);
    }
  }
  const words = useMessages(billsMessages);
  const { formatCount, parseDate } = useFormats();
  const today = useProvidedToday();
  const groups = grouped ? billGroups(bills, (bill) => billState(bill, today, parseDate)) : undefined;
  const order = groups?.flatMap((group) => group.bills) ?? bills;
  const lists = useRef<HTMLDivElement>(null);

  // A card stays deferred once it has been, because a change would cause a layout of all cards.
  const [farDown] = useState(() => new Set<string>());
  for (const { id } of bills.slice(firstScreens)) farDown.add(id);

  const draw = (some: readonly BillFacts[], name: string, level: HeadingLevel) => (
    // biome-ignore lint/a11y/noRedundantRoles: Safari does not announce a list without bullets as a list.
    <ul role="list" aria-label={name} className={styles.list}>
      {some.map((bill) => (
        <li key={bill.id} className={farDown.has(bill.id) ? styles.deferred : undefined}>
          <BillCard {...bill} onDownload={onDownload} onDetail={onDetail} onPay={onPay} headingLevel={level} />
        </li>
      ))}
    </ul>
  );

  return (
    <div {...rest} ref={ref}>
      <div ref={lists} className={styles.groups}>
        {groups
          ? groups.map((group, index) => (
              <section key={group.name} className={styles.group}>
                <div className={styles.head}>
                  <Heading headingLevel={headingLevel} size="section">
                    {words[group.name]}
                  </Heading>
                  {index === 0 && aside && <p className={styles.aside}>{aside}</p>}
                </div>
                {draw(group.bills, words[group.name], levelBelow(headingLevel))}
              </section>
            ))
          : draw(bills, label, headingLevel)}
      </div>
      <LoadMore
        count={bills.length}
        hasMore={hasMore}
        onLoadMore={onLoadMore}
        loading={loadingMore}
        label={formatCount(words.loadMoreOne, words.loadMoreOther, step)}
        loadedText={(added) => formatCount(words.loadedOne, words.loadedOther, added)}
        findItem={(index) => {
          const place = order.findIndex(({ id }) => id === bills[index]?.id);
          return lists.current?.querySelectorAll("article")[place]?.querySelector<HTMLElement>(anyHeading);
        }}
      />
    </div>
  );
});
