import type { BarSeries, BarSlot } from "../charts/layoutBars.ts";
import { monthName } from "../consumption/consumptionText.ts";
import { toMonth } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import { centsByMonth, type SupplyBill, type YearSpent } from "./spending.ts";
import type { spendingMessages } from "./spendingMessages.it.ts";

export type SpendingWords = WordsOf<typeof spendingMessages>;

/** A year, and the months of it that are shown, 1 to 12. */
export interface SpendingPeriod {
  year: number;
  monthFrom: number;
  monthTo: number;
}

/** One month of a supply: the sum of its bills, and that of a year before. Null if no bill is for it. */
export interface SpentMonth {
  month: string;
  inPeriod: boolean;
  euros: number | null;
  before: number | null;
  /** True if it is after the last bill, the year is not over, and the supply has not ended. */
  coming: boolean;
}

const toEuros = (cents: number | undefined): number | null => (cents === undefined ? null : cents / 100);

/** Returns the twelve months of a year of a supply, which may have ended. */
export function spentMonths(
  bills: readonly SupplyBill[],
  { year, monthFrom, monthTo }: SpendingPeriod,
  today: string,
  ended: boolean,
): SpentMonth[] {
  const cents = centsByMonth(bills);
  const last = [...cents.keys()].reduce((latest, month) => (month > latest ? month : latest), "");
  return Array.from({ length: 12 }, (_, index) => {
    const month = toMonth(year, index + 1);
    const inPeriod = index + 1 >= monthFrom && index + 1 <= monthTo;
    return {
      month,
      inPeriod,
      euros: inPeriod ? toEuros(cents.get(month)) : null,
      before: inPeriod ? toEuros(cents.get(toMonth(year - 1, index + 1))) : null,
      coming: inPeriod && !ended && month > last && String(year) >= today.slice(0, 4),
    };
  });
}

/** Returns the slots of the chart of a year. */
export const monthSlots = (months: readonly SpentMonth[], words: SpendingWords, formats: Formats = formatsOf()): BarSlot[] =>
  months.map(({ month, inPeriod, euros, before, coming }) => ({
    id: month,
    label: monthName(month, formats).slice(0, 3),
    name: `${monthName(month, formats)} ${month.slice(0, 4)}`,
    parts: [{ series: "bills", value: euros }],
    reference: before,
    absence: inPeriod ? words[coming ? "coming" : "noBill"] : words.excluded,
  }));

/** Most supplies with a part of their own in a year's bar. */
const mostParts = 2;
const others = "others";
/** Most years side by side. */
const mostYears = 8;

/** Name of a supply by id; null is what belongs to none. */
export type NameOf = (id: string | null) => string;

/** Returns the chart of the last eight years, oldest first: the two supplies that cost most, and all others together. */
export function yearBars(years: readonly YearSpent[], nameOf: NameOf, words: SpendingWords): { series: BarSeries[]; slots: BarSlot[] } {
  const totals = new Map<string | null, number>();
  for (const { bySupply } of years) for (const [id, cents] of bySupply) totals.set(id, (totals.get(id) ?? 0) + cents);
  const ordered = [...totals].sort(([, a], [, b]) => b - a).map(([id]) => id);
  const shown = ordered.length <= mostParts + 1 ? ordered : ordered.slice(0, mostParts);
  const isOther = (id: string | null) => !shown.includes(id);
  const series = shown.map((id) => ({ id: id ?? "", label: nameOf(id) }));
  const some = ordered.some(isOther);
  return {
    series: some ? [...series, { id: others, label: words.otherSupplies }] : series,
    slots: years
      .slice(0, mostYears)
      .toReversed()
      .map(({ year, bySupply }) => ({
        id: String(year),
        label: String(year),
        name: String(year),
        parts: [
          ...shown.flatMap((id) => (bySupply.has(id) ? [{ series: id ?? "", value: (bySupply.get(id) ?? 0) / 100 }] : [])),
          ...(some
            ? [{ series: others, value: [...bySupply].reduce((sum, [id, cents]) => (isOther(id) ? sum + cents : sum), 0) / 100 }]
            : []),
        ],
      })),
  };
}

/** Name of a year in the table: with its months, unless it has twelve. */
export const spentYearText = ({ year, months }: YearSpent, words: SpendingWords, { formatCount }: Formats = formatsOf()): string =>
  months === 12 ? String(year) : formatCount(words.yearPartOne, words.yearPart, months, { year: String(year), months: String(months) });

/** Name of all years of the chart, oldest first: "Dal 2024 al 2026", or "2026" where there is one. */
export function yearsText(slots: readonly Pick<BarSlot, "name">[], words: SpendingWords): string {
  const [from = "", to = ""] = [slots[0]?.name, slots.at(-1)?.name];
  return from === to ? from : fill(words.yearsAll, { from, to });
}
