import { loadChunk } from "../../platform/loading/chunk.ts";

const supplyFilter = () => import("./SupplyFilter.tsx");

/** What a section needs only once it is opened, or asked for something. */
export const loadFigures = () => loadChunk("SupplyFigures", () => import("./SupplyFigures.tsx"));
export const loadFilter = () => loadChunk("SupplyFilter", supplyFilter);
export const loadExport = () => loadChunk("export", () => import("../../platform/export/exportTable.ts"));
export const loadChartFile = () => loadChunk("chartFile", () => import("./chartFile.ts"));

/** Fetches the filter when it is about to be opened. */
export const preloadFilter = (): void => void supplyFilter().catch(() => undefined);
