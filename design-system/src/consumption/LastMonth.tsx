import { forwardRef, type HTMLAttributes } from "react";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import type { ConsumptionUnit } from "./consumption.ts";
import * as styles from "./LastMonth.css.ts";
import { lastMonthMessages } from "./lastMonthMessages.it.ts";

/** The consumption of one month. */
export interface MonthOfUse {
  /** "YYYY-MM". */
  month: string;
  /** Null if it is not known. */
  total: number | null;
  /** True if a part of it is estimated. */
  estimated: boolean;
}

export interface LastMonthProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** Months in order, the last one being the newest with data. At most six are drawn. */
  months: readonly MonthOfUse[];
  /** The newest month one year earlier. Null if it is not known. */
  before?: { month: string; total: number } | null | undefined;
  unit: ConsumptionUnit;
}

/** Number of bars. */
const mostBars = 6;
const [width, height] = [128, 50];
/** Distance from one bar to the next, width of a bar, and place of the first one: bars and gaps fill the width. */
const [barStep, barWidth, firstLeft] = [22, 15, 2];
/** Height of a bar of a month with hardly any consumption. */
const leastHeight = 2;

/** Returns the comparison with one year earlier: "9 in meno di ottobre 2025". */
function comparison(
  total: number | null,
  before: LastMonthProps["before"],
  words: WordsOf<typeof lastMonthMessages>,
  { fillDates, formatMonthYear, formatNumber }: Formats,
): string | undefined {
  if (total === null || !before) return undefined;
  const month = formatMonthYear(before.month) ?? "";
  const difference = Math.round(total) - Math.round(before.total);
  if (difference === 0) return fillDates(words.same, { month });
  return fillDates(difference < 0 ? words.less : words.more, { count: formatNumber(Math.abs(difference)), month });
}

/** The newest month of a supply: its figure, the comparison with one year earlier, and small bars. Used inside a card. */
export const LastMonth = forwardRef<HTMLDivElement, LastMonthProps>(function LastMonth({ months, before, unit, className, ...rest }, ref) {
  const words = useMessages(lastMonthMessages);
  const formats = useFormats();
  const last = months.at(-1);
  if (!last) return null;
  const text = comparison(last.total, before, words, formats);
  return (
    <div {...rest} ref={ref} className={cx(styles.month, className)}>
      <div className={styles.words}>
        <span className={styles.label}>{fill(words.lastMonth, { month: formats.formatMonthName(last.month) ?? "" })}</span>
        <span className={styles.figure}>
          {last.estimated && (
            <>
              <span aria-hidden="true">≈ </span>
              <VisuallyHidden>{words.estimated} </VisuallyHidden>
            </>
          )}
          {formats.formatQuantity(last.total, unit, 0)}
        </span>
        {text && <span className={styles.note}>{text}</span>}
      </div>
      <Bars months={months.slice(-mostBars)} />
    </div>
  );
});

/** Decorative: the figure and its comparison are written beside it. Six bars need no scale of visx, which is 12 kB. */
function Bars({ months }: { months: readonly MonthOfUse[] }) {
  const highest = Math.max(1, ...months.map(({ total }) => total ?? 0));
  // The newest is at the end, also where there are fewer months.
  const first = mostBars - months.length;
  return (
    <svg className={styles.bars} viewBox={`0 0 ${width} ${height + 2}`} aria-hidden="true">
      {months.map(({ month, total, estimated }, index) => {
        if (total === null || total <= 0) return null;
        const size = Math.max(leastHeight, (total / highest) * height);
        return (
          <rect
            key={month}
            className={estimated ? styles.estimated : styles.read}
            x={firstLeft + barStep * (first + index)}
            y={height - size}
            width={barWidth}
            height={size}
            rx={3}
          />
        );
      })}
      <path className={styles.base} d={`M0 ${height + 1}h${width}`} />
    </svg>
  );
}
