import type { Bill } from "@favilla/design-system/bills/bill.ts";
import type { ReportedPayment } from "@favilla/design-system/bills/billFacts.ts";
import { type OpenFacts, stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { announce } from "@favilla/design-system/feedback/LiveRegion.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { focusHeading } from "../../../platform/pages/usePage.ts";
import { useCache } from "../../../platform/query/useCache.ts";
import { readReports, writeReports } from "../../../platform/session/reports.ts";
import { readSession } from "../../../platform/session/session.ts";
import { tellTabs } from "../../../platform/session/tabs.ts";
import { today } from "../../../platform/time/today.ts";
import { withReports } from "../reports.ts";
import { payWayMessages } from "./messages.it.ts";

const isRow = (value: object): value is { id: number; reported?: ReportedPayment } => "id" in value && "accountStatus" in value;

/** Renews the reports in cached data: in each bill and document of the statement, wherever it is. */
function renewed(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(renewed);
  if (isRow(data)) return withReports([data])[0];
  if (Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, renewed(value)]));
}

/**
 * Returns the function that stores what the customer says of a bill: that it is paid, or that it is not after all. All that the page shows
 * follows at once. The pressed button disappears, so focus moves to the page's heading.
 */
export function useReport(): (bill: OpenFacts & Pick<Bill, "id">, isPaid: boolean) => void {
  const cache = useCache();
  const words = useMessages(payWayMessages);
  return (bill, isPaid) => {
    const customerId = readSession()?.customerId;
    if (customerId === undefined) return;
    const day = today();
    const { [bill.id]: before, ...others } = readReports(customerId);
    const { instalments } = stateOf(bill, day);
    const report = { day, instalments: instalments?.numbers ?? [], ...(before && { again: true }) };
    writeReports(customerId, isPaid ? { ...others, [bill.id]: report } : others);
    cache.editAll(renewed);
    tellTabs("written");
    requestAnimationFrame(() => {
      focusHeading();
      announce(isPaid ? words.reported : words.notReported);
    });
  };
}
