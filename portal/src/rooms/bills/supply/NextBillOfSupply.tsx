import { aheadSupply } from "@favilla/design-system/bills/aheadSupply.ts";
import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { NextBillRow } from "@favilla/design-system/bills/NextBillRow.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { RowSkeleton } from "@favilla/design-system/data/RowGroupSkeleton.tsx";
import { CalendarIcon } from "@favilla/design-system/icons/CalendarIcon.ts";
import { codeOf, type DetailedSupply } from "@favilla/design-system/supplies/detailedSupply.ts";
import { consumptionsOfPath } from "../../supplies/supplyPath.ts";
import { useNextBill } from "../spending/useNextBill.ts";
import { useNewestBills } from "../useKnownBills.ts";

interface OfSupply {
  supply: DetailedSupply;
}

/** The next bill as a row of a supply's page, which keeps its place while it loads. Nothing without enough bills. */
export function NextBillOfSupply({ supply }: OfSupply) {
  const newest = useNewestBills(codeOf(supply), true);
  const bills = loadedData(newest)?.items;
  if (newest.state === "Loading") return <RowSkeleton />;
  return bills && aheadSupply(bills, [supply]) ? <Known supply={supply} bills={bills} /> : null;
}

function Known({ supply, bills }: OfSupply & { bills: readonly Bill[] }) {
  const known = useNextBill(supply, bills, [supply]);
  return known ? <NextBillRow {...known} href={consumptionsOfPath(supply.id)} glyph={<CalendarIcon />} /> : <RowSkeleton />;
}
