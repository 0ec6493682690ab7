import { NotificationList } from "@favilla/design-system/account/NotificationList.tsx";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { listState } from "@favilla/design-system/data/loadState.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { PanelBoundary } from "@favilla/design-system/feedback/PanelBoundary.tsx";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { accountPagesMessages } from "../accountMessages.it.ts";
import { useRowsByTen } from "../useRowsByTen.ts";
import type { Notice } from "./notice.ts";
import { type Destinations, type NoticeContext, noticeFacts } from "./noticeFacts.ts";

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
