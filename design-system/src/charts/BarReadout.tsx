import { formatNumber, formatQuantity } from "../data/format.ts";
import * as styles from "./BarReadout.css.ts";
import type { BarTexts } from "./barText.ts";
import type { BarMark } from "./layoutBars.ts";

interface BarReadoutProps {
  name: string;
  marks: readonly Pick<BarMark, "series" | "value" | "estimated">[];
  total: number | null;
  reference: number | null;
  /** Text shown instead of the total if no value is known. */
  absence: string;
  note?: string | undefined;
  texts: BarTexts;
}

/**
 * The chart's tooltip: the figures of one slot, or the totals while no slot is selected. It is under the plot and covers nothing, stays
 * while it is read, and returns to the totals on Escape (WCAG 1.4.13).
 */
export function BarReadout({ name, marks, total, reference, absence, note, texts }: BarReadoutProps) {
  const { series, unit, words, referenceLabel } = texts;
  return (
    <div className={styles.readout}>
      <strong className={styles.name}>{name}</strong>
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and keep their order.
        <span key={index}>
          {series[mark.series]?.label} <strong>{mark.value === null ? words.noData : formatNumber(mark.value)}</strong>
          {mark.estimated && mark.value !== null && !series[mark.series]?.estimated && ` ${words.estimated}`}
        </span>
      ))}
      <span>
        {words.total} <strong>{total === null ? absence : formatQuantity(total, unit)}</strong>
      </span>
      {reference !== null && (
        <span>
          {referenceLabel} <strong>{formatQuantity(reference, unit)}</strong>
        </span>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
