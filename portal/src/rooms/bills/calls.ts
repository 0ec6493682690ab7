import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../platform/session/customerId.ts";
import type { Page } from "../../platform/wire/page.ts";
import { getFile, post } from "../../platform/wire/rest.ts";
import { parseBillPage } from "./bill.ts";
import { type BillListQuery, billQuery } from "./billQuery.ts";
import type { BillLink } from "./card/billLink.ts";

const isCode = (error: unknown, ...codes: string[]) => error instanceof ApiError && codes.includes(error.serverCode ?? "");

const none: Page<Bill> = { items: [], received: 0, total: 0 };

/** Fetches bills, newest first. A customer without supplies has none. */
export async function fetchBills(list: BillListQuery, signal?: AbortSignal): Promise<Page<Bill>> {
  try {
    return parseBillPage(await post("myBillingDetails", { body: billQuery(list), signal }));
  } catch (error) {
    if (isCode(error, "SUPPLY-NOT-FOUND")) return none;
    throw error;
  }
}

/** Fetches one bill by year and number, or null if it does not exist. */
export async function fetchBill(customerId: CustomerId, year: string, number: string, signal?: AbortSignal): Promise<Bill | null> {
  const body = { customerCode: customerId, pageNumber: 0, pageSize: 1 } as const;
  try {
    return parseBillPage(await post("myBilling", { path: { year, number }, body, signal })).items[0] ?? null;
  } catch (error) {
    if (isCode(error, "BILL-NOT-FOUND", "SUPPLY-NOT-FOUND")) return null;
    throw error;
  }
}

const formats = { pdf: ["invoicePdf", "application/pdf"], csv: ["invoiceCsv", "text/csv"] } as const;

export type InvoiceFormat = keyof typeof formats;

export function fetchInvoice(customerId: CustomerId, { year, id }: Pick<Bill, "year" | "id">, format: InvoiceFormat, signal: AbortSignal) {
  const [name, type] = formats[format];
  return getFile(name, type, { path: { customer: customerId, year: String(year), id: String(id) }, signal });
}

/** One bill, by year and number. Null if it does not exist. */
export const billByNumberQuery = privateQuery("bill", (customerId, signal, { year, number }: BillLink) =>
  fetchBill(customerId, year, number, signal),
);
