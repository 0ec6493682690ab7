import { useRef } from "react";
import { LoadMore } from "../actions/LoadMore.tsx";
import { glyph as square, tints } from "../data/CommodityGlyph.css.ts";
import { GroupedRows } from "../data/GroupedRows.tsx";
import { RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import type { useRowsByTen } from "../data/useRowsByTen.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonLine } from "../feedback/SkeletonLine.tsx";
import { card, narrow } from "../layout/Card.css.ts";
import { ListDetail } from "../layout/ListDetail.tsx";
import { ListDetailSkeleton } from "../layout/ListDetailSkeleton.tsx";
import { SafeHtml } from "../text/SafeHtml.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { cx } from "../theme/cx.ts";
import { useMessages } from "../theme/messages.ts";
import { rem } from "../theme/rem.ts";
import { useToday } from "../theme/today.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import { notification as cardLook, fact, head } from "./NotificationCard.css.ts";
import { NotificationCard, type NotificationFacts } from "./NotificationCard.tsx";
import * as styles from "./NotificationListDetail.css.ts";
import { dot } from "./NotificationRow.css.ts";
import { lookOfNotification } from "./notificationLooks.ts";
import { notificationMessages } from "./notificationMessages.it.ts";
import { groupsOfNotices, noteOf } from "./notificationText.ts";

/** The notification that a page's address opens beside the list. */
export interface NotificationBeside {
  /** Its id in the address, or null. Without one the newest is shown, and stays unread until it is chosen. */
  opened: string | null;
  /** Called with the id of the notification that is chosen: put it into the address. */
  onOpen: (id: string) => void;
  /** Gives the address of the page with a notification open. */
  hrefOf: (id: string) => string;
}

interface NotificationListDetailProps extends NotificationBeside, Omit<ReturnType<typeof useRowsByTen>, "shown"> {
  /** All notifications, newest first; none while they load. */
  notifications: readonly NotificationFacts[];
  /** Those in the list. */
  listed: readonly NotificationFacts[];
  onRead: (id: string) => void;
}

/** The notifications with the chosen one beside the list, from 1200 px on. Internal: `NotificationsView` draws it. */
export function NotificationListDetail(props: NotificationListDetailProps) {
  const { notifications, listed, opened, onOpen, hrefOf, onRead, hasMore, step, onLoadMore } = props;
  const words = useMessages(notificationMessages);
  const pageWords = useMessages(accountPagesMessages);
  const formats = useFormats();
  const { formatCount } = formats;
  const today = useToday();
  const frame = useRef<HTMLDivElement>(null);
  const chosen = notifications.find(({ id }) => id === opened) ?? notifications[0];
  if (!chosen)
    return (
      <ListDetailSkeleton label={words.loading} glyph lines={2}>
        <div className={cx(card, cardLook, narrow)}>
          <div className={head}>
            <SkeletonLine width={rem(8)} height={rem(1)} />
            <Skeleton shape="pill" width={rem(6)} height={rem(1.75)} />
          </div>
          <p className={fact}>
            <SkeletonLine width={rem(7)} />
          </p>
          <div>
            <SkeletonLine />
            <SkeletonLine width={rem(14)} />
          </div>
          <Skeleton width={rem(12)} style={{ marginBlock: "0.875rem" }} />
        </div>
      </ListDetailSkeleton>
    );
  const { groups, isParted } = groupsOfNotices(listed, today, formats);
  const open = (id: string) => {
    onOpen(id);
    if (notifications.some((each) => each.id === id && !each.read)) onRead(id);
  };
  return (
    <ListDetail
      listLabel={pageWords.notificationsList}
      detailLabel={pageWords.chosenNotification}
      shown={chosen.id}
      onShow={open}
      list={(current) => (
        <GroupedRows
          ref={frame}
          label={pageWords.notificationsList}
          groups={groups.map(({ name, items }) => ({
            title: isParted ? words[name] : "",
            rows: items.map((each) => <Row key={each.id} notification={each} href={hrefOf(each.id)} isCurrent={each.id === current} />),
          }))}
          foot={
            <LoadMore
              count={listed.length}
              hasMore={hasMore}
              onLoadMore={onLoadMore}
              label={formatCount(words.moreOne, words.moreOther, step)}
              loadedText={(added) => formatCount(words.loadedOne, words.loadedOther, added)}
              findItem={(index) => frame.current?.querySelectorAll<HTMLElement>("a[data-row]")[index]}
            />
          }
        />
      )}
      detail={<NotificationCard key={chosen.id} {...chosen} onRead={onRead} className={narrow} />}
    />
  );
}

function Row({ notification, href, isCurrent }: { notification: NotificationFacts; href: string; isCurrent: boolean }) {
  const { id, kind, text, read } = notification;
  const words = useMessages(notificationMessages);
  const formats = useFormats();
  const today = useToday();
  const { shownKind, icon: KindIcon } = lookOfNotification(kind);
  return (
    <RowLink
      href={href}
      glyph={
        <span className={cx(square, shownKind === "selfReading" ? tints.gas : tints.other)} aria-hidden="true">
          <KindIcon />
        </span>
      }
      title={
        <span className={read ? styles.read : styles.text}>
          <VisuallyHidden>
            {words[shownKind]}
            {read ? ". " : `, ${words.unread}. `}
          </VisuallyHidden>
          {text?.trim() ? <SafeHtml html={text} inLink /> : words.noText}
        </span>
      }
      value={!read && <span className={cx(dot, styles.unread)} />}
      note={noteOf(notification, { today, words, formats })}
      data-row={id}
      data-read={read}
      aria-current={isCurrent || undefined}
    />
  );
}
