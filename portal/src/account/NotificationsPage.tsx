import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCallback, useState } from "react";
import { report } from "../api/report.ts";
import { today } from "../api/today.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { config } from "../config/config.ts";
import { useHasVouchers } from "../vouchers/useHasVouchers.ts";
import { NotificationsView } from "./NotificationsView.tsx";
import { useMarkRead } from "./useMarkRead.ts";
import { useNotices } from "./useNotices.ts";
import { usePromoAvailable } from "./usePromoAvailable.ts";

/** `NotificationsView` with what the servers say. */
export default function NotificationsPage() {
  usePage(useMessages(pagesMessages).notifications);
  const [markFailed, setMarkFailed] = useState(false);
  const markRead = useMarkRead();
  const onRead = useCallback(
    async (id: string) => {
      setMarkFailed(false);
      try {
        await markRead(id);
      } catch (error) {
        report("Api", { what: "mark a notification", error });
        setMarkFailed(true);
      }
    },
    [markRead],
  );
  return (
    <NotificationsView
      load={useNotices()}
      today={today()}
      onRead={onRead}
      markFailed={markFailed}
      readings={config().features.readings}
      promo={usePromoAvailable()}
      vouchers={useHasVouchers()}
    />
  );
}
