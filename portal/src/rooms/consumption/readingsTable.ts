import { type ConsumptionWords, readingKind } from "@favilla/design-system/consumption/consumptionText.ts";
import type { ExportTable } from "../../platform/export/table.ts";
import type { Figures } from "./figures.ts";

/** The readings shown, as a file holds them: same columns, same rows, same order (CS-09). */
export const toExportTable = ({ readings, data }: Figures, title: string, words: ConsumptionWords): ExportTable => ({
  title,
  columns: [
    { header: words.date, kind: "date" },
    { header: words.zone, kind: "text" },
    { header: words.reading, kind: "number" },
    { header: `${words.consumption} (${data.unit})`, kind: "number" },
    { header: words.kind, kind: "text" },
  ],
  rows: readings.map((each) => [each.date, each.zone, each.reading, each.consumption, readingKind(each, words)]),
});
