import { forwardRef, type HTMLAttributes, memo } from "react";
import { Button } from "../actions/Button.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import type { Commodity } from "../data/commodity.ts";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { formatDayMonth } from "../data/dates.ts";
import { card } from "../layout/Card.css.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { readingsMessages } from "./messages.it.ts";
import * as styles from "./ReadingCard.css.ts";
import { ReadingTag } from "./ReadingTag.tsx";
import { formatMeter } from "./reading.ts";
import { isOpen, type ReadingWindow, windowText } from "./readingWindow.ts";

/** The last reading that is no estimate. Electricity has a value for each of its zones. */
export interface LastReading {
  /** ISO day or timestamp. */
  date?: string | null | undefined;
  /** What the meter showed: m³, of electricity kWh. `zone`: "F1". */
  values: readonly { zone?: string | undefined; value: number | null }[];
  /** The gas meter has a converter, whose reading this is: Smc. @default false */
  converter?: boolean | undefined;
}

export interface ReadingCardProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  commodity: Commodity;
  /** The supply's nickname, else its address (SU-01). Wraps, never cut. */
  name: string;
  /** Where it is, in one line. Not shown where it is the name. */
  address?: string | null | undefined;
  window: ReadingWindow;
  lastReading?: LastReading | null | undefined;
  /** Where a reading is entered. The button shows with it, and while the window is open. */
  enterHref?: string | undefined;
  /** The reading that was sent. */
  detailHref?: string | undefined;
  /** Place of the name in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** The reading of one supply: when it can be sent or what became of it, and the last real one (SR-02). State: `data-state`. */
export const ReadingCard = memo(
  forwardRef<HTMLElement, ReadingCardProps>(function ReadingCard(
    { commodity, name, address, window, lastReading, enterHref, detailHref, headingLevel = 2, className, ...rest },
    ref,
  ) {
    const words = useMessages(readingsMessages);
    const Name = `h${headingLevel}` as const;
    const unit = commodity !== "gas" ? "kWh" : lastReading?.converter ? "Smc" : "m³";
    const ofSupply = (visible: string) => fill(words.ofSupply, { words: visible, name });
    const date = formatDayMonth(lastReading?.date, { year: true });
    const values = lastReading?.values.map(({ zone, value }) => {
      const measure = formatMeter(value, unit);
      return zone ? fill(words.zone, { zone, value: measure }) : measure;
    });
    const enterWords = window.state === "refused" ? words.enterAgain : words.enter;
    const canEnter = enterHref !== undefined && isOpen(window);
    return (
      <article {...rest} ref={ref} className={cx(card, styles.reading, className)} data-state={window.state}>
        <div className={styles.head}>
          <div className={styles.who}>
            <CommodityGlyph commodity={commodity} />
            <div className={styles.words}>
              <Name className={styles.name}>{name}</Name>
              {address && address !== name && <p className={cx(styles.fact, styles.address)}>{address}</p>}
            </div>
          </div>
          <ReadingTag state={window.state} />
        </div>
        <p>{windowText(window, words)}</p>
        <DescriptionList
          items={[
            {
              label: words.lastReal,
              value:
                values && values.length > 0 ? (
                  <>
                    {values.map((value) => (
                      <span key={value} className={styles.value}>
                        {value}
                      </span>
                    ))}
                    {date && <span className={cx(styles.value, styles.fact)}>{date}</span>}
                  </>
                ) : undefined,
            },
          ]}
        />
        {(canEnter || detailHref) && (
          <div className={styles.actions}>
            {canEnter && (
              <Button href={enterHref} aria-label={ofSupply(enterWords)}>
                {enterWords}
              </Button>
            )}
            {detailHref && (
              <Link href={detailHref} icon="arrow" aria-label={ofSupply(words.see)}>
                {words.see}
              </Link>
            )}
          </div>
        )}
      </article>
    );
  }),
);
