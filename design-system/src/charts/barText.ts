import { formatQuantity } from "../data/format.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import type { BarMark, BarSeries, BarSlot, ColumnLayout } from "./layoutBars.ts";
import type { chartsMessages } from "./messages.it.ts";

export type ChartsWords = WordsOf<typeof chartsMessages>;
export type BarUnit = Parameters<typeof formatQuantity>[1];

/** Data needed to write the texts of one chart. */
export interface BarTexts {
  series: readonly BarSeries[];
  unit: BarUnit;
  referenceLabel: string;
  words: ChartsWords;
}

const quantity = (value: number | null, { unit, words }: BarTexts) => (value === null ? words.noData : formatQuantity(value, unit));

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
