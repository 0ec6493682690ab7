import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { line, quiet, row, still, words as wordsOfRow } from "../data/RowGroup.css.ts";
import { useFormats } from "../data/useFormats.ts";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { lastReadingText } from "./lastReadingText.ts";
import { readingsMessages } from "./messages.it.ts";
import * as styles from "./ReadingCard.css.ts";
import type { ReadingCardProps } from "./ReadingCard.tsx";
import { ReadingStatus } from "./ReadingStatus.tsx";
import { windowText } from "./readingWindow.ts";

/** Keeps a value and its unit, or the parts of a date, on one line. */
const unbrokenText = (text: string) => text.replaceAll(" ", "\u00a0");

type ReadingSupplyRowProps = Pick<ReadingCardProps, "commodity" | "name" | "address" | "window" | "lastReading" | "headingLevel">;

/** A supply of which no reading can be sent now, as a row of a list: its state and its last real reading (SR-29). Internal. */
export function ReadingSupplyRow({ commodity, name, address, window, lastReading, headingLevel = 2 }: ReadingSupplyRowProps) {
  const words = useMessages(readingsMessages);
  const formats = useFormats();
  const Name = `h${headingLevel}` as const;
  const { values, date } = lastReadingText(commodity, lastReading, words, formats);
  const place = address && address !== name ? address : undefined;
  // The status of a meter that is read from afar says it all.
  const text = window.state === "automatic" ? undefined : windowText(window, words, formats);
  return (
    <li>
      <article className={cx(row, still)} data-state={window.state}>
        <CommodityGlyph commodity={commodity} />
        <div className={wordsOfRow}>
          <Name className={styles.name}>{name}</Name>
          <p className={cx(line, quiet)}>
            {place && <span>{place}</span>}
            <span>
              {" "}
              <ReadingStatus state={window.state} />
            </span>
          </p>
          {text && <p className={styles.fact}>{text}</p>}
          {values.length > 0 && (
            <p className={styles.fact}>
              {words.lastReal}: {values.map(unbrokenText).join(", ")}
              {date && ` · ${unbrokenText(date)}`}
            </p>
          )}
        </div>
      </article>
    </li>
  );
}
