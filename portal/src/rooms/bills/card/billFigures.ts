import { formatDate } from "@favilla/design-system/data/dates.ts";
import { formatNumber, formatQuantity } from "@favilla/design-system/data/format.ts";
import { fill, type WordsOf } from "@favilla/design-system/theme/messages.ts";
import { type ConsumptionRow, isEstimated } from "../../consumption/consumption.ts";
import type { billFigureMessages } from "./figureMessages.it.ts";

type Words = WordsOf<typeof billFigureMessages>;

/** Returns the consumption of a period in words, with the estimated part. */
export function figureText(rows: readonly ConsumptionRow[], unit: "kWh" | "Smc", words: Words): string {
  const sum = (some: readonly ConsumptionRow[]) => some.reduce((total, { consumption }) => total + (consumption ?? 0), 0);
  const estimated = rows.filter(isEstimated);
  const quantity = formatQuantity(sum(rows), unit, 0);
  return estimated.length === 0
    ? fill(words.figureTotal, { quantity })
    : fill(words.figureEstimated, { quantity, estimated: formatQuantity(sum(estimated), unit, 0) });
}

/** Returns the readings, each with its day, band and origin. If there are several of one day and band, the last one counts. */
export function figureReadings(rows: readonly ConsumptionRow[], words: Words): { label: string; value: string }[] {
  const banded = rows.some(({ zone }) => zone !== null && zone !== "F1");
  const items = rows
    .filter(({ reading }) => reading !== null)
    .map((row) => {
      const origin = isEstimated(row) ? words.readingEstimated : row.origin === "customer" ? words.readingOwn : words.readingReal;
      const date = formatDate(row.date) ?? "";
      return {
        label: banded && row.zone ? fill(words.figureBand, { date, zone: row.zone }) : date,
        value: fill(origin, { reading: formatNumber(row.reading) }),
      };
    });
  return [...new Map(items.map((item) => [item.label, item])).values()];
}
