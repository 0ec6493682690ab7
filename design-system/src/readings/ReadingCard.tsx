import { forwardRef, type HTMLAttributes, memo } from "react";
import { Button } from "../actions/Button.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import { type Commodity, commodities } from "../data/commodity.ts";
import { DescriptionList } from "../data/DescriptionList.tsx";
import { useFormats } from "../data/useFormats.ts";
import { card } from "../layout/Card.css.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { checkKnown } from "../theme/misuse.ts";
import { type LastReading, lastReadingText } from "./lastReadingText.ts";
import { readingsMessages } from "./messages.it.ts";
import * as styles from "./ReadingCard.css.ts";
import { ReadingTag, readingStates } from "./ReadingTag.tsx";
import { isOpen, type ReadingWindow, windowText } from "./readingWindow.ts";

export type { LastReading };

export interface ReadingCardProps extends Omit<HTMLAttributes<HTMLElement>, "children"> {
  commodity: Commodity;
  /** The supply's nickname, else its address (SU-01). Long names wrap and are never cut off. */
  name: string;
  /** Address on one line. Not shown if it is the name. */
  address?: string | null | undefined;
  window: ReadingWindow;
  lastReading?: LastReading | null | undefined;
  /** Address of the page that enters a reading. The button is shown if this is set and the window is open. */
  enterHref?: string | undefined;
  /** Address of the page with the sent reading. */
  detailHref?: string | undefined;
  /** False if the page has another main action: the button is then not filled. @default true */
  main?: boolean | undefined;
  /** Heading level of the name. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * The self-reading of one supply: the period in which it can be sent or the status of the sent one, and the last real reading (SR-02).
 * State: `data-state`.
 */
export const ReadingCard = memo(
  forwardRef<HTMLElement, ReadingCardProps>(function ReadingCard(
    { commodity, name, address, window, lastReading, enterHref, detailHref, main = true, headingLevel = 2, className, ...rest },
    ref,
  ) {
    if (process.env.NODE_ENV !== "production") {
      checkKnown("readings/ReadingCard", "window.state", window.state, readingStates);
      checkKnown("readings/ReadingCard", "commodity", commodity, commodities);
    }
    const words = useMessages(readingsMessages);
    const formats = useFormats();
    const Name = `h${headingLevel}` as const;
    const ofSupply = (visible: string) => fill(words.ofSupply, { words: visible, name });
    const { values, date } = lastReadingText(commodity, lastReading, words, formats);
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
        <p>{windowText(window, words, formats)}</p>
        {window.state !== "notActive" && (
          <DescriptionList
            items={[
              {
                label: words.lastReal,
                value:
                  values.length > 0 ? (
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
        )}
        {(canEnter || detailHref) && (
          <div className={styles.actions}>
            {canEnter && (
              <Button href={enterHref} variant={main ? "primary" : "secondary"} aria-label={ofSupply(enterWords)}>
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
