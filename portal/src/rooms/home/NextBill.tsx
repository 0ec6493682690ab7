import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { NextBillNight, NextBillRow } from "@favilla/design-system/bills/NextBillRow.tsx";
import { spendingMessages } from "@favilla/design-system/bills/spendingMessages.it.ts";
import { RowGroup } from "@favilla/design-system/data/RowGroup.tsx";
import { RowGroupSkeleton } from "@favilla/design-system/data/RowGroupSkeleton.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useNextBill } from "../bills/spending/useNextBill.ts";
import { consumptionsOfPath } from "../supplies/supplyPath.ts";

interface NextBillProps {
  supply: Supply;
  /** Bills of the customer that are known. */
  bills: readonly Bill[];
  supplies: readonly Supply[];
  place: "row" | "panel";
}

/** The next bill on home. Its readings are requested when everything else is shown (HM-50). */
export function NextBill({ supply, bills, supplies, place }: NextBillProps) {
  const { nextTitle, spentTitle } = useMessages(spendingMessages);
  const known = useNextBill(supply, bills, supplies);
  if (!known) return place === "row" ? <RowGroupSkeleton count={1} /> : <Skeleton shape="control" height="18.25rem" />;
  const props = { ...known, href: consumptionsOfPath(supply.id), name: supplies.length > 1 ? displayName(supply) : undefined };
  if (place === "panel") return <NextBillNight {...props} />;
  return (
    <RowGroup label={known.next ? nextTitle : spentTitle}>
      <NextBillRow {...props} />
    </RowGroup>
  );
}
