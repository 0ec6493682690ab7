import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { type BillsOfSupply, billsOfSupply, noBillsOfSupply, type SupplyBills } from "@favilla/design-system/bills/billsOfSupply.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { fetchBills } from "../calls.ts";
import { largestPage } from "../fetchEveryBill.ts";
import { fetchOpenBills } from "../open/fetchOpenBills.ts";

/** Fetches the newest bills of a supply and their number; of more than one page the open ones too, since an old one may be to pay. */
export async function fetchBillsOfSupply(customerId: string, signal: AbortSignal, supply: string): Promise<SupplyBills> {
  const page = await fetchBills({ customerId, filter: defaultBillFilter, supply, page: 0, pageSize: largestPage }, signal);
  if (page.total <= largestPage) return page;
  return { ...page, open: await fetchOpenBills(customerId, signal, defaultBillFilter, supply) };
}

const billsOfSupplyQuery = privateQuery("bills of a supply", fetchBillsOfSupply);

/** Loads the bills of a supply. One that has no code yet has none. */
export function useBillsOfSupply(supplyCode: string | null): Load<BillsOfSupply> {
  const load = useQuery(billsOfSupplyQuery, supplyCode);
  const day = useToday();
  if (supplyCode === null) return { state: "Loaded", data: noBillsOfSupply };
  return load.state === "Loaded" ? { state: "Loaded", data: billsOfSupply(load.data, supplyCode, day) } : load;
}
