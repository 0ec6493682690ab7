import { NotificationList } from "./NotificationList.tsx";
import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { Alert } from "../feedback/Alert.tsx";
import { PanelBoundary } from "../feedback/PanelBoundary.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { useMemo } from "react";
import { pagesMessages } from "../../../portal/src/platform/pages/messages.it.ts";
import { accountPagesMessages } from "./accountPagesMessages.it.ts";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import type { Notice } from "../../../portal/src/rooms/account/notifications/notice.ts";
import { type Destinations, type NoticeContext, noticeFacts } from "../../../portal/src/rooms/account/notifications/noticeFacts.ts";

export interface NotificationsViewProps extends Destinations, NoticeContext {
  load: Load<readonly Notice[]>;
  onRead: (id: string) => void;
  /** True if a notification could not be marked as read. */
  markFailed: boolean;
}

const none: readonly Notice[] = [];

/** All notifications, newest first, from plain data. */
export function NotificationsView({
  load,
  onRead,
  markFailed,
  readings,
  promo,
  vouchers,
  referralCampaigns,
  sentWindows,
}: NotificationsViewProps) {
  const words = useMessages(accountPagesMessages);
  const { notifications } = useMessages(pagesMessages);
  const notices = loadedData(load) ?? none;
  const facts = useMemo(
    () => notices.map((notice) => noticeFacts(notice, { readings, promo, vouchers }, { referralCampaigns, sentWindows })),
    [notices, readings, promo, vouchers, referralCampaigns, sentWindows],
  );
  const { shown, ...more } = useRowsByTen(facts);
  return (
    <>
      <PageHeader title={notifications} />
      <PanelBoundary>
        <Stack gap={4}>
          {markFailed && (
            <Alert tone="negative" live="assertive">
              {words.markFailed}
            </Alert>
          )}
          <NotificationList {...more} {...listState(load)} label={words.notificationsList} notifications={shown} onRead={onRead} />
        </Stack>
      </PanelBoundary>
    </>
  );
}
