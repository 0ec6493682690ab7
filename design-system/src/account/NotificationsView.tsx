import { useRef } from "react";
import { Button } from "../actions/Button.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import { Alert } from "../feedback/Alert.tsx";
import { CheckIcon } from "../icons/CheckIcon.ts";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import type { NotificationFacts } from "./NotificationCard.tsx";
import { NotificationList } from "./NotificationList.tsx";
import { notificationMessages } from "./notificationMessages.it.ts";
import { ProfileFrame } from "./ProfileFrame.tsx";

export interface NotificationsViewProps extends Pick<PageHeaderProps, "title" | "back"> {
  /** All notifications, newest first, with unique `id`s. */
  load: Load<readonly NotificationFacts[]>;
  /** Called when an unread notification is opened or marked as read. Keep it stable between renders. */
  onRead: (id: string) => void;
  /** True if a notification could not be marked as read. @default false */
  markFailed?: boolean | undefined;
}

const none: readonly NotificationFacts[] = [];

/** The page of the notifications, newest first, ten at a time. One press marks all as read (NT-10). */
export function NotificationsView({ load, onRead, markFailed = false, ...header }: NotificationsViewProps) {
  const words = useMessages(accountPagesMessages);
  const { markAllRead } = useMessages(notificationMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = loadedData(load)?.filter(({ read }) => !read) ?? none;
  const readAll = () => {
    // The button disappears with the last unread notification, so focus moves to the title.
    heading.current?.focus();
    for (const { id } of unread) onRead(id);
  };
  const { shown, ...more } = useRowsByTen(loadedData(load) ?? none);
  return (
    <ProfileFrame
      {...header}
      headingRef={heading}
      column
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
        <NotificationList {...more} {...listState(load)} label={words.notificationsList} notifications={shown} onRead={onRead} />
      </Stack>
    </ProfileFrame>
  );
}
