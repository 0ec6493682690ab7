import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { defaultBillFilter } from "@favilla/design-system/bills/billFilter.ts";
import { stateOf } from "@favilla/design-system/bills/stateOf.ts";
import { twinsOf } from "@favilla/design-system/bills/twins.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { fetchEveryBill } from "../fetchEveryBill.ts";

/** All bills of some supplies, paid ones too. */
export const billsOfSuppliesQuery = privateQuery("bills of supplies", async (customerId, signal, supplies: readonly string[]) => {
  const bills = supplies.map((supply) => fetchEveryBill({ customerId, filter: defaultBillFilter, supply }, signal));
  return (await Promise.all(bills)).flat();
});

/** Loads the other bills for the period of an open bill, paid ones too. A bill that is settled asks for none. */
export function useTwins(bill: Bill | undefined, today: string): Load<readonly Bill[]> {
  const supply = bill?.supplyCode && stateOf(bill, today).status !== "Paid" ? bill.supplyCode : null;
  const load = useQuery(billsOfSuppliesQuery, supply === null ? null : [supply]);
  if (load.state !== "Loaded" || !bill) return load;
  return { state: "Loaded", data: twinsOf([bill, ...load.data], (each) => stateOf(each, today)).get(bill.id) ?? [] };
}
