import { daysForNextBill } from "@favilla/design-system/bills/nextBill.ts";
import { SpendingOutlookView, type SpendingOutlookViewProps } from "@favilla/design-system/bills/SpendingOutlookView.tsx";
import { SupplySpendingView, type SupplySpendingViewProps } from "@favilla/design-system/bills/SupplySpendingView.tsx";
import { type Spending, spendingOf } from "@favilla/design-system/bills/spending.ts";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import type { ExportTable } from "@favilla/design-system/data/exportTable.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { hasEnded } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { saveFile } from "../../../platform/export/saveFile.ts";
import { exportFileName } from "../../../platform/export/table.ts";
import { part } from "../../../platform/loading/part.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { consumptionOfPeriodQuery } from "../../consumption/calls.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { useAllBills } from "../useKnownBills.ts";

const exportPart = part("export", () => import("../../../platform/export/exportTable.ts"));

/** Loads what was spent by all supplies. */
function useSpending() {
  const [bills, supplies] = [useAllBills(), useQuery(suppliesQuery)];
  const [allBills, allSupplies] = [loadedData(bills), loadedData(supplies)];
  const spending = useMemo(() => allBills && allSupplies && spendingOf(allBills, allSupplies), [allBills, allSupplies]);
  const failure = [bills, supplies].find((load) => load.state === "LoadFailure");
  const load: Load<Spending> = failure ?? (spending ? { state: "Loaded", data: spending } : { state: "Loading" });
  return { load, supplies: allSupplies ?? [] };
}

/** A supply's consumption in euros: `SupplySpendingView` with the customer's bills. */
export const SupplyMoney = (props: Omit<SupplySpendingViewProps, "load">) => <SupplySpendingView {...props} load={useSpending().load} />;

type SupplyOutlookProps = Pick<SupplySpendingViewProps, "supply"> & Pick<SpendingOutlookViewProps, "whole" | "canRead">;

/**
 * The next bill, and what was spent year by year: `SpendingOutlookView` with data from the servers. An address that leads to the supply opens
 * the reasons of the estimate.
 */
export function SupplyOutlook({ supply, whole, canRead }: SupplyOutlookProps) {
  const formats = useFormats();
  const { load, supplies } = useSpending();
  const spending = loadedData(load);
  const today = useToday();
  const isNeeded = !hasEnded(supply) && spending?.bySupply.has(supply.id);
  const readings = useQuery(consumptionOfPeriodQuery, isNeeded ? { supplyId: supply.id, ...daysForNextBill(today) } : null);
  const save = async (format: ExportFormat, table: ExportTable) => {
    const { exportTable } = await exportPart.load();
    saveFile(await exportTable(format, table, formats), exportFileName(table.title, format));
  };
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
      onExport={save}
    />
  );
}
