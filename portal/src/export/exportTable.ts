import type { ExportFormat } from "@favilla/design-system/bills/ExportMenu.tsx";
import type { ExportTable } from "./table.ts";

export { exportFileName } from "./table.ts";

type Write = (table: ExportTable) => Blob | Promise<Blob>;

/** Each is loaded when it is first asked for. */
const writers: Record<ExportFormat, () => Promise<Write>> = {
  xlsx: async () => (await import("./xlsx.ts")).write,
  xls: async () => (await import("./xls.ts")).write,
  csv: async () => (await import("./delimited.ts")).write,
  txt: async () => (await import("./delimited.ts")).writeTabs,
  html: async () => (await import("./html.ts")).write,
};

/** Writes a table as a file of that format (AS-03): numbers are numbers, dates are dates, and no cell starts a formula. */
export const exportTable = async (format: ExportFormat, table: ExportTable): Promise<Blob> => (await writers[format]())(table);
