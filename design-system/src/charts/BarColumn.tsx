import { Bar } from "@visx/shape";
import { memo } from "react";
import { fill } from "../theme/messages.ts";
import * as styles from "./BarColumn.css.ts";
import { fillUrl } from "./BarFills.tsx";
import { absenceText, type BarTexts, partText, slotText } from "./barText.ts";
import type { BarMark, ColumnLayout } from "./layoutBars.ts";

interface BarColumnProps {
  column: ColumnLayout;
  texts: BarTexts;
  /** Id prefix of the chart's fill patterns. */
  fillsId: string;
  /** The element that is the tab stop: -1 for the slot, else the index of the part; undefined for none. */
  tabStop: number | undefined;
  active: boolean;
}

const image = { role: "img" } as const;

const markClass = ({ value, estimated }: BarMark) => {
  if (value === null) return styles.unknown;
  return estimated ? styles.estimated : styles.mark;
};

/**
 * One slot: a list item with an image for the whole slot, then one for each part. They take focus so that they can be read and framed, but
 * a press does nothing, so they are images with a name, not buttons.
 */
export const BarColumn = memo(function BarColumn({ column, texts, fillsId, tabStop, active }: BarColumnProps) {
  const { slot, marks, reference, gap } = column;
  const stop = (index: number) => (index === tabStop ? 0 : -1);
  return (
    <li className={styles.column} data-active={active || undefined} data-gap={marks.length === 0 || undefined}>
      <svg className={styles.plot} role="presentation" focusable="false">
        <Bar {...image} aria-label={slotText(column, texts)} tabIndex={stop(-1)} className={styles.slot} width="100%" height="100%" />
        {marks.map((mark, index) => (
          <Bar
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name, and keep their order.
            key={index}
            {...image}
            aria-label={fill(texts.words.partOf, { name: slot.name, part: partText(mark, texts) })}
            tabIndex={stop(index)}
            className={markClass(mark)}
            fill={mark.value === null ? undefined : fillUrl(fillsId, mark.fill)}
            x="16%"
            width="68%"
            y={`${mark.y}em`}
            height={`${mark.height}em`}
          />
        ))}
        {reference && <Bar className={styles.reference} x="9%" width="82%" y={`${reference.y - 0.125}em`} height="0.25em" />}
      </svg>
      {gap && (
        <span
          className={styles.gap}
          style={{ insetBlockStart: `${gap.foot}em`, inlineSize: `${gap.count * 100 - 8}%` }}
          data-several={gap.count > 1 || undefined}
          aria-hidden="true"
        >
          <span className={styles.gapWord}>
            <span className={styles.upright}>{absenceText(slot, texts.words)}</span>
          </span>
        </span>
      )}
      <span className={styles.label} aria-hidden="true">
        {slot.label.slice(0, 1)}
        <span className={styles.rest}>{slot.label.slice(1)}</span>
      </span>
    </li>
  );
});
