import { forwardRef, type HTMLAttributes, useImperativeHandle, useMemo, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import type { LoadState } from "../data/loadState.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { NoVouchersIllustration } from "../feedback/illustrations/NoVouchersIllustration.tsx";
import { useAnnounce } from "../feedback/LiveRegion.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { returnFocus } from "../overlays/focus.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { vouchersMessages } from "./messages.it.ts";
import { VoucherCard, type VoucherFacts } from "./VoucherCard.tsx";
import * as styles from "./VoucherList.css.ts";
import { VoucherListSkeleton } from "./VoucherListSkeleton.tsx";
import { passesFilter, type VoucherFilterValue } from "./voucherStatus.ts";
import { hintsOf } from "./voucherText.ts";

export interface VoucherListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** How loading stands (VC-14); any error is `failed`. */
  state: LoadState;
  /** All of the customer's vouchers once they are loaded, each `id` once; the list filters them itself. @default none */
  vouchers?: readonly VoucherFacts[] | undefined;
  /** What the list is of ("I tuoi voucher"): its accessible name. */
  label: string;
  /** @default "All" */
  filter?: VoucherFilterValue | undefined;
  /** Asked for where the filter leaves nothing: show all again. */
  onClearFilter?: (() => void) | undefined;
  /** Shows "Riprova" after a failure. */
  onRetry?: (() => void) | undefined;
  /** Place of the cards' headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * Vouchers, or why there are none: loading, failed, none yet and none with this filter are four different things.
 * A change of filter says how many it leaves through the page's `LiveRegion` (WCAG 4.1.3).
 */
export const VoucherList = forwardRef<HTMLDivElement, VoucherListProps>(function VoucherList(
  { state, vouchers = [], label, filter = "All", onClearFilter, onRetry, headingLevel = 2, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const shown = vouchers.filter(({ status }) => passesFilter(status, filter));
  const hints = useMemo(() => hintsOf(vouchers, words), [vouchers, words]);
  const found = fill(shown.length === 1 ? words.foundOne : words.foundOther, { count: shown.length });

  const known = useRef(filter);
  useCommitEffect(() => {
    if (known.current === filter) return;
    known.current = filter;
    announce(found);
    // The button that showed all again has gone with its panel.
    if (document.activeElement === document.body) returnFocus(null);
  }, [filter, found, announce]);

  const body = () => {
    if (state === "loading") return <VoucherListSkeleton />;
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} level={headingLevel} onRetry={onRetry} />;
    if (vouchers.length === 0)
      return (
        <EmptyState
          illustration={<NoVouchersIllustration />}
          level={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
        />
      );
    if (shown.length === 0)
      return (
        <EmptyState
          illustration={<NothingFoundIllustration />}
          level={headingLevel}
          title={words.nothingFoundTitle}
          description={words.nothingFoundDescription}
          action={
            onClearFilter && (
              <Button variant="secondary" onClick={onClearFilter}>
                {words.clearFilter}
              </Button>
            )
          }
        />
      );
    return (
      // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list.
      <ul role="list" aria-label={label} className={styles.list}>
        {shown.map((voucher) => (
          <li key={voucher.id}>
            <VoucherCard {...voucher} hint={hints.get(voucher.id)} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div {...rest} ref={root} data-state={state}>
      {body()}
    </div>
  );
});
