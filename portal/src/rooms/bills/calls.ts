import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { ApiError } from "../../platform/errors/errors.ts";
import { privateQuery } from "../../platform/query/privateQuery.ts";
import { getFile, post } from "../../platform/wire/rest.ts";
import type { PageOfBills } from "./bill.ts";
import { type Bill, parseBillPage } from "./bill.ts";
import { type BillListQuery, billQuery } from "./billQuery.ts";

const isCode = (error: unknown, ...codes: string[]) => error instanceof ApiError && codes.includes(error.serverCode ?? "");

const none: PageOfBills = { bills: [], total: 0 };

/** Fetches bills, newest first. A customer without supplies has none. */
export async function fetchBills(list: BillListQuery, signal?: AbortSignal): Promise<PageOfBills> {
  try {
    return parseBillPage(await post("myBillingDetails", { body: billQuery(list), signal }));
  } catch (error) {
    if (isCode(error, "SUPPLY-NOT-FOUND")) return none;
    throw error;
  }
}

/** Rows per page, and the maximum number of pages, of all bills: ten years of 500 supplies. */
const largestPage = 60;
const mostPages = 600;

/** Fetches all bills of a customer, page after page. A bill that comes twice, because another one came in between, counts once. */
export async function fetchAllBills(customerId: string, signal?: AbortSignal): Promise<Bill[]> {
  const bills = new Map<number, Bill>();
  for (let page = 0; page < mostPages; page++) {
    const { bills: some, total } = await fetchBills({ customerId, filter: defaultBillFilter, page, pageSize: largestPage }, signal);
    for (const bill of some) bills.set(bill.id, bill);
    if (some.length === 0 || (page + 1) * largestPage >= total) break;
  }
  return [...bills.values()];
}

/** Fetches one bill by year and number, or null if it does not exist. */
export async function fetchBill(customerId: string, year: string, number: string, signal?: AbortSignal): Promise<Bill | null> {
  const body = { customerCode: customerId, pageNumber: 0, pageSize: 1 } as const;
  try {
    return parseBillPage(await post("myBilling", { path: { year, number }, body, signal })).bills[0] ?? null;
  } catch (error) {
    if (isCode(error, "BILL-NOT-FOUND", "SUPPLY-NOT-FOUND")) return null;
    throw error;
  }
}

const formats = { pdf: ["invoicePdf", "application/pdf"], csv: ["invoiceCsv", "text/csv"] } as const;

export type InvoiceFormat = keyof typeof formats;

export function fetchInvoice(customerId: string, { year, id }: Pick<Bill, "year" | "id">, format: InvoiceFormat, signal: AbortSignal) {
  const [name, type] = formats[format];
  return getFile(name, type, { path: { customer: customerId, year: String(year), id: String(id) }, signal });
}

/** One bill, by year and number. Null if it does not exist. */
export const billByNumberQuery = privateQuery("bill", (customerId, signal, { year, number }: { year: string; number: string }) =>
  fetchBill(customerId, year, number, signal),
);

/** Every bill of the customer. */
export const allBillsQuery = privateQuery("allBills", fetchAllBills);
