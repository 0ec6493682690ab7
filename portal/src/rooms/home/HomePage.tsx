import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../platform/config/config.ts";
import { loaded } from "../../platform/loading/load.ts";
import { part } from "../../platform/loading/part.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { prefetch } from "../../platform/session/usePrivate.ts";
import { today } from "../../platform/time/today.ts";
import { calledName } from "../account/customer.ts";
import { notificationTypes } from "../account/notifications/notification.ts";
import { useNotifications } from "../account/notifications/useUnreadCount.ts";
import { useCustomer } from "../account/useCustomer.ts";
import { useInvoiceDownload } from "../bills/useInvoiceDownload.ts";
import { suppliesQuery, useSupplies } from "../supplies/useSupplies.ts";
import { HomeView } from "./HomeView.tsx";
import { latestBillsQuery, useLatestBills } from "./useLatestBills.ts";

/** Loaded only while a reading is requested. */
const reminderPart = part("ReadingReminder", () => import("./ReadingReminder.tsx"));

const isSelfReading = (type: number | null) => notificationTypes.nameOf(type) === "SelfReading";

export function prefetchData(): void {
  prefetch(suppliesQuery);
  prefetch(latestBillsQuery);
}

/** The start page of a customer: `HomeView` with data from the servers. */
export default function HomePage() {
  const { home } = useMessages(pagesMessages);
  const customer = loaded(useCustomer());
  const bills = useLatestBills();
  const supplies = useSupplies();
  const download = useInvoiceDownload(loaded(bills));
  usePage(home);
  const unread = (useNotifications() ?? []).filter(({ read, notificationType }) => !read && isSelfReading(notificationType));
  const reminder = unread.length > 0 && config().features.readings && <reminderPart.Component unread={unread} />;
  return (
    <HomeView
      name={customer && calledName(customer)}
      reminder={reminder}
      bills={bills}
      supplies={supplies}
      download={download}
      today={today()}
    />
  );
}
