import type { ExportFormat } from "../data/ExportMenu.tsx";
import type { ExportTable } from "../data/exportTable.ts";
import type { Formats } from "../data/useFormats.ts";
import { exportFileName } from "./exportFileName.ts";
import { exportTable } from "./tableWriters.ts";

/** A file with the name that it is saved under. */
export interface NamedFile {
  file: Blob;
  name: string;
}

/**
 * Writes a table as a file of that format, with figures and dates of the page's language. Numbers and dates keep their types, and no cell is
 * interpreted as a formula.
 * @param name the file's name in words, without its ending. @default the table's title
 */
export async function tableFile(format: ExportFormat, table: ExportTable, formats: Formats, name = table.title): Promise<NamedFile> {
  return { file: await exportTable(format, table, formats), name: exportFileName(name, format) };
}
