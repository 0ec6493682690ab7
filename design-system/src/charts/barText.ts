import { fill, type WordsOf } from "../theme/messages.ts";
import { type NumberFormats, numberFormatsOf, type QuantityUnit } from "../theme/numbers.ts";
import { italianRegion } from "../theme/region.ts";
import type { BarMark, BarSeries, BarSlot, ColumnLayout } from "./layoutBars.ts";
import type { chartsMessages } from "./messages.it.ts";

export type ChartsWords = WordsOf<typeof chartsMessages>;
/** Unit of a chart. "€" stands for amounts, which are written in the currency of the page. */
export type BarUnit = QuantityUnit | "€";

/** Writes the values of a chart. */
export interface BarFormat {
  /** A part: "74"; euros with their sign. */
  figure: (value: number) => string;
  /** A value with its unit: "205 kWh", "86,40 €". */
  quantity: (value: number) => string;
  /** A grid line. */
  tick: (value: number) => string;
}

/** Returns how the values of a unit are written. `money` writes amounts; in discreet mode it hides them, and so do the grid lines. */
export function barFormat(
  unit: BarUnit,
  { formatMoney, formatNumber, formatQuantity }: NumberFormats = numberFormatsOf(italianRegion),
  money: (euros: number) => string = formatMoney,
): BarFormat {
  if (unit !== "€") {
    const figure = (value: number) => formatNumber(value);
    return { figure, quantity: (value) => formatQuantity(value, unit), tick: figure };
  }
  const hidden = money(0) !== formatMoney(0);
  return { figure: money, quantity: money, tick: (value) => (hidden ? "•••" : formatNumber(value)) };
}

/** Data needed to write the texts of one chart. */
export interface BarTexts {
  series: readonly BarSeries[];
  format: BarFormat;
  referenceLabel: string;
  words: ChartsWords;
}

const quantity = (value: number | null, { format, words }: BarTexts) => (value === null ? words.noData : format.quantity(value));

/** Formats a part: "F1: 74 kWh", "F3: 76 kWh, stimato". */
export const partText = (mark: BarMark, texts: BarTexts): string =>
  fill(mark.estimated && mark.value !== null ? texts.words.partEstimated : texts.words.part, {
    label: texts.series[mark.series]?.label ?? "",
    value: quantity(mark.value, texts),
  });

/** Returns why a slot has no bar. */
export const absenceText = ({ absence }: BarSlot, words: ChartsWords): string => absence ?? words.noData;

/** Returns the full accessible name of a slot, with all its figures. */
export function slotText({ slot, marks, total, reference }: ColumnLayout, texts: BarTexts): string {
  const { words, referenceLabel } = texts;
  const value = total === null ? absenceText(slot, words) : quantity(total, texts);
  const values = { name: slot.name, value, parts: marks.map((mark) => partText(mark, texts)).join("; ") };
  const text = fill(marks.length > 0 ? words.slotParts : words.slot, values);
  return reference ? fill(words.slotReference, { slot: text, label: referenceLabel, value: quantity(reference.value, texts) }) : text;
}

/** Returns a share in whole percent, or null if it would mislead: nothing, everything, or negative values. */
export function shareOf(part: number | null, whole: number | null): number | null {
  const share = part !== null && whole ? Math.round((part / whole) * 100) : 0;
  return share > 0 && share < 100 ? share : null;
}
