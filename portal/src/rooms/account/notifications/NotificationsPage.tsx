import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback, useState } from "react";
import { config } from "../../../platform/config/config.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useHasVouchers } from "../../vouchers/useHasVouchers.ts";
import { usePromoAvailable } from "../referral/usePromoAvailable.ts";
import { noticesQuery } from "./calls.ts";
import { NotificationsView } from "@favilla/design-system/account/NotificationsView.tsx";
import type { NoticeContext } from "./noticeFacts.ts";
import { useMarkRead } from "./useMarkRead.ts";

/** `NotificationsView` with data from the servers. */
export function NotificationsPage({ sentWindows }: Pick<NoticeContext, "sentWindows">) {
  usePage(useMessages(pagesMessages).notifications);
  const [markFailed, setMarkFailed] = useState(false);
  const markRead = useMarkRead();
  const onRead = useCallback(
    async (id: string) => {
      setMarkFailed(false);
      try {
        await markRead(id);
      } catch (error) {
        reportFailure(error, "mark a notification");
        setMarkFailed(true);
      }
    },
    [markRead],
  );
  return (
    <NotificationsView
      load={useQuery(noticesQuery)}
      onRead={onRead}
      markFailed={markFailed}
      readings={config().features.readings}
      promo={usePromoAvailable()}
      referralCampaigns={config().referralCampaigns}
      sentWindows={sentWindows}
      vouchers={useHasVouchers()}
    />
  );
}
