import { Bar } from "@visx/shape";
import { memo } from "react";
import { fill } from "../theme/messages.ts";
import * as styles from "./BarColumn.css.ts";
import { fillUrl } from "./BarFills.tsx";
import { absenceText, type BarTexts, partText, slotText } from "./barText.ts";
import type { ColumnLayout } from "./layoutBars.ts";

interface BarColumnProps {
  column: ColumnLayout;
  texts: BarTexts;
  /** Id prefix of the chart's fill patterns. */
  fillsId: string;
  /** The element that is the tab stop: -1 for the slot, else the index of the part; undefined for none. */
  tabStop: number | undefined;
  active: boolean;
  /** Distance of zero from the top of the plot. */
  zero: number;
}

const image = { role: "img" } as const;

/** Maximum height of a gap's box with vertical text. */
const gapHeight = 6.2;

/** Returns the position of a gap's box: on zero, or on the reference line, which would otherwise cross its word. */
const gapFoot = (zero: number, line: number | undefined) =>
  line !== undefined && line < zero && line > Math.max(zero - gapHeight, gapHeight) ? line - 0.3 : zero;

/**
 * One slot: a list item with an image for the whole slot, then one for each part. They take focus so that they can be read and framed, but
 * a press does nothing, so they are images with a name, not buttons.
 */
export const BarColumn = memo(function BarColumn({ column, texts, fillsId, tabStop, active, zero }: BarColumnProps) {
  const { slot, marks, reference } = column;
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
            className={mark.value === null ? styles.unknown : styles.mark}
            fill={mark.value === null ? undefined : fillUrl(fillsId, mark.fill, mark.estimated)}
            x="17%"
            width="66%"
            y={`${mark.y}em`}
            height={`${mark.height}em`}
          />
        ))}
        {reference && <Bar className={styles.reference} x="7%" width="86%" y={`${reference.y - 0.075}em`} height="0.15em" />}
      </svg>
      {marks.length === 0 && (
        <span className={styles.gap} style={{ insetBlockStart: `${gapFoot(zero, reference?.y)}em` }} aria-hidden="true">
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
