import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useCustomer } from "../account/useCustomer.ts";
import { today } from "../api/romeDays.ts";
import { loaded } from "../app/load.ts";
import { pagesMessages } from "../app/messages.it.ts";
import { usePage } from "../app/usePage.ts";
import { useInvoiceDownload } from "../bills/useInvoiceDownload.ts";
import { useSupplies } from "../supplies/useSupplies.ts";
import { HomeView } from "./HomeView.tsx";
import { useLatestBills } from "./useLatestBills.ts";

/** Where the customer arrives: `HomeView` with what the servers say. */
export default function HomePage() {
  const { home } = useMessages(pagesMessages);
  const name = loaded(useCustomer())?.name?.trim();
  const bills = useLatestBills();
  const supplies = useSupplies();
  const download = useInvoiceDownload(loaded(bills));
  usePage(home);
  return <HomeView name={name} bills={bills} supplies={supplies} download={download} today={today()} />;
}
