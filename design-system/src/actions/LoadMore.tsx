import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef } from "react";
import { formatNumber } from "../data/format.ts";
import { useAnnounce } from "../feedback/LiveRegion.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Button } from "./Button.tsx";
import * as styles from "./LoadMore.css.ts";
import { loadMoreMessages } from "./loadMoreMessages.it.ts";

export interface LoadMoreProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** How many items the list shows now. */
  count: number;
  /** There are more than these. Keep the component in place when there are none left: it still has the last ones to announce. */
  hasMore: boolean;
  /** Asks for more; `count` grows at once or when they come. */
  onLoadMore?: (() => void) | undefined;
  /** They are coming: the button waits and ignores presses. @default false */
  loading?: boolean | undefined;
  /** How many the next press adds. @default 10 (spec §9) */
  step?: number | undefined;
  /** How many are left: shown under the button. */
  remaining?: number | undefined;
  /** What of item `index` takes focus when it is the first new one: its heading or its link. */
  findItem?: ((index: number) => HTMLElement | null | undefined) | undefined;
  /** The button's words, with what the items are: "Carica altre 10 bollette". @default "Carica altri {step}" */
  label?: string | undefined;
  /** Announced when `added` have come. @default "Caricati altri {added} elementi" */
  loadedText?: ((added: number) => string) | undefined;
}

/**
 * The button under a list that grows. What came is announced through the page's `LiveRegion`, and focus goes to the
 * first new item (WCAG 2.4.3, 4.1.3); whoever has moved on meanwhile keeps their place.
 */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { count, hasMore, onLoadMore, loading, step = 10, remaining, findItem, label, loadedText, className, ...rest },
  ref,
) {
  const words = useMessages(loadMoreMessages);
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  /** How many items there were when more were asked for. */
  const askedAt = useRef<number>(undefined);
  const write = (one: string, other: string, number: number) => fill(number === 1 ? one : other, { count: formatNumber(number) });

  useCommitEffect(() => {
    const before = askedAt.current;
    if (before === undefined || before === count) return;
    askedAt.current = undefined;
    const added = count - before;
    if (added < 0) return;
    announce(loadedText?.(added) ?? write(words.loadedOne, words.loadedOther, added));
    const { activeElement, body } = document;
    const first = findItem?.(before);
    if (!first || (activeElement !== body && !frame.current?.contains(activeElement))) return;
    // A heading takes focus only once it is told that it may.
    if (first.tabIndex < 0) first.tabIndex = -1;
    // It stands where the button stood, and so in view.
    first.focus({ preventScroll: true });
  });

  if (!hasMore) return null;
  return (
    <div {...rest} ref={frame} className={cx(styles.more, className)}>
      <Button
        variant="quiet"
        loading={loading}
        onClick={() => {
          askedAt.current = count;
          onLoadMore?.();
        }}
      >
        {label ?? write(words.moreOne, words.moreOther, step)}
      </Button>
      {remaining !== undefined && <p className={styles.remaining}>{write(words.remainingOne, words.remainingOther, remaining)}</p>}
    </div>
  );
});
