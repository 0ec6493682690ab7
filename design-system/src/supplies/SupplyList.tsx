import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { LoadMore } from "../actions/LoadMore.tsx";
import { formatNumber } from "../data/format.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { TextField } from "../forms/TextField.tsx";
import { Heading } from "../text/Heading.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { findSupplies, groupByAddress } from "./findSupplies.ts";
import { listMessages } from "./listMessages.it.ts";
import { suppliesMessages } from "./messages.it.ts";
import { SupplyCard, type SupplyCardProps } from "./SupplyCard.tsx";
import * as styles from "./SupplyList.css.ts";

/** More than are found at a glance: from here on there is a search. */
const searchAbove = 10;

export interface SupplyListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** All of them, in the order shown; each `id` once. The list itself shows them step by step. */
  supplies: readonly Omit<SupplyCardProps, "headingLevel">[];
  /** How many are shown at first, and how many each press adds. @default 12 */
  step?: number | undefined;
}

/**
 * All supplies: grouped by address where two share one, searched once there are more than ten. What comes is announced and
 * takes focus (see `LoadMore`); how many are found is a status (WCAG 4.1.3).
 */
export const SupplyList = forwardRef<HTMLDivElement, SupplyListProps>(function SupplyList(
  { supplies, step = 12, className, ...rest },
  ref,
) {
  const words = useMessages(listMessages);
  const { noAddress } = useMessages(suppliesMessages);
  const frame = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement, []);
  const [query, setQuery] = useState("");
  const [count, setCount] = useState(step);
  const ask = (text: string) => {
    setQuery(text);
    setCount(step);
  };
  const write = (one: string, other: string, number: number) => fill(number === 1 ? one : other, { count: formatNumber(number) });

  const groups = groupByAddress(findSupplies(supplies, query));
  const inOrder = groups.flatMap(([, group]) => group);
  const shown = groupByAddress(inOrder.slice(0, count));
  const left = inOrder.length - count;
  // Headings come of all supplies, so that a search doesn't change them.
  const grouped = groupByAddress(supplies).length < supplies.length && supplies.length > 1;
  return (
    <div {...rest} ref={frame} className={cx(styles.list, className)}>
      {supplies.length > searchAbove && (
        <search className={styles.search}>
          <TextField
            ref={search}
            type="search"
            label={words.search}
            hint={words.searchHint}
            autoComplete="off"
            value={query}
            onChange={(event) => ask(event.currentTarget.value)}
          />
          <p role="status" className={styles.found}>
            {query.trim() && write(words.foundOne, words.foundOther, inOrder.length)}
          </p>
        </search>
      )}
      {inOrder.length === 0 && query.trim() && (
        <EmptyState
          illustration={<NothingFoundIllustration />}
          title={words.noneTitle}
          description={words.noneDescription}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                ask("");
                search.current?.focus();
              }}
            >
              {words.clear}
            </Button>
          }
        />
      )}
      {grouped ? (
        shown.map(([address, group]) => (
          <section key={address} className={styles.group}>
            <Heading level={2}>{address || noAddress}</Heading>
            <Cards supplies={group} headingLevel={3} withAddress={false} />
          </section>
        ))
      ) : (
        <Cards supplies={inOrder.slice(0, count)} headingLevel={2} withAddress />
      )}
      <LoadMore
        count={Math.min(count, inOrder.length)}
        hasMore={left > 0}
        onLoadMore={() => setCount(count + step)}
        label={write(words.moreOne, words.moreOther, Math.min(step, left))}
        loadedText={(added) => write(words.loadedOne, words.loadedOther, added)}
        findItem={(index) => frame.current?.querySelectorAll("article")[index]?.querySelector<HTMLElement>("h2, h3")}
      />
    </div>
  );
});

interface CardsProps {
  supplies: SupplyListProps["supplies"];
  headingLevel: 2 | 3;
  withAddress: boolean;
}

const Cards = ({ supplies, headingLevel, withAddress }: CardsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list.
  <ul role="list" className={styles.cards}>
    {supplies.map(({ address, ...supply }) => (
      <li key={supply.id}>
        <SupplyCard {...supply} address={withAddress ? address : undefined} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);
