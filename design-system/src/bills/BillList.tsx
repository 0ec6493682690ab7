import { forwardRef, type HTMLAttributes, useRef, useState } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { checkIds, checkName } from "../theme/misuse.ts";
import { BillCard, type BillCardProps, type BillFacts } from "./BillCard.tsx";
import * as styles from "./BillList.css.ts";
import { billsMessages } from "./messages.it.ts";

/** More than anyone sees at once: cards after these are laid out when they come near. */
const firstScreens = 30;

export interface BillListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Each `id` once. A bill that stays the same object, or has the same values, isn't rendered again. */
  bills: readonly BillFacts[];
  /** What the list is of ("Le ultime bollette"): its accessible name. */
  label: string;
  /** Keep it stable between renders. */
  onDownload: BillCardProps["onDownload"];
  /** A bill's detail has been opened. Keep it stable between renders. */
  onDetail?: BillCardProps["onDetail"];
  /** Place of the cards' headings in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | undefined;
  /** There are more bills than these: shows the button. @default false */
  hasMore?: boolean | undefined;
  /** Asks for more bills; give them in `bills`, at once or when they come. */
  onLoadMore?: (() => void) | undefined;
  /** They are coming: the button waits and ignores presses. @default false */
  loadingMore?: boolean | undefined;
  /** How many bills the next press adds. @default 10 (BL-08) */
  step?: number | undefined;
}

/** Bills, one card under another, and `LoadMore` under them: focus goes to the first new card. */
export const BillList = forwardRef<HTMLDivElement, BillListProps>(function BillList(
  { bills, label, onDownload, onDetail, headingLevel, hasMore = false, onLoadMore, loadingMore, step = 10, ...rest },
  ref,
) {
  if (process.env.NODE_ENV !== "production") {
    checkName("BillList", "label", label);
    checkIds(
      "BillList",
      "bills",
      bills.map(({ id }) => id),
    );
  }
  const words = useMessages(billsMessages);
  const list = useRef<HTMLUListElement>(null);

  // A card that was far down once stays deferred: to change its mind would cost a layout of all of them.
  const [farDown] = useState(() => new Set<string>());
  for (const { id } of bills.slice(firstScreens)) farDown.add(id);

  return (
    <div {...rest} ref={ref}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
      <ul ref={list} role="list" aria-label={label} className={styles.list}>
        {bills.map((bill) => (
          <li key={bill.id} className={farDown.has(bill.id) ? styles.deferred : undefined}>
            <BillCard {...bill} onDownload={onDownload} onDetail={onDetail} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
      <LoadMore
        count={bills.length}
        hasMore={hasMore}
        onLoadMore={onLoadMore}
        loading={loadingMore}
        label={fill(step === 1 ? words.loadMoreOne : words.loadMoreOther, { count: step })}
        loadedText={(added) => fill(added === 1 ? words.loadedOne : words.loadedOther, { count: added })}
        findItem={(index) => list.current?.children[index]?.querySelector<HTMLElement>("h2, h3")}
      />
    </div>
  );
});
