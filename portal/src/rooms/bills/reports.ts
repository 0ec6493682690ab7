import type { ReportedPayment } from "@favilla/design-system/bills/billFacts.ts";
import { readReports } from "../../platform/session/reports.ts";
import { readSession } from "../../platform/session/session.ts";
import type { Page } from "../../platform/wire/page.ts";

/** Adds to bills or documents of the statement what the customer has reported on this device. */
export function withReports<Row extends { id: number; reported?: ReportedPayment | undefined }>(rows: readonly Row[]): Row[] {
  const reports = readReports(readSession()?.customerId);
  return rows.map((row) => ({ ...row, reported: reports[row.id] }));
}

/** Adds to the rows of a page what the customer has reported on this device. */
export const pageWithReports = <Row extends Parameters<typeof withReports>[0][number]>(page: Page<Row>): Page<Row> => ({
  ...page,
  items: withReports(page.items),
});
