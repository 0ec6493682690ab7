import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { daysForNextBill, type NextBill, nextBillOf } from "@favilla/design-system/bills/nextBill.ts";
import { spendingOf } from "@favilla/design-system/bills/spending.ts";
import { addMonths, monthOf } from "@favilla/design-system/data/dates.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { useReadings } from "../../consumption/useReadings.ts";

/** The next bill of a supply, or null where its error is not known, and the cents of its last twelve months. */
export interface KnownNextBill {
  next: NextBill | null;
  spent: number;
}

/** Loads the readings that the next bill of a supply needs, with one request. Undefined until they have come, or failed. */
export function useNextBill(supply: Supply, bills: readonly Bill[], supplies: readonly Supply[]): KnownNextBill | undefined {
  const today = useToday();
  const readings = useReadings({ supplyId: supply.id, ...daysForNextBill(today) });
  const own = useMemo(() => spendingOf(bills, supplies).bySupply.get(supply.id) ?? [], [bills, supplies, supply.id]);
  return useMemo(() => {
    if (readings.state === "Loading" || readings.state === "Unset") return undefined;
    const since = addMonths(monthOf(today), -12);
    const spent = own.reduce((sum, { to, cents }) => (monthOf(to) >= since ? sum + cents : sum), 0);
    return { next: nextBillOf(own, loadedData(readings) ?? [], today), spent };
  }, [readings, own, today]);
}
