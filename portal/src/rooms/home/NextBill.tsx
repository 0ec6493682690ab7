import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { NextBillPlace, type NextBillPlaceProps } from "@favilla/design-system/home/NextBillPlace.tsx";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { useNextBill } from "../bills/spending/useNextBill.ts";
import { consumptionsOfPath } from "../supplies/supplyPath.ts";

interface NextBillProps extends Pick<NextBillPlaceProps, "place"> {
  supply: Supply;
  /** Bills of the customer that are known. */
  bills: readonly Bill[];
  supplies: readonly Supply[];
}

/** The next bill on home. Its readings are requested when everything else is shown (HM-50). */
export function NextBill({ supply, bills, supplies, place }: NextBillProps) {
  const known = useNextBill(supply, bills, supplies);
  const name = supplies.length > 1 ? displayName(supply) : undefined;
  return <NextBillPlace known={known} place={place} href={consumptionsOfPath(supply.id)} name={name} />;
}
