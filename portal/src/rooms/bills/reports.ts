import type { ReportedPayment } from "@favilla/design-system/bills/billFacts.ts";
import { readReports } from "../../platform/session/reports.ts";
import { readSession } from "../../platform/session/session.ts";

/** Adds to bills or documents of the statement what the customer has reported on this device. */
export function withReports<Row extends { id: number; reported?: ReportedPayment | undefined }>(rows: readonly Row[]): Row[] {
  const reports = readReports(readSession()?.customerId);
  return rows.map((row) => ({ ...row, reported: reports[row.id] }));
}
