import { forwardRef, type HTMLAttributes, useImperativeHandle, useMemo, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { Amount } from "../data/Amount.tsx";
import type { LoadState } from "../data/loadState.ts";
import { RowGroup } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { NoVouchersIllustration } from "../feedback/illustrations/NoVouchersIllustration.tsx";
import { useAnnounce } from "../feedback/LiveRegion.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Stack } from "../layout/Stack.tsx";
import { returnFocus } from "../overlays/returnFocus.ts";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { activeElement } from "../theme/activeElement.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useProvidedToday } from "../theme/today.ts";
import { useCommitEffect } from "../theme/useCommitEffect.ts";
import { vouchersMessages } from "./messages.it.ts";
import * as styles from "./VoucherList.css.ts";
import { VoucherListSkeleton } from "./VoucherListSkeleton.tsx";
import { VoucherRow } from "./VoucherRow.tsx";
import type { VoucherFacts } from "./voucherFacts.ts";
import { hasEnded, passesFilter, type VoucherFilterValue } from "./voucherStatus.ts";
import { hintsOf } from "./voucherText.ts";

export interface VoucherListProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Loading state (VC-14). Any error is `failed`. */
  state: LoadState;
  /** All vouchers of the customer, with unique `id`s. The list filters them itself. @default none */
  vouchers?: readonly VoucherFacts[] | undefined;
  /** Accessible name of the list: "I tuoi buoni". */
  label: string;
  /** @default "All" */
  filter?: VoucherFilterValue | undefined;
  /** Called by the button of the empty state to show all vouchers again, if the filter matches nothing. */
  onClearFilter?: (() => void) | undefined;
  /** Called by the "Riprova" button, which appears after a failure if this is set. */
  onRetry?: (() => void) | undefined;
  /** Heading level of the groups. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** Euros of all vouchers; null if one is unknown. */
function sumOf(vouchers: readonly VoucherFacts[]): number | null {
  const cents = vouchers.map(({ amount }) => (amount == null ? null : Math.round(amount * 100)));
  return cents.includes(null) ? null : cents.reduce<number>((sum, each) => sum + (each ?? 0), 0) / 100;
}

/**
 * Vouchers as rows, those that can be used with their sum, then used and expired ones; or the state without them: loading, failed, no vouchers, or none that match the filter. A change of the filter announces the
 * number of matches through the page's `LiveRegion` (WCAG 4.1.3).
 */
export const VoucherList = forwardRef<HTMLDivElement, VoucherListProps>(function VoucherList(
  { state, vouchers = [], label, filter = "All", onClearFilter, onRetry, headingLevel = 2, className, ...rest },
  ref,
) {
  const words = useMessages(vouchersMessages);
  const formats = useFormats();
  const announce = useAnnounce();
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  const today = useProvidedToday();
  const shown = vouchers.filter(({ status }) => passesFilter(status, filter));
  const hints = useMemo(() => hintsOf(vouchers, words, formats, today), [vouchers, words, formats, today]);
  const found = formats.formatCount(words.foundOne, words.foundOther, shown.length);

  const lastFilter = useRef(filter);
  useCommitEffect(() => {
    if (lastFilter.current === filter) return;
    lastFilter.current = filter;
    announce(found);
    // The button that cleared the filter has disappeared with its panel.
    if (activeElement() === document.body) returnFocus(null);
  }, [filter, found, announce]);

  const body = () => {
    if (state === "loading") return <VoucherListSkeleton />;
    if (state === "failed") return <ServerErrorPanel title={words.failureTitle} headingLevel={headingLevel} onRetry={onRetry} />;
    if (vouchers.length === 0)
      return (
        <EmptyState
          illustration={<NoVouchersIllustration />}
          headingLevel={headingLevel}
          title={words.emptyTitle}
          description={words.emptyDescription}
        />
      );
    if (shown.length === 0)
      return (
        <EmptyState
          illustration={<NothingFoundIllustration />}
          headingLevel={headingLevel}
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
    const rows = (listed: readonly VoucherFacts[], name: string) => (
      <RowGroup label={name}>
        {listed.map((voucher) => (
          <VoucherRow key={voucher.id} voucher={voucher} hint={hints.get(voucher.id)} />
        ))}
      </RowGroup>
    );
    // A filter names what it shows.
    if (filter !== "All") return <div className={cx(styles.groups, styles.alone)}>{rows(shown, label)}</div>;
    const ended = shown.filter(({ status }) => hasEnded(status));
    const usable = shown.filter(({ status }) => !hasEnded(status));
    const sum = sumOf(usable);
    return (
      <div className={cx(styles.groups, (usable.length === 0 || ended.length === 0) && styles.alone)}>
        {usable.length > 0 && (
          <Stack as="section" gap={3}>
            <div className={styles.head}>
              <Heading headingLevel={headingLevel}>{words.usable}</Heading>
              {sum !== null && (
                <span className={styles.sum}>
                  <Amount euros={sum} />
                </span>
              )}
            </div>
            {rows(usable, words.usable)}
          </Stack>
        )}
        {ended.length > 0 && (
          <Stack as="section" gap={3}>
            <div className={styles.head}>
              <Heading headingLevel={headingLevel}>{words.ended}</Heading>
            </div>
            {rows(ended, words.ended)}
          </Stack>
        )}
      </div>
    );
  };
  return (
    <div {...rest} ref={root} className={cx(styles.list, className)} data-state={state}>
      {body()}
    </div>
  );
});
