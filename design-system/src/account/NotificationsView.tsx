import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import { Alert } from "../feedback/Alert.tsx";
import type { PageHeaderProps } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import type { NotificationFacts } from "./NotificationCard.tsx";
import { NotificationList } from "./NotificationList.tsx";
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

/** The page of the notifications, newest first, ten at a time. */
export function NotificationsView({ load, onRead, markFailed = false, ...header }: NotificationsViewProps) {
  const words = useMessages(accountPagesMessages);
  const { shown, ...more } = useRowsByTen(loadedData(load) ?? none);
  return (
    <ProfileFrame {...header}>
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
