import { forwardRef, type HTMLAttributes, useImperativeHandle, useRef } from "react";
import { activeElement } from "../theme/activeElement.ts";
import { useAnnounce } from "../theme/announce.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { Button } from "./Button.tsx";
import * as styles from "./LoadMore.css.ts";
import { loadMoreMessages } from "./loadMoreMessages.it.ts";

export interface LoadMoreProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Number of items that the list shows now. */
  count: number;
  /** True while more items exist. Keep the component mounted when there are none left: it still announces the last ones. */
  hasMore: boolean;
  /** Requests more items. `count` grows at once or when they arrive. */
  onLoadMore?: (() => void) | undefined;
  /**
   * True while items are loading: the button shows that and ignores presses. If it ends without new items, the press has failed, and later
   * items are not announced. @default false
   */
  loading?: boolean | undefined;
  /** Number of items that the next press adds. @default 10 (BL-08) */
  step?: number | undefined;
  /** Number of items that are not shown yet, displayed under the button. */
  remaining?: number | undefined;
  /** Returns the element of item `index` that takes focus when it is the first new one: its heading or its link. */
  findItem?: ((index: number) => HTMLElement | null | undefined) | undefined;
  /** Label with the name of the items: "Mostra altre 10 bollette". @default "Mostra altri {step}" */
  label?: string | undefined;
  /** Announcement after `added` items have arrived. @default "Mostrati altri {added} elementi" */
  loadedText?: ((added: number) => string) | undefined;
}

/**
 * The button under a list that grows. Items that a press has loaded are announced through the page's `LiveRegion`, and focus moves to the
 * first of them (WCAG 2.4.3, 4.1.3) unless the user has moved focus elsewhere meanwhile.
 */
export const LoadMore = forwardRef<HTMLDivElement, LoadMoreProps>(function LoadMore(
  { count, hasMore, onLoadMore, loading, step = 10, remaining, findItem, label, loadedText, className, ...rest },
  ref,
) {
  const words = useMessages(loadMoreMessages);
  const { formatCount } = useNumberFormats();
  const announce = useAnnounce();
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  /** Number of items at the time of the press. */
  const askedAt = useRef<number>(undefined);
  const wasLoading = useRef(false);

  useCommitEffect(() => {
    const before = askedAt.current;
    // The end of a press that has failed: the list may grow later for another reason, such as a filter.
    const hasEnded = wasLoading.current && !loading;
    wasLoading.current = Boolean(loading);
    if (before === undefined || (before === count && !hasEnded)) return;
    askedAt.current = undefined;
    const added = count - before;
    if (added <= 0) return;
    announce(loadedText?.(added) ?? formatCount(words.loadedOne, words.loadedOther, added));
    const focused = activeElement();
    const first = findItem?.(before);
    if (!first || (focused !== document.body && !frame.current?.contains(focused))) return;
    // A heading takes focus only with a `tabindex`.
    if (first.tabIndex < 0) first.tabIndex = -1;
    // Most often the new item is where the button was, so that nothing moves.
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: "nearest" });
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
        {label ?? formatCount(words.moreOne, words.moreOther, step)}
      </Button>
      {remaining !== undefined && <p className={styles.remaining}>{formatCount(words.remainingOne, words.remainingOther, remaining)}</p>}
    </div>
  );
});
