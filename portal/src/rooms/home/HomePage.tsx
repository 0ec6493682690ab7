import { loadedData } from "@favilla/design-system/data/load.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { pagesMessages } from "../../platform/pages/messages.it.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { customerQuery } from "../account/calls.ts";
import { calledName } from "../account/customer.ts";
import { readingWindowsQuery } from "../readings/windows/calls.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { HomeView } from "@favilla/design-system/home/HomeView.tsx";
import { homeBillsQuery } from "./useHomeBills.ts";
import { reminderPart, useReadingDue } from "./useReadingDue.ts";

/** Loaded for the few customers with several bills for one period. */
const twinPart = part("TwinCallouts", () => import("../bills/card/TwinCallouts.tsx"));
/** Below the first screen, and optional: without it the rows have no figure. */
const monthPart = part("LastMonthText", () => import("./LastMonthText.tsx"), { optional: true });

export function prefetchData(): void {
  void prefetch(suppliesQuery);
  // Together with the notifications, so that it costs no request of its own (AP-27).
  if (config().features.readings) void prefetch(readingWindowsQuery);
  void prefetch(homeBillsQuery);
}

/** The start page of a customer: `HomeView` with data from the servers. */
export default function HomePage() {
  const { home } = useMessages(pagesMessages);
  const customer = loadedData(useQuery(customerQuery));
  const bills = useQuery(homeBillsQuery);
  const supplies = useQuery(suppliesQuery);
  const { waiting, unread, due } = useReadingDue(loadedData(supplies));
  usePage(home);
  return (
    <HomeView
      name={customer && calledName(customer)}
      waiting={waiting}
      readings={due}
      reminder={unread.length > 0 && ((slim) => <reminderPart.Component unread={unread} day={due[0]?.day} slim={slim} />)}
      callout={(groups, nameOf) => <twinPart.Component groups={groups} nameOf={nameOf} />}
      lastMonth={(supply, shows) => <monthPart.Component supply={supply} shows={shows} />}
      bills={bills}
      supplies={supplies}
    />
  );
}
