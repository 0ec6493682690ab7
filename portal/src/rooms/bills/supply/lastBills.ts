import type { AccountBalance } from "@favilla/design-system/bills/accountBalance.ts";
import { lastBills } from "@favilla/design-system/bills/suppliesWithBills.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { isWhole } from "../queries.ts";
import { fetchStatement, largestPage } from "../statement/calls.ts";
import { wholeStatement } from "../statement/statement.ts";

/** Supplies that one request may name. */
const mostSupplies = 1000;

/** The last bill of each of these supplies, by its code. Each request asks for those that have none yet, so that few requests find all. */
export const lastBillsQuery = privateQuery("last bills", async (_customerId, signal, supplyCodes: readonly string[]) => {
  const found = new Map<string, AccountBalance>();
  for (let missing = supplyCodes; missing.length > 0; ) {
    const filter = { ...wholeStatement, supplyCodes: missing.slice(0, mostSupplies) };
    const page = await fetchStatement({ filter, page: 0, pageSize: largestPage }, signal);
    for (const [code, bill] of lastBills(page.items)) if (!found.has(code)) found.set(code, bill);
    const isAll = isWhole(page);
    const left = missing.filter((code, index) => !found.has(code) && !(isAll && index < mostSupplies));
    if (left.length === missing.length) break;
    missing = left;
  }
  return found;
});
