import type { ExportFormat } from "../data/ExportMenu.tsx";
import type { ExportTable } from "../data/exportTable.ts";
import { useFormats } from "../data/useFormats.ts";
import { latePart } from "../theme/lateComponent.ts";
import { saveFile } from "./saveFile.ts";

const filePart = latePart("export", () => import("./tableFile.ts"));

/** Returns a function that saves a table as a file of its title: the `onExport` of a view. The code that writes is loaded by the first call. */
export function useTableExport(): (format: ExportFormat, table: ExportTable) => Promise<void> {
  const formats = useFormats();
  return async (format, table) => {
    const { tableFile } = await filePart.load();
    const { file, name } = await tableFile(format, table, formats);
    saveFile(file, name);
  };
}
