import type { ExportTable } from "../data/exportTable.ts";
import { fill } from "../theme/messages.ts";
import type { YearSpent } from "./spending.ts";
import type { NameOf, SpendingWords } from "./spendingBars.ts";

/** Converts what was spent to a table to export: a row for each year and supply, whose amounts add up to those on screen. */
export const toSpendingTable = (years: readonly YearSpent[], nameOf: NameOf, words: SpendingWords, currency: string): ExportTable => ({
  title: words.exportTitle,
  columns: [
    { header: words.year, kind: "text" },
    { header: words.supply, kind: "text" },
    { header: fill(words.exportAmount, { currency }), kind: "money" },
    { header: words.exportMonths, kind: "number" },
  ],
  rows: years.flatMap(({ year, bySupply, months }) => [...bySupply].map(([id, cents]) => [year, nameOf(id), cents / 100, months])),
});
