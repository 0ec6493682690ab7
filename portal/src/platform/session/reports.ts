import type { ReportedPayment } from "@favilla/design-system/bills/billFacts.ts";
import type { CustomerId } from "./customerId.ts";
import { reportsKey } from "./reportsKey.ts";
import { local } from "./storage.ts";

/** Payments that a customer has reported, by the ids of the bills. */
export type Reports = Readonly<Record<string, ReportedPayment>>;

const isReport = (value: ReportedPayment | undefined) => /^\d{4}-\d\d-\d\d$/.test(value?.day ?? "") && Array.isArray(value?.instalments);

/** Reads what this customer has reported on this device. Data of another shape are ignored. */
export function readReports(customerId: CustomerId | undefined): Reports {
  try {
    const stored = JSON.parse(local.get(reportsKey(customerId)) ?? "{}") as Reports;
    return Object.fromEntries(Object.entries(stored).filter(([, report]) => isReport(report)));
  } catch {
    return {};
  }
}

/** Stores what this customer has reported. It survives the customer's sign-out, but not that of another one (`clearSession`). */
export function writeReports(customerId: CustomerId, reports: Reports): void {
  if (Object.keys(reports).length > 0) local.set(reportsKey(customerId), JSON.stringify(reports));
  else local.remove(reportsKey(customerId));
}
