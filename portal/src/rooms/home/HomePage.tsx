import { encodeBillFilter } from "@favilla/design-system/bills/billFilterQuery.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { HomeView } from "@favilla/design-system/home/HomeView.tsx";
import type { HomeLinks } from "@favilla/design-system/home/homeLinks.ts";
import { useState } from "react";
import { config } from "../../platform/config/config.ts";
import { part } from "../../platform/loading/part.ts";
import { usePart } from "../../platform/loading/usePart.ts";
import { hrefTo, withQuery } from "../../platform/pages/paths.ts";
import { usePage } from "../../platform/pages/usePage.ts";
import { prefetch, useQuery } from "../../platform/query/useQuery.ts";
import { customerQuery } from "../account/calls.ts";
import { calledName } from "../account/customer.ts";
import { billHref, payPath } from "../bills/card/billLink.ts";
import { newestBillsQuery } from "../bills/queries.ts";
import { readingWindowsQuery } from "../readings/windows/calls.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { supplyPath } from "../supplies/supplyPath.ts";
import { useHomeBills } from "./useHomeBills.ts";
import { reminderPart, useReadingDue } from "./useReadingDue.ts";

/** The list of all due dates and the calendar, needed only on a press. */
const allPart = part("AllDueDates", () => import("./AllDueDates.tsx"));
/** Loaded for the few customers with several bills for one period. */
const twinPart = part("TwinCallouts", () => import("../bills/card/TwinCallouts.tsx"));
/** Loaded for the few customers who have reported a payment. */
const reportsPart = part("HomeReports", () => import("./HomeReports.tsx"), { optional: true });
/** Loaded after the amounts that it stands below, and optional. */
const nextPart = part("NextBill", () => import("./NextBill.tsx"), { optional: true });
/** Below the first screen, and optional: without it the rows have no figure. */
const monthPart = part("LastMonthText", () => import("./LastMonthText.tsx"), { optional: true });

/** Loaded in windows that have room for a third column, and optional. */
const yearPart = part("YearOfSupply", () => import("./YearOfSupply.tsx"), { optional: true });

const links: HomeLinks = {
  bills: hrefTo("bills"),
  billsOf: (filter) => withQuery(hrefTo("bills"), encodeBillFilter(filter)),
  bill: billHref,
  pay: payPath(),
  supplies: hrefTo("supplies"),
  supply: ({ id }) => supplyPath(id),
};

export function prefetchData(): void {
  void prefetch(suppliesQuery);
  // Together with the notifications, so that it costs no request of its own (AP-27).
  if (config().features.readings) void prefetch(readingWindowsQuery);
  void prefetch(newestBillsQuery, { supply: null });
}

/** The start page of a customer: `HomeView` with data from the servers. */
export default function HomePage() {
  usePage("home");
  const customer = loadedData(useQuery(customerQuery));
  const bills = useHomeBills();
  const supplies = useQuery(suppliesQuery);
  const { waiting, unread, due } = useReadingDue(loadedData(supplies));
  const all = usePart(allPart);
  const [open, setOpen] = useState(false);
  return (
    <HomeView
      name={customer && calledName(customer)}
      links={links}
      waiting={waiting}
      allDueDates={{
        onOpen: () => all.load(() => setOpen(true)),
        onNear: allPart.preload,
        loading: all.loading,
        failed: all.failed,
        drawer: (dates) => all.module && <all.module.AllDueDates open={open} onClose={() => setOpen(false)} dates={dates} />,
      }}
      readings={due}
      reminder={unread.length > 0 && ((slim) => <reminderPart.Component unread={unread} day={due[0]?.day} slim={slim} />)}
      callout={(groups, nameOf) => <twinPart.Component groups={groups} nameOf={nameOf} />}
      reported={(reported, nameOf) => <reportsPart.Component bills={reported} nameOf={nameOf} />}
      ahead={(supply, known, place) => (
        <nextPart.Component supply={supply} bills={known} supplies={loadedData(supplies) ?? []} place={place} />
      )}
      lastMonth={(supply, shows) => <monthPart.Component supply={supply} shows={shows} />}
      year={(supply) => <yearPart.Component supply={supply} />}
      bills={bills}
      supplies={supplies}
    />
  );
}
