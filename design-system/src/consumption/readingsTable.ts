import type { ExportTable } from "../data/exportTable.ts";
import type { ConsumptionFigures } from "./consumptionFigures.ts";
import { type ConsumptionWords, originText } from "./consumptionText.ts";

/** Returns the visible readings as a table to export, with the same columns, rows and order (CS-09). */
export const readingsTable = ({ readings, data }: ConsumptionFigures, title: string, words: ConsumptionWords): ExportTable => ({
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
