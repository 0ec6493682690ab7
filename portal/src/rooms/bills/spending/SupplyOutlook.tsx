import { daysForNextBill } from "@favilla/design-system/bills/nextBill.ts";
import { SpendingOutlookView, type SpendingOutlookViewProps } from "@favilla/design-system/bills/SpendingOutlookView.tsx";
import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import type { ExportTable } from "@favilla/design-system/data/exportTable.ts";
import { loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { hasEnded } from "@favilla/design-system/supplies/supply.ts";
import { useToday } from "@favilla/design-system/theme/today.ts";
import { useLocation } from "react-router";
import { saveFile } from "../../../platform/export/saveFile.ts";
import { exportFileName } from "../../../platform/export/table.ts";
import { part } from "../../../platform/loading/part.ts";
import { useReadings } from "../../consumption/useReadings.ts";
import { useSpending } from "./useSpending.ts";

const exportPart = part("export", () => import("../../../platform/export/exportTable.ts"));

type SupplyOutlookProps = Pick<SpendingOutlookViewProps, "supply" | "whole" | "canRead">;

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
  const readings = useReadings(isNeeded ? { supplyId: supply.id, ...daysForNextBill(today) } : null);
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
