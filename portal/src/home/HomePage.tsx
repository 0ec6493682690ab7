import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { calledName } from "../account/customer.ts";
import { useCustomer } from "../account/useCustomer.ts";
import { useNotifications } from "../account/useUnreadCount.ts";
import { notificationTypes } from "../api/codeLists.ts";
import { today } from "../api/today.ts";
import { loaded } from "../app/load.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { useInvoiceDownload } from "../bills/useInvoiceDownload.ts";
import { config } from "../config/config.ts";
import { askAhead } from "../session/usePrivate.ts";
import { askedSupplies, useSupplies } from "../supplies/useSupplies.ts";
import { HomeView } from "./HomeView.tsx";
import { ReadingReminder } from "./lazyReminder.ts";
import { askedLatestBills, useLatestBills } from "./useLatestBills.ts";

const isSelfReading = (type: number | null) => notificationTypes.nameOf(type) === "SelfReading";

export function askFirst(): void {
  askAhead(askedSupplies);
  askAhead(askedLatestBills);
}

/** Where the customer arrives: `HomeView` with what the servers say. */
export default function HomePage() {
  const { home } = useMessages(pagesMessages);
  const customer = loaded(useCustomer());
  const bills = useLatestBills();
  const supplies = useSupplies();
  const download = useInvoiceDownload(loaded(bills));
  usePage(home);
  const unread = (useNotifications() ?? []).filter(({ read, notificationType }) => !read && isSelfReading(notificationType));
  const reminder = unread.length > 0 && config().features.readings && <ReadingReminder unread={unread} />;
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
