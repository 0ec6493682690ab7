import { Suspense, useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import { Alert } from "../feedback/Alert.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { pending } from "../layout/pending.css.ts";
import { Stack } from "../layout/Stack.tsx";
import { lateComponent } from "../theme/lateComponent.ts";
import { useMessages } from "../theme/messages.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import type { NotificationFacts } from "./NotificationCard.tsx";
import { NotificationList } from "./NotificationList.tsx";
import type { NotificationBeside } from "./NotificationListDetail.tsx";
import { notificationMessages } from "./notificationMessages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";

export interface NotificationsViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** All notifications, newest first, with unique `id`s. */
  load: Load<readonly NotificationFacts[]>;
  /** Called when an unread notification is opened or marked as read. Keep it stable between renders. */
  onRead: (id: string) => void;
  /** True if a notification could not be marked as read. @default false */
  markFailed?: boolean | undefined;
  /** Draws one notification beside the list, where the window has room for both (`useWideWindow`). @default the list alone */
  beside?: NotificationBeside | undefined;
}

/** Loaded in windows that have room for it. */
const NotificationListDetail = lateComponent(() => import("./NotificationListDetail.tsx"), "NotificationListDetail");

const none: readonly NotificationFacts[] = [];

/** The page of the notifications, newest first, ten at a time. One press marks all as read (NT-10). */
export function NotificationsView({ load, onRead, markFailed = false, beside, ...header }: NotificationsViewProps) {
  const words = useMessages(accountPagesMessages);
  const { markAllRead } = useMessages(notificationMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const notifications = loadedData(load) ?? none;
  const unread = notifications.filter(({ read }) => !read);
  const readAll = () => {
    // The button disappears with the last unread notification, so focus moves to the title.
    heading.current?.focus();
    for (const { id } of unread) onRead(id);
  };
  const { shown, ...more } = useRowsByTen(notifications);
  const list = listState(load);
  return (
    <ProfileFrame
      {...header}
      headingRef={heading}
      column={!beside}
      action={
        unread.length > 0 && (
          <Button variant="link" icon={CheckIcon} onClick={readAll}>
            {markAllRead}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {markFailed && (
          <Alert tone="negative" live="assertive">
            {words.markFailed}
          </Alert>
        )}
        {beside && (notifications.length > 0 || list.state === "loading") ? (
          <Suspense fallback={<div className={pending} />}>
            <NotificationListDetail {...more} {...beside} notifications={notifications} listed={shown} onRead={onRead} />
          </Suspense>
        ) : (
          <NotificationList {...more} {...list} label={words.notificationsList} notifications={shown} onRead={onRead} />
        )}
      </Stack>
    </ProfileFrame>
  );
}
