import type { ExportFormat } from "../data/ExportMenu.tsx";
import type { ExportTable } from "../data/exportTable.ts";
import type { Formats } from "../data/useFormats.ts";
import { importAgain } from "../theme/importAgain.ts";

type Write = (table: ExportTable, formats: Formats) => Blob | Promise<Blob>;

const xlsx = importAgain(() => import("./xlsx.ts"));
const xls = importAgain(() => import("./xls.ts"));
const delimited = importAgain(() => import("./delimited.ts"));
const html = importAgain(() => import("./html.ts"));

/** Loads each writer when it is first needed. */
const writers: Record<ExportFormat, () => Promise<Write>> = {
  xlsx: async () => (await xlsx()).write,
  xls: async () => (await xls()).write,
  csv: async () => (await delimited()).write,
  txt: async () => (await delimited()).writeTabs,
  html: async () => (await html()).write,
};

/**
 * Writes a table as a file of that format (AS-03), with figures and dates of the page's language (AS-13). Numbers and dates keep their types,
 * and no cell is interpreted as a formula.
 */
export const exportTable = async (format: ExportFormat, table: ExportTable, formats: Formats): Promise<Blob> =>
  (await writers[format]())(table, formats);
