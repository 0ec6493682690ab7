import type { BarUnit } from "../charts/barText.ts";
import type { BarSeries, BarSlot } from "../charts/layoutBars.ts";
import { fill } from "../theme/messages.ts";
import type { ConsumptionSeries, ConsumptionUnit, ConsumptionYear, MonthTotal } from "./consumption.ts";
import { type ConsumptionWords, monthName, periodSentence, seriesLabel } from "./consumptionText.ts";

const fills = { F1: "strong", F2: "middle", F3: "soft", real: "strong", estimated: "strong" } as const;

const toSeries = ({ series }: ConsumptionYear, words: ConsumptionWords): BarSeries[] =>
  series.map(({ series: id, share }) => {
    const detail = words[`${id}Detail` as keyof ConsumptionWords] ?? "";
    return {
      id,
      label: seriesLabel(id, words),
      detail: share === null ? detail : fill(words.share, { detail, share }),
      estimated: id === "estimated",
      fill: fills[id as ConsumptionSeries],
    };
  });

function noteOf({ total, estimated }: MonthTotal, words: ConsumptionWords): string | undefined {
  if (total === null) return undefined;
  return estimated === 0 ? words.noteReal : estimated === total ? words.noteEstimated : words.notePartly;
}

const toSlots = ({ months, year }: ConsumptionYear, words: ConsumptionWords): BarSlot[] =>
  months.map((each) => ({
    id: each.month,
    label: monthName(each.month).slice(0, 3),
    name: `${monthName(each.month)} ${year}`,
    parts: each.values.map(({ series, quantity, estimated }) => ({ series, value: quantity, estimated })),
    reference: each.before,
    absence: each.asked ? undefined : words.excluded,
    note: noteOf(each, words),
  }));

/** Props of the bar chart for a year, used on screen and in a saved picture. */
export interface ConsumptionBars {
  series: readonly BarSeries[];
  slots: readonly BarSlot[];
  unit: BarUnit;
  periodName: string;
  /** The previous year, if it has data. */
  referenceLabel: string | undefined;
}

/** Converts a computed year to the props of the bar chart. */
export function consumptionBars(all: ConsumptionYear, unit: ConsumptionUnit, words: ConsumptionWords): ConsumptionBars {
  const { text, values } = periodSentence(all, words);
  return {
    series: toSeries(all, words),
    slots: toSlots(all, words),
    unit,
    periodName: fill(text, values),
    referenceLabel: all.months.some(({ before }) => before !== null) ? String(all.year - 1) : undefined,
  };
}
