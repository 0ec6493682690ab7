import { yearOf } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import { daysOfPeriod, type ExplainedBill, type ExplainRow, type ExplainStep, type Explanation, isEstimated } from "./explainBill.ts";
import type { whyMessages } from "./whyMessages.it.ts";

export type WhyWords = WordsOf<typeof whyMessages>;

/** Bill to compare with: the one before it, or that of the same period last year. */
export const comparisons = ["previous", "lastYear"] as const;
export type Comparison = (typeof comparisons)[number];

export type MoneyText = (euros: number) => string;

const minus = "\u2212\u00a0";

/** Formats a change of cents with its sign: "+ 9,95 €", "− 0,29 €", "0,00 €". */
export const signedMoney = (cents: number, money: MoneyText): string =>
  cents === 0 ? money(0) : (cents > 0 ? "+\u00a0" : minus) + money(Math.abs(cents) / 100);

/** Formats an amount of cents, a credit with the same sign as a change. */
export const moneyOf = (cents: number, money: MoneyText): string => (cents < 0 ? minus : "") + money(Math.abs(cents) / 100);

/** Share of the difference that a step must have to be named in the sentence. */
const worthNaming = 0.08;
/** Share from which a step against the difference is named. */
const worthContradicting = 0.3;
/** Change of the price that is called small. */
const littleChange = 0.05;

/** Both bills and their difference. */
export interface WhyFacts {
  now: ExplainedBill;
  before: ExplainedBill;
  explanation: Explanation;
  words: WhyWords;
  /** @default Italian */
  formats?: Formats | undefined;
}

/** Decimal places that the table shows of a price and of a quantity. */
const decimals: Partial<Record<ExplainRow["id"], number>> = { price: 5, dailyPrice: 5, use: 3 };

/** Ending of the keys of the words for a step that costs more or less than before. */
type Way = "Rose" | "Fell";

/** Returns the change between the two figures that the table shows of a row. */
function shownChange({ id, before, now }: ExplainRow): number {
  const unit = 10 ** (decimals[id] ?? 0);
  return before === null || now === null ? 0 : (Math.round(now * unit) - Math.round(before * unit)) / unit;
}

const isSmall = (row: ExplainRow) => Math.abs(shownChange(row)) < littleChange * (row.before ?? 0);

function usedText(row: ExplainRow, { now, before, words, formats = formatsOf() }: WhyFacts): string {
  const change = shownChange(row);
  const about = isEstimated(now) || isEstimated(before) ? "About" : "";
  return fill(words[`used${about}${change > 0 ? "More" : "Less"}`], {
    quantity: `${formats.formatNumber(Math.abs(change))}\u00a0${row.unit}`,
  });
}

/** Returns the change of the days, or null if the periods themselves differ by another number of days. */
function daysText(row: ExplainRow, { now, before, words, formats = formatsOf() }: WhyFacts): string | null {
  const change = shownChange(row);
  const [from, to] = [daysOfPeriod(before), daysOfPeriod(now)];
  if (from !== null && to !== null && to - from !== change) return null;
  const [one, other] = change > 0 ? [words.dayMore, words.daysMore] : [words.dayLess, words.daysLess];
  return formats.formatCount(one, other, Math.abs(change));
}

function recalculationText({ before, now, cents }: ExplainRow, words: WhyWords, money: MoneyText): string {
  const amount = money(Math.abs(cents) / 100);
  if (!before) return fill(cents > 0 ? words.recalculationAdds : words.recalculationTakes, { amount });
  if (!now) return fill(cents > 0 ? words.recalculationTook : words.recalculationAdded, { amount });
  return cents > 0 ? words.recalculationRose : words.recalculationFell;
}

/** Returns the reason of a price, or null if a price of the step moved the other way. */
function priceText(rows: readonly ExplainRow[], moved: readonly ExplainRow[], way: Way, words: WhyWords): string | null {
  const isContrary = (row: ExplainRow) => Math.sign(shownChange(row)) === (way === "Rose" ? -1 : 1);
  if (rows.some(isContrary)) return null;
  const template = words[`price${way}${moved.every(isSmall) ? "Little" : ""}`];
  return fill(template, { price: moved.some(({ mean }) => mean) ? words.meanPrice : words.onePrice });
}

