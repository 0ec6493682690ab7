import { forwardRef, type HTMLAttributes, type ReactNode } from "react";
import { CountBadge } from "../actions/CountBadge.tsx";
import { Spinner } from "../actions/Spinner.tsx";
import { SlidersIcon } from "../icons/SlidersIcon.ts";
import { chip, end, words as wordsLook } from "../layout/ChipRow.css.ts";
import { ChipRow } from "../layout/ChipRow.tsx";
import { useShownChoice } from "../layout/useShownChoice.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { type BillFilterValue, defaultBillFilter } from "./billFilter.ts";
import { countActiveGroups, isChosen, type QuickFilter, quickFilters, withQuickFilter } from "./billFilterGroups.ts";
import { chipMessages } from "./chipMessages.it.ts";

export interface BillFilterChipsProps extends Omit<HTMLAttributes<HTMLDivElement>, "onChange" | "children"> {
  value: BillFilterValue;
  /** Called with the filter after a chip is pressed: `defaultBillFilter` by the first chip. */
  onChange: (value: BillFilterValue) => void;
  /** Filters that have a chip, in order. Give only those that some bill matches. @default quickFilters */
  chips?: readonly QuickFilter[] | undefined;
  /** Number of bills that the customer must pay, shown beside "Da pagare": those that the chip finds among the other filters. */
  toPay?: number | undefined;
  /** Number of bills that are debited, shown beside "Addebito": those that the chip finds among the other filters. */
  debited?: number | undefined;
  /** Active filters beside `value`, counted on the button at the end, such as the supply of a statement. @default 0 */
  others?: number | undefined;
  /** Label of the chip that takes all filters off. @default "Tutte" */
  allLabel?: ReactNode;
  /** Called by the button at the end, to open all filters. */
  onMore: () => void;
  /** Called when the pointer or focus reaches the button at the end: start loading the filters. */
  onMoreNear?: (() => void) | undefined;
  /** True while the filters are loading. @default false */
  loadingMore?: boolean | undefined;
}

/**
 * The most used filters of the bill list in one row: "Tutte" takes all filters off, the next chips are toggles, and the button at the end,
 * which stays in view, opens the other filters and shows how many groups are active. State: `aria-pressed` of a toggle, `aria-current` of "Tutte".
 */
export const BillFilterChips = forwardRef<HTMLDivElement, BillFilterChipsProps>(function BillFilterChips(
  {
    value,
    onChange,
    chips = quickFilters,
    toPay,
    debited,
    others = 0,
    allLabel,
    onMore,
    onMoreNear,
    loadingMore = false,
    className,
    ...rest
  },
  ref,
) {
  const words = useMessages(chipMessages);
  const { formatCount, formatNumber } = useNumberFormats();
  const [chosen, choose] = useShownChoice(value, onChange);
  const active = countActiveGroups(chosen) + others;
  const counts: Partial<Record<QuickFilter, number | undefined>> = { toPay, debited };
  return (
    <ChipRow
      aria-label={words.filters}
      {...rest}
      ref={ref}
      className={className}
      end={
        <button
          type="button"
          className={cx(chip, end)}
          aria-haspopup="dialog"
          aria-busy={loadingMore || undefined}
          onPointerEnter={onMoreNear}
          onFocus={onMoreNear}
          onClick={loadingMore ? undefined : onMore}
        >
          {loadingMore ? <Spinner /> : <SlidersIcon />}
          {active === 0 ? (
            <span className={wordsLook}>{words.more}</span>
          ) : (
            <>
              <VisuallyHidden>{formatCount(words.moreActiveOne, words.moreActive, active)}</VisuallyHidden>
              <span className={wordsLook} aria-hidden="true">
                {words.more}
              </span>
              <CountBadge count={active} />
            </>
          )}
        </button>
      }
    >
      <button type="button" className={chip} aria-current={active === 0} onClick={() => choose(defaultBillFilter)}>
        {allLabel ?? words.all}
      </button>
      {chips.map((name) => (
        <button
          key={name}
          type="button"
          className={chip}
          aria-pressed={isChosen(chosen, name)}
          onClick={() => choose(withQuickFilter(chosen, name))}
        >
          {words[name]}
          {counts[name] ? <strong>{formatNumber(counts[name])}</strong> : null}
        </button>
      ))}
    </ChipRow>
  );
});
