import type { ExportFormat } from "@favilla/design-system/data/ExportMenu.tsx";
import type { ExportTable } from "@favilla/design-system/data/exportTable.ts";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import { part } from "../loading/part.ts";

const exportPart = part("export", () => import("@favilla/design-system/files/tableWriters.ts"));

/** Returns what saves a table as a file of its title. */
export function useTableExport() {
  const formats = useFormats();
  return async (format: ExportFormat, table: ExportTable): Promise<void> => {
    const { exportFileName, exportTable } = await exportPart.load();
    saveFile(await exportTable(format, table, formats), exportFileName(table.title, format));
  };
}
