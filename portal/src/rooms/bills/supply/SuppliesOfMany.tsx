import { SuppliesTable, type SuppliesTableProps } from "@favilla/design-system/bills/SuppliesTable.tsx";
import { statementPageMessages } from "@favilla/design-system/bills/statementPageMessages.it.ts";
import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { LateErrorDialog } from "@favilla/design-system/feedback/LateOverlays.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useMemo } from "react";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { useFileDownload } from "../../../platform/export/useFileDownload.ts";
import { part } from "../../../platform/loading/part.ts";
import { pagesMessages } from "../../../platform/pages/messages.it.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { today } from "../../../platform/time/today.ts";
import { suppliesQuery } from "../../supplies/calls.ts";
import { useBillFiles } from "../files/useBillFiles.tsx";
import { lastBillsQuery } from "./lastBills.ts";

const exportPart = part("export", () => import("@favilla/design-system/files/tableFile.ts"));

/** Many supplies as a table: `SuppliesTable` with the last bills from the servers. */
export function SuppliesOfMany(props: Pick<SuppliesTableProps, "supplies" | "defaultQuery" | "onQuery">) {
  const { supplies: title } = useMessages(pagesMessages);
  const { exportFailed } = useMessages(statementPageMessages);
  const formats = useFormats();
  const errorWords = useErrorWords();
  const supplies = loadedData(useQuery(suppliesQuery));
  const codes = useMemo(() => supplies?.flatMap(({ supplyCode }) => supplyCode ?? []), [supplies]);
  const load = useQuery(lastBillsQuery, codes ?? null);
  const found = loadedData(load);
  const bills = useMemo((): SuppliesTableProps["bills"] => {
    if (!supplies || !found) return load as Load<never>;
    const data = supplies.flatMap(({ id, supplyCode }) => {
      const bill = supplyCode ? found.get(supplyCode) : undefined;
      return bill ? [[String(id), bill] as const] : [];
    });
    return { state: "Loaded", data: new Map(data) };
  }, [supplies, found, load]);
  const files = useBillFiles();
  const csv = useFileDownload<"csv">("supplies export");
  return (
    <>
      <SuppliesTable
        {...props}
        bills={bills}
        onFiles={files.save}
        onCsv={(table) =>
          void csv.start("csv", async () => {
            const { tableFile } = await exportPart.load();
            return tableFile("csv", table, formats, `${title} ${today()}`);
          })
        }
      />
      <LateErrorDialog open={csv.error !== undefined} title={exportFailed} description={errorWords(csv.error)} onClose={csv.dismiss} />
      {files.element}
    </>
  );
}
