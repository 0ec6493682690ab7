import type { BarSeries, BarSlot } from "@favilla/design-system/charts/layoutBars.ts";

export const zones: readonly BarSeries[] = [
  { id: "F1", label: "F1", detail: "giorno feriale" },
  { id: "F2", label: "F2", detail: "sera e sabato" },
  { id: "F3", label: "F3", detail: "notte e festivi" },
];

const months = "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" ");

/** Builds a year of months from the values of their bands; null is a month without data. */
export const yearOf = (values: readonly (readonly (number | null)[] | null)[], extra?: (month: number) => Partial<BarSlot>): BarSlot[] =>
  months.map((month, index) => ({
    id: month,
    label: month.slice(0, 3),
    name: `${month} 2026`,
    parts: zones.map(({ id }, zone) => ({ series: id, value: values[index]?.[zone] ?? null })),
    ...extra?.(index),
  }));

export const year = [
  [69.4, 44.2, 60],
  [65.5, 40, 58.1],
  [57.8, 40.1, 54.7],
  [48.5, 36.4, 49.5],
  [43, 33.6, 46.7],
  [51.4, 38.2, 54.8],
  [70.5, 50.4, 69.6],
  [74, 55, 76],
  [54.2, 40.2, 57],
  [49.6, 36, 52],
  [57.5, 41.2, 59.7],
  null,
] as const;
