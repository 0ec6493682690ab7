import type { ReportedPayment } from "@favilla/design-system/bills/billFacts.ts";
import { addDays } from "@favilla/design-system/data/dates.ts";
import { today } from "../time/today.ts";
import type { CustomerId } from "./customerId.ts";
import { reportsKey } from "./reportsKey.ts";
import { local } from "./storage.ts";

/** Payments that a customer has reported, by the ids of the bills. */
export type Reports = Readonly<Record<string, ReportedPayment>>;

/** Days after which a report is deleted whatever became of the bill. */
export const keptDays = 60;

const isReport = (value: ReportedPayment | undefined) => /^\d{4}-\d\d-\d\d$/.test(value?.day ?? "") && Array.isArray(value?.instalments);

/** Reads what this customer has reported on this device, and deletes what is too old. Data of another shape are ignored. */
export function readReports(customerId: CustomerId | undefined): Reports {
  try {
    const stored = Object.entries(JSON.parse(local.get(reportsKey(customerId)) ?? "{}") as Reports);
    const day = today();
    const kept = stored.filter(([, report]) => isReport(report) && addDays(report.day, keptDays) > day);
    const reports = Object.fromEntries(kept);
    if (customerId !== undefined && kept.length < stored.length) writeReports(customerId, reports);
    return reports;
  } catch {
    return {};
  }
}

/** Stores what this customer has reported. It survives the customer's sign-out, but not that of another one (`clearSession`). */
export function writeReports(customerId: CustomerId, reports: Reports): void {
  if (Object.keys(reports).length > 0) local.set(reportsKey(customerId), JSON.stringify(reports));
  else local.remove(reportsKey(customerId));
}
