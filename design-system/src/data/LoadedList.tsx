import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode, useImperativeHandle, useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { useKeptFocus } from "../overlays/useKeptFocus.ts";
import { Heading } from "../text/Heading.tsx";
import { anyHeading, type HeadingLevel } from "../text/headingLevel.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./LoadedList.css.ts";
import type { LoadState } from "./loadState.ts";

/** Props that every loaded, growing list has besides its items. */
export interface LoadedListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Loading state (AP-08). `loaded` without items shows the empty state. */
  state: LoadState;
  /** Accessible name of the list: "Le tue notifiche". */
  label: string;
  /** Called by the "Riprova" button, which appears after a failure if this is set. */
  onRetry?: (() => void) | undefined;
  /** True while more items exist. @default false */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** Number of items that the next press adds. @default 10 */
  step?: number | undefined;
  /** Heading level of the items, or of the groups if there are any, and of the titles of the empty and failed states. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A part of a list, below its heading. */
export interface ListGroup {
  title: string;
  /** Number of its items. */
  count: number;
}

interface Props extends LoadedListProps {
  words: Readonly<
    Record<"failureTitle" | "emptyTitle" | "emptyDescription" | "moreOne" | "moreOther" | "loadedOne" | "loadedOther", string>
  >;
  /** Shown instead of the list while it loads. */
  skeleton: ReactNode;
  /** Illustration of the empty state. */
  illustration: ReactNode;
  /** Action of the empty state: one button or link. */
  emptyAction?: ReactNode;
  /** True while more items are loading. @default false */
  loadingMore?: boolean | undefined;
  listClassName: string;
  /** Divides the items, in their order, into lists with a heading. Each has one item at least. @default one list without a heading */
  groups?: readonly ListGroup[] | undefined;
  /** One `li` per item. When items are added, focus moves to the heading of the first new one, else to its link, else to itself. */
  children: readonly ReactElement[];
}

/** A list with `LoadMore` under it, or the loading, empty or failed state instead. Internal: used to build lists. State: `data-state`. */
export const LoadedList = forwardRef<HTMLDivElement, Props>(function LoadedList(
  {
    state,
    label,
    onRetry,
    hasMore = false,
    onLoadMore,
    step = 10,
    headingLevel = 2,
    words,
    skeleton,
    illustration,
    emptyAction,
    loadingMore,
    listClassName,
    groups,
    children,
    ...rest
  },
  ref,
) {
  const lists = useRef<HTMLDivElement>(null);
  /** Keys of the items at the last press of the button: in groups the first new item may stand above older ones. */
  const before = useRef<ReadonlySet<unknown>>(new Set());
  const { ref: frame, ...kept } = useKeptFocus<HTMLDivElement>();
  useImperativeHandle(ref, () => frame.current as HTMLDivElement, [frame]);
  const { formatCount } = useNumberFormats();
  const itemList = (name: string, items: readonly ReactElement[]) => (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from a list without bullets.
    <ul role="list" aria-label={name} className={listClassName} data-list>
      {items}
    </ul>
  );
  const body = () => {
    if (state === "loading") return skeleton;
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} headingLevel={headingLevel} onRetry={onRetry} />;
    if (children.length === 0)
      return (
        <EmptyState
          illustration={illustration}
          headingLevel={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
          action={emptyAction}
        />
      );
    return (
      <>
        {groups ? (
          <section ref={lists} aria-label={label} className={styles.groups}>
            {groups.map(({ title, count }, index) => {
              const start = groups.slice(0, index).reduce((sum, group) => sum + group.count, 0);
              return (
                <div key={title} className={styles.group}>
                  <Heading headingLevel={headingLevel}>{title}</Heading>
                  {itemList(title, children.slice(start, start + count))}
                </div>
              );
            })}
          </section>
        ) : (
          <div ref={lists}>{itemList(label, children)}</div>
        )}
        <LoadMore
          count={children.length}
          hasMore={hasMore}
          onLoadMore={() => {
            before.current = new Set(children.map(({ key }) => key));
            onLoadMore?.();
          }}
          loading={loadingMore}
          step={step}
          label={formatCount(words.moreOne, words.moreOther, step)}
          loadedText={(added) => formatCount(words.loadedOne, words.loadedOther, added)}
          findItem={() => {
            const index = children.findIndex(({ key }) => !before.current.has(key));
            return firstOf(lists.current?.querySelectorAll("[data-list] > li")[index]);
          }}
        />
      </>
    );
  };
  return (
    <div {...kept} {...rest} ref={frame} data-state={state}>
      {body()}
    </div>
  );
});

/** Returns what takes focus of an item: its heading, else its link, else the item. */
const firstOf = (item: Element | undefined) =>
  item?.querySelector<HTMLElement>(`${anyHeading}, a`) ?? item?.querySelector<HTMLElement>("article");
