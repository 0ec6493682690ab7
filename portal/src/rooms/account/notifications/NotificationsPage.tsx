import type { NotificationFacts } from "@favilla/design-system/account/NotificationCard.tsx";
import { NotificationsView } from "@favilla/design-system/account/NotificationsView.tsx";
import { type NoticeContext, noticeFacts } from "@favilla/design-system/account/noticeFacts.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { useCallback, useMemo, useState } from "react";
import { config } from "../../../platform/config/config.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { hrefTo } from "../../../platform/pages/paths.ts";
import { useBeside } from "../../../platform/pages/useOpened.ts";
import { usePage } from "../../../platform/pages/usePage.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useHasVouchers } from "../../vouchers/useHasVouchers.ts";
import { usePromoAvailable } from "../referral/usePromoAvailable.ts";
import { noticesQuery } from "./calls.ts";
import { useMarkRead } from "./useMarkRead.ts";

const supplyHref = (id: string) => hrefTo("supplyDetail", { id });
/** `NotificationsView` with data from the servers. */
export function NotificationsPage({ sentWindows }: Pick<NoticeContext, "sentWindows">) {
  const title = usePage("notifications");
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
  const notices = useQuery(noticesQuery);
  const [promo, vouchers] = [usePromoAvailable(), useHasVouchers()];
  const { features, referralCampaigns } = config();
  const load = useMemo((): Load<readonly NotificationFacts[]> => {
    if (notices.state !== "Loaded") return notices;
    const hrefs = {
      selfReading: features.readings ? hrefTo("selfReading") : undefined,
      promo: promo ? hrefTo("bringAFriend") : undefined,
      voucher: vouchers ? hrefTo("vouchers") : undefined,
    };
    const context = { hrefs, supplyHref, referralCampaigns, sentWindows };
    return { ...notices, data: notices.data.map((notice) => noticeFacts(notice, context)) };
  }, [notices, features, promo, vouchers, referralCampaigns, sentWindows]);
  return <NotificationsView title={title} load={load} onRead={onRead} markFailed={markFailed} beside={useBeside("notifications")} />;
}
