import { type ForwardedRef, forwardRef, type HTMLAttributes } from "react";
import { Button } from "../actions/Button.tsx";
import { IconButton } from "../actions/IconButton.tsx";
import { glyph as square, tints } from "../data/CommodityGlyph.css.ts";
import { dateMessages } from "../data/dateMessages.it.ts";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { GaugeIcon } from "../icons/GaugeIcon.ts";
import { Panel } from "../layout/Card.tsx";
import { Heading } from "../text/Heading.tsx";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Text } from "../text/Text.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useProvidedToday } from "../theme/today.ts";
import * as styles from "./ReadingTeaser.css.ts";
import { teaserMessages } from "./teaserMessages.it.ts";

export interface ReadingTeaserProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "title"> {
  /** Address of the page that sends a reading. */
  href: string;
  /** End of the window, as ISO day or timestamp. Without it the sentence names no day. */
  until?: string | null | undefined;
  /** The notification's own sentence. @default a standard sentence */
  text?: string | undefined;
  /** Called when the action is pressed. Mark the notification as read (HM-01). */
  onOpen?: (() => void) | undefined;
  /** Called when the teaser is closed. Remove it and mark the notification as read. */
  onClose: () => void;
  /**
   * Shows one row without a close button, below something more urgent: a bill to pay. Its text is the last day of the window, with the
   * distance from today. @default false
   */
  slim?: boolean | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** Announces on the home page that a reading can be sent, with a link (HM-06). */
export const ReadingTeaser = forwardRef<HTMLElement, ReadingTeaserProps>(function ReadingTeaser(
  { href, until, text, onOpen, onClose, slim, headingLevel = 2, className, ...rest },
  ref,
) {
  const words = useMessages(teaserMessages);
  const { fillDates, formatDayMonth, lastDay } = useFormats();
  const day = lastDay(until);
  const date = formatDayMonth(day);
  if (slim)
    return <SlimTeaser {...rest} ref={ref as ForwardedRef<HTMLUListElement>} className={className} href={href} day={day} onOpen={onOpen} />;
  return (
    <Panel as="section" tone="night" aria-label={words.title} {...rest} ref={ref} className={cx(styles.teaser, className)}>
      <span className={styles.glyph} aria-hidden="true">
        <GaugeIcon />
      </span>
      <div className={styles.words}>
        <Heading headingLevel={headingLevel} size="section">
          {words.title}
        </Heading>
        <Text tone="muted">{text || (date ? fillDates(words.textUntil, { date }) : words.text)}</Text>
      </div>
      <Button href={href} className={styles.action} onClick={() => onOpen?.()}>
        {words.action}
      </Button>
      <IconButton icon={CloseIcon} label={words.close} className={styles.close} onClick={onClose} />
    </Panel>
  );
});

interface SlimTeaserProps extends Omit<ReadingTeaserProps, "until" | "text" | "onClose" | "slim" | "headingLevel"> {
  /** Last day of the window. */
  day: string | undefined;
}

const SlimTeaser = forwardRef<HTMLUListElement, SlimTeaserProps>(function SlimTeaser({ href, day, onOpen, ...rest }, ref) {
  const words = useMessages(teaserMessages);
  const dateWords = useMessages(dateMessages);
  const { dayFrom, distanceText } = useFormats();
  const today = useProvidedToday() ?? day;
  const date = today && dayFrom(day, today, true);
  const distance = today && distanceText(day, today, dateWords);
  return (
    <RowGroup label={words.title} {...rest} ref={ref}>
      <RowLink
        href={href}
        glyph={
          <span className={cx(square, tints.gas)} aria-hidden="true">
            <GaugeIcon />
          </span>
        }
        title={words.slim}
        note={date ? [fill(words.slimUntil, { date }), distance].filter(Boolean).join(", ") : words.slimText}
        onClick={() => onOpen?.()}
      />
    </RowGroup>
  );
});
