import { memo, useId } from "react";
import { glyph as square, tints } from "../data/CommodityGlyph.css.ts";
import * as rows from "../data/RowGroup.css.ts";
import { useFormats } from "../data/useFormats.ts";
import { ChevronRightIcon } from "../icons/ChevronRightIcon.ts";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useLink } from "../theme/link.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import type { NotificationFacts } from "./NotificationCard.tsx";
import * as styles from "./NotificationRow.css.ts";
import { lookOfNotification } from "./notificationLooks.ts";
import { notificationMessages } from "./notificationMessages.it.ts";
import { noteOf } from "./notificationText.ts";

interface NotificationRowProps {
  notification: NotificationFacts;
  /** Called when an unread notification is opened. */
  onRead: (id: string) => void;
}

/**
 * A notification as a row of a list, with its whole text (NT-09). The row is one link where the notification leads somewhere; where it leads
 * to a page and to a supply, the supply has a link of its own. State: `data-read`, `data-kind`. Internal.
 */
export const NotificationRow = memo(function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { id, kind, text, read, href, supplyHref } = notification;
  const words = useMessages(notificationMessages);
  const formats = useFormats();
  const today = useToday();
  const Link = useLink();
  const textId = useId();
  const { shownKind, icon: KindIcon } = lookOfNotification(kind);
  const target = href ?? supplyHref;
  const note = noteOf(notification, { today, words, formats });
  const markRead = () => {
    if (!read) onRead(id);
  };
  return (
    <article className={cx(rows.row, styles.notification, !target && rows.still)} data-read={read} data-kind={shownKind}>
      <span className={cx(square, shownKind === "selfReading" ? tints.gas : tints.other)} aria-hidden="true">
        <KindIcon />
      </span>
      <div className={rows.words} id={textId}>
        <VisuallyHidden>
          {words[shownKind]}
          {read ? ". " : `, ${words.unread}. `}
        </VisuallyHidden>
        {text?.trim() ? <SafeHtml html={text} className={styles.text} /> : <p className={styles.text}>{words.noText}</p>}
        {(note || (href && supplyHref)) && (
          <p className={styles.note}>
            <span>{note}</span>
            {href && supplyHref && (
              <Link href={supplyHref} className={styles.supply} onClick={markRead}>
                {words.openSupply}
              </Link>
            )}
          </p>
        )}
      </div>
      {!read && <span className={styles.dot} />}
      {target && <ChevronRightIcon className={rows.chevron} />}
      {target && <Link href={target} className={styles.cover} aria-labelledby={textId} onClick={markRead} />}
    </article>
  );
});
