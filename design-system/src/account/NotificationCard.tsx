import { forwardRef, type HTMLAttributes, memo, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { useFormats } from "../data/useFormats.ts";
import { CheckIcon } from "../icons/CheckIcon.ts";
import { card } from "../layout/Card.css.ts";
import type { HeadingLevel } from "../text/headingLevel.ts";
import { Link } from "../text/Link.tsx";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import * as styles from "./NotificationCard.css.ts";
import { dot } from "./NotificationRow.css.ts";
import { lookOfNotification } from "./notificationLooks.ts";
import { notificationMessages } from "./notificationMessages.it.ts";
import { deadlineText, discountText } from "./notificationText.ts";

/** Subjects of notifications (NT-01). */
export const notificationKinds = ["selfReading", "promo", "voucher", "other"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

type When = string | null | undefined;

/** Data of one notification. Dates are ISO days or timestamps. */
export interface NotificationFacts {
  /** Unique id, passed to `onRead`. */
  id: string;
  kind: NotificationKind;
  /** Plain text or HTML (see `SafeHtml`). */
  text: string | null;
  createdAt?: When;
  deadline?: When;
  /** First and last day of a discount. */
  discountFrom?: When;
  discountTo?: When;
  read: boolean;
  /** Address of the page for this kind of notification. */
  href?: string | undefined;
  /** Address of the supply that the notification is about. */
  supplyHref?: string | undefined;
}

export interface NotificationCardProps extends NotificationFacts, Omit<HTMLAttributes<HTMLElement>, "children" | "id"> {
  /** Called when an unread notification is opened or marked as read. Keep it stable between renders: the card is memoized. */
  onRead: (id: string) => void;
  /** Heading level. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** One notification with its full text: nothing has to be opened. State: `data-read`, `data-kind`. */
export const NotificationCard = memo(
  forwardRef<HTMLElement, NotificationCardProps>(function NotificationCard(
    { id, kind, text, createdAt, deadline, discountFrom, discountTo, read, href, supplyHref, onRead, headingLevel = 2, className, ...rest },
    ref,
  ) {
    const words = useMessages(notificationMessages);
    const formats = useFormats();
    const heading = useRef<HTMLHeadingElement>(null);
    const { shownKind, icon: KindIcon, open } = lookOfNotification(kind);
    const Kind = `h${headingLevel}` as const;
    const date = formats.formatDayMonth(createdAt, { year: true });
    const today = useToday();
    const facts = [deadlineText(deadline, today, words, formats), discountText(discountFrom, discountTo, words, formats)].filter(Boolean);
    const markRead = () => {
      if (!read) onRead(id);
    };
    /** Adds the date to the name of a link, so that the links of a list differ. */
    const ofThis = (visible: string) => (date ? fill(words.ofDate, { words: visible, kind: words[shownKind], date }) : undefined);
    return (
      <article {...rest} ref={ref} className={cx(card, styles.notification, className)} data-read={read} data-kind={shownKind}>
        <div className={styles.head}>
          <Kind ref={heading} tabIndex={-1} className={styles.kind}>
            <KindIcon />
            {words[shownKind]}
          </Kind>
          {!read && (
            <>
              <VisuallyHidden>{words.unread}</VisuallyHidden>
              <span className={dot} />
            </>
          )}
        </div>
        {date && <p className={styles.fact}>{date}</p>}
        {text?.trim() ? <SafeHtml html={text} /> : <p>{words.noText}</p>}
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
        {(href || supplyHref || !read) && (
          <div className={styles.actions}>
            {href && (
              <Link href={href} icon="arrow" aria-label={ofThis(words[open])} onClick={markRead}>
                {words[open]}
              </Link>
            )}
            {supplyHref && (
              <Link href={supplyHref} icon="arrow" aria-label={ofThis(words.openSupply)} onClick={markRead}>
                {words.openSupply}
              </Link>
            )}
            {!read && (
              <Button
                variant="link"
                icon={CheckIcon}
                aria-label={ofThis(words.markRead)}
                onClick={() => {
                  // The button disappears once the notification is read, so focus moves to the heading.
                  heading.current?.focus();
                  markRead();
                }}
              >
                {words.markRead}
              </Button>
            )}
          </div>
        )}
      </article>
    );
  }),
);
