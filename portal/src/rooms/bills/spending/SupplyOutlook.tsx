import { daysForNextBill } from "@favilla/design-system/bills/nextBill.ts";
import { SpendingOutlookView, type SpendingOutlookViewProps } from "@favilla/design-system/bills/SpendingOutlookView.tsx";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { hasEnded } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useLocation } from "react-router";
import { useReadings } from "../../consumption/useReadings.ts";
import { useSpending } from "./useSpending.ts";

type SupplyOutlookProps = Pick<SpendingOutlookViewProps, "supply" | "whole" | "canRead">;

/**
 * The next bill, and what was spent year by year: `SpendingOutlookView` with data from the servers. An address that leads to the supply opens
 * the reasons of the estimate.
 */
export function SupplyOutlook({ supply, whole, canRead }: SupplyOutlookProps) {
  const { load, supplies } = useSpending();
  const spending = loadedData(load);
  const today = useToday();
  const isNeeded = !hasEnded(supply) && spending?.bySupply.has(supply.id);
  const readings = useReadings(isNeeded ? { supplyId: supply.id, ...daysForNextBill(today) } : null);
  const { hash } = useLocation();
  return (
    <SpendingOutlookView
      supply={supply}
      supplies={supplies}
      spending={spending}
      readings={readings}
      whole={whole}
      canRead={canRead}
      open={hash === `#${encodeURIComponent(supply.id)}`}
    />
  );
}
