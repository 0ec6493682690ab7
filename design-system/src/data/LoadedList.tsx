import { forwardRef, type HTMLAttributes, type ReactElement, type ReactNode, useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { fill } from "../theme/messages.ts";

/** What every list takes that is loaded and grows, besides its items. */
export interface LoadedListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** How loading stands (spec §4); `loaded` without items is the empty state. */
  state: "loading" | "loaded" | "failed";
  /** What the list is of ("Le tue notifiche"): its accessible name. */
  label: string;
  /** Shows "Riprova" after a failure. */
  onRetry?: (() => void) | undefined;
  /** There are more than these. @default false */
  hasMore?: boolean | undefined;
  onLoadMore?: (() => void) | undefined;
  /** How many the next press adds. @default 10 */
  step?: number | undefined;
  /** Place of the items' headings, and of the empty and the failed panel's title, in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

interface Props extends LoadedListProps {
  words: Readonly<
    Record<"failureTitle" | "emptyTitle" | "emptyDescription" | "moreOne" | "moreOther" | "loadedOne" | "loadedOther", string>
  >;
  /** In the list's place while it is loading. */
  skeleton: ReactNode;
  /** Of the empty state. */
  illustration: ReactNode;
  /** Of the empty state: one button or link. */
  emptyAction?: ReactNode;
  /** More are coming. @default false */
  loadingMore?: boolean | undefined;
  listClassName: string;
  /** An `li` each. Of the first new one, its heading or else its link takes focus. */
  children: readonly ReactElement[];
}

/** A list, or why there is none, and `LoadMore` under it. Only for building lists. State: `data-state`. */
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
    children,
    ...rest
  },
  ref,
) {
  const list = useRef<HTMLUListElement>(null);
  const count = (one: string, other: string, number: number) => fill(number === 1 ? one : other, { count: number });
  const body = () => {
    if (state === "loading") return skeleton;
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} level={headingLevel} onRetry={onRetry} />;
    if (children.length === 0)
      return (
        <EmptyState
          illustration={illustration}
          level={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
          action={emptyAction}
        />
      );
    return (
      <>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list. */}
        <ul ref={list} role="list" aria-label={label} className={listClassName}>
          {children}
        </ul>
        <LoadMore
          count={children.length}
          hasMore={hasMore}
          onLoadMore={onLoadMore}
          loading={loadingMore}
          step={step}
          label={count(words.moreOne, words.moreOther, step)}
          loadedText={(added) => count(words.loadedOne, words.loadedOther, added)}
          findItem={(index) => list.current?.children[index]?.querySelector<HTMLElement>("h2, h3, a")}
        />
      </>
    );
  };
  return (
    <div {...rest} ref={ref} data-state={state}>
      {body()}
    </div>
  );
});
