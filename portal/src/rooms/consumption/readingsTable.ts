import { type ConsumptionWords, originText } from "@favilla/design-system/consumption/consumptionText.ts";
import type { ExportTable } from "../../platform/export/table.ts";
import type { Figures } from "./figures.ts";

/** Converts the visible readings to a table to export, with the same columns, rows and order (CS-09). */
export const toExportTable = ({ readings, data }: Figures, title: string, words: ConsumptionWords): ExportTable => ({
  title,
  columns: [
    { header: words.date, kind: "date" },
    { header: words.zone, kind: "text" },
    { header: words.reading, kind: "number" },
    { header: `${words.consumption} (${data.unit})`, kind: "number" },
    { header: words.kind, kind: "text" },
  ],
  rows: readings.map((each) => [each.date, each.zone, each.reading, each.initial ? null : each.consumption, originText(each, words)]),
});
