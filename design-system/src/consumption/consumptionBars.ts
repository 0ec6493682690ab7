import type { BarUnit } from "../charts/barText.ts";
import type { BarSeries, BarSlot } from "../charts/layoutBars.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill } from "../theme/messages.ts";
import { type ConsumptionSeries, type ConsumptionUnit, type ConsumptionYear, estimateOf, type MonthTotal } from "./consumption.ts";
import { type ConsumptionWords, monthName, periodSentence, seriesLabel } from "./consumptionText.ts";

const fills = { F1: "strong", F2: "middle", F3: "soft", real: "strong", estimated: "strong" } as const;

const toSeries = ({ series }: ConsumptionYear, words: ConsumptionWords, { formatPercent }: Formats): BarSeries[] =>
  series.map(({ series: id, share }) => {
    return {
      id,
      label: seriesLabel(id, words),
      detail: words[`${id}Detail` as keyof ConsumptionWords],
      share: share === null ? undefined : formatPercent(share),
      estimated: id === "estimated",
      fill: fills[id as ConsumptionSeries],
    };
  });

function noteOf({ total, values, coming }: MonthTotal, words: ConsumptionWords): string | undefined {
  if (total === null) return coming ? words.noteComing : undefined;
  return { none: words.noteReal, part: words.notePartly, all: words.noteEstimated }[estimateOf(values)];
}

function absenceOf({ coming, asked }: MonthTotal, words: ConsumptionWords): string | undefined {
  if (coming) return words.coming;
  return asked ? undefined : words.excluded;
}

const toSlots = ({ months, year }: ConsumptionYear, words: ConsumptionWords, formats: Formats): BarSlot[] =>
  months.map((each) => ({
    id: each.month,
    label: monthName(each.month, formats).slice(0, 3),
    name: `${monthName(each.month, formats)} ${year}`,
    parts: each.values.map(({ series, quantity, estimated }) => ({ series, value: quantity, estimated })),
    reference: each.before,
    absence: absenceOf(each, words),
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
  /** The latest month with data. */
  defaultSlot: string | undefined;
}

/** Converts a computed year to the props of the bar chart. */
export function consumptionBars(
  all: ConsumptionYear,
  unit: ConsumptionUnit,
  words: ConsumptionWords,
  formats: Formats = formatsOf(),
): ConsumptionBars {
  const { text, values } = periodSentence(all, words, formats);
  return {
    series: toSeries(all, words, formats),
    slots: toSlots(all, words, formats),
    unit,
    periodName: fill(text, values),
    referenceLabel: all.months.some(({ before }) => before !== null) ? String(all.year - 1) : undefined,
    defaultSlot: all.known.at(-1)?.month,
  };
}
