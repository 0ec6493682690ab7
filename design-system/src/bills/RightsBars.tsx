import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { cx } from "../theme/cx.ts";
import { useDiscreet } from "../theme/discreet.ts";
import { fill, useMessages } from "../theme/messages.ts";
import * as styles from "./RightsBars.css.ts";
import type { Right } from "./rights.ts";
import { rightsMessages } from "./rightsMessages.it.ts";

interface RightsBarsProps {
  right: Extract<Right, { kind: "anomaly" }>;
}

/** A bill that is out of proportion, beside what it is compared with, and the line above which that is a right. Amounts that are hidden have no bars. Internal. */
export function RightsBars({ right: { total, comparison } }: RightsBarsProps) {
  const words = useMessages(rightsMessages);
  const { formatNumber } = useFormats();
  const money = useMoneyText();
  const isDiscreet = useDiscreet();
  const isRead = comparison.by === "readings";
  const [before, own] = isRead ? [comparison.read, comparison.billed] : [comparison.amount, total];
  const textOf = (value: number) => (isRead ? `${formatNumber(value)}\u00a0${comparison.unit}` : money(value / 100));
  const label = { mean: words.meanBefore, highest: words.highestBefore, readings: words.readingsBefore }[comparison.by];
  const limit = isRead ? null : comparison.threshold;
  const widthOf = (value: number) => `${(100 * value) / Math.max(before, own, limit ?? 0)}%`;
  const rows = [
    { name: label, value: before, look: styles.bar },
    { name: words.thisBill, value: own, look: cx(styles.bar, styles.own) },
  ];
  return (
    <div className={styles.bars}>
      {rows.map(({ name, value, look }) => (
        <div key={name}>
          <p>
            {name} <span className={styles.value}>{textOf(value)}</span>
          </p>
          {!isDiscreet && (
            <div className={styles.track}>
              <div className={look} style={{ inlineSize: widthOf(value) }} />
              {limit !== null && <div className={styles.limit} style={{ insetInlineStart: widthOf(limit) }} />}
            </div>
          )}
        </div>
      ))}
      {limit !== null && !isDiscreet && <p className={styles.note}>{fill(words.limitLine, { threshold: textOf(limit) })}</p>}
    </div>
  );
}