function taxesText(moved: readonly ExplainRow[], row: ExplainRow, way: Way, words: WhyWords): string {
  if (moved.length > 1) return words[`taxes${way}`];
  return words[`${row.id === "levy" ? "onlyLevy" : "onlyTaxes"}${way}`];
}

/** Returns a reason in words, or null if the rows of the table would not bear it out: only parts that moved as the step did are named. */
function reasonText(id: ExplainStep, cents: number, facts: WhyFacts, money: MoneyText): string | null {
  const { explanation, words } = facts;
  const rows = explanation.rows.filter(({ step }) => step === id);
  const direction = Math.sign(cents);
  const moved = rows.filter((row) => Math.sign(row.cents) === direction && Math.sign(shownChange(row)) === direction);
  // Of electricity and gas together there is no sum: the larger one is named.
  const row = moved.reduce<ExplainRow | null>((most, one) => (most && Math.abs(most.cents) >= Math.abs(one.cents) ? most : one), null);
  if (!row) return null;
  const way = cents > 0 ? "Rose" : "Fell";
  switch (id) {
    case "use":
      return usedText(row, facts);
    case "price":
      return priceText(rows, moved, way, words);
    case "days":
      return daysText(row, facts);
    case "fixed":
      return words[`${row.id === "dailyPrice" ? "dailyFixed" : "fixed"}${way}`];
    case "recalculation":
      return recalculationText(row, words, money);
    case "taxes":
      return taxesText(moved, row, way, words);
    case "energy":
    case "other":
      return words[`${id}${way}`];
  }
}

/** Returns the name of a step. That of taxes and levies names only those whose amount changed. */
export function stepLabel(id: ExplainStep, { explanation, words }: WhyFacts): string {
  if (id !== "taxes") return words[id];
  const changed = explanation.rows.filter(({ step, cents }) => step === id && cents !== 0);
  const [first] = changed;
  if (!first || changed.length > 1) return words.taxes;
  return words[first.id === "levy" ? "levy" : "tax"];
}

/** Returns the opening of the sentence. Of a bill in credit nothing is paid, so its words are about the credit. */
function openingTemplate({ now, before }: Explanation, words: WhyWords): string {
  if (now < 0 && before < 0) {
    if (now === before) return words.creditSame;
    return now < before ? words.creditMore : words.creditLess;
  }
  if (now < 0) return words.credit;
  if (before < 0) return words.afterCredit;
  if (now === before) return words.same;
  return now > before ? words.more : words.less;
}

function openingText({ explanation, before, words }: WhyFacts, comparison: Comparison, money: MoneyText): string {
  const difference = explanation.now - explanation.before;
  const year = before.period?.from ? yearOf(before.period.from) : "";
  const other = comparison === "previous" || !year ? words.thanPrevious : fill(words.thanLastYear, { year });
  return fill(openingTemplate(explanation, words), { amount: money(Math.abs(difference) / 100), other });
}

/** Returns the sentence that sums up the difference, with bold words between asterisks: how much, and the one or two main reasons. */
export function whySentence(facts: WhyFacts, comparison: Comparison, money: MoneyText): string {
  const { explanation, words } = facts;
  const sentence = openingText(facts, comparison, money);
  const difference = explanation.now - explanation.before;
  if (!explanation.listed || explanation.steps.length === 0) return fill(words.noReason, { sentence });
  if (difference === 0) return fill(words.balanced, { sentence });
  const bySize = explanation.steps
    .map(({ id, cents }) => ({ share: cents / difference, text: reasonText(id, cents, facts, money) }))
    .filter((step): step is { share: number; text: string } => step.text !== null)
    .sort((one, other) => Math.abs(other.share) - Math.abs(one.share));
  const [first, second] = bySize.filter(({ share }) => share >= worthNaming);
  if (!first) return fill(words.noReason, { sentence });
  const reasons = second ? fill(words.and, { first: first.text, second: second.text }) : first.text;
  const contrary = bySize.find(({ share }) => share <= -worthContradicting)?.text;
  return contrary ? fill(words.becauseBut, { sentence, reasons, contrary }) : fill(words.because, { sentence, reasons });
}
