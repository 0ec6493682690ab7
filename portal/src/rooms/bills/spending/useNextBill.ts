import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { daysForNextBill, type KnownNextBill, knownNextBill } from "@favilla/design-system/bills/nextBill.ts";
import { spendingOf } from "@favilla/design-system/bills/spending.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import type { Supply } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { useReadings } from "../../consumption/useReadings.ts";

/** Loads the readings that the next bill of a supply needs, with one request. Undefined until they have come, or failed. */
export function useNextBill(supply: Supply, bills: readonly Bill[], supplies: readonly Supply[]): KnownNextBill | undefined {
  const today = useToday();
  const readings = useReadings({ supplyId: supply.id, ...daysForNextBill(today) });
  const own = useMemo(() => spendingOf(bills, supplies).bySupply.get(supply.id) ?? [], [bills, supplies, supply.id]);
  const isKnown = readings.state !== "Loading" && readings.state !== "Unset";
  const rows = loadedData(readings);
  return useMemo(() => (isKnown ? knownNextBill(own, rows, today) : undefined), [isKnown, own, rows, today]);
}
