import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import * as styles from "./BarReadout.css.ts";
import { BarSwatch } from "./BarSwatch.tsx";
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
  fillsId: string;
}

/** An estimated figure: "≈" for the eye, "stimato" for the ear. */
const Estimated = ({ text, word }: { text: string; word: string }) => (
  <>
    <span aria-hidden="true">≈{"\u00a0"}</span>
    {text}
    <VisuallyHidden> {word}</VisuallyHidden>
  </>
);

/**
 * The chart's tooltip: the figures of one slot, or the totals while no slot is selected. It is under the plot and covers nothing, stays
 * while it is read, and returns to the totals on Escape (WCAG 1.4.13).
 */
export function BarReadout({ name, marks, total, reference, absence, note, texts, fillsId }: BarReadoutProps) {
  const { series, format, words, referenceLabel } = texts;
  const figure = (text: string, estimated: boolean) => (estimated ? <Estimated text={text} word={words.estimated} /> : text);
  const withValue = marks.filter(({ value }) => value !== null);
  const allEstimated = withValue.length > 0 && withValue.every(({ estimated }) => estimated);
  return (
    <div className={styles.readout}>
      <div className={styles.line}>
        <span className={cx(styles.name, styles.capital)}>{name}</span>
        <span className={styles.total}>{total === null ? absence : figure(format.quantity(total), allEstimated)}</span>
      </div>
      {(note || reference !== null) && (
        <div className={styles.facts}>
          <span className={styles.note}>{note}</span>
          <span className={styles.note}>{reference !== null && `${referenceLabel}: ${format.figure(reference)}`}</span>
        </div>
      )}
      {marks.length > 1 && (
        <div className={styles.parts}>
          {marks.map((mark, index) => {
            const of = series[mark.series];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and keep their order.
              <span key={index} className={styles.part}>
                <span className={styles.partName}>
                  {of && <BarSwatch fillsId={fillsId} of={{ series: of, index: mark.series }} />}
                  {of?.label}
                </span>{" "}
                <strong>{mark.value === null ? words.noData : figure(format.figure(mark.value), mark.estimated && !allEstimated)}</strong>
                {of?.detail && <span className={styles.detail}> {of.detail}</span>}
              </span>
            );
          })}
        </div>
      )}
    </div>
  );
}
