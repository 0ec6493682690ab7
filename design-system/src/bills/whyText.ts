import { yearOf } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import { type ExplainedBill, type ExplainStep, type Explanation, isEstimated } from "./explainBill.ts";
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
const little = 0.05;

/** Both bills and their difference. */
export interface WhyFacts {
  now: ExplainedBill;
  before: ExplainedBill;
  explanation: Explanation;
  words: WhyWords;
  /** @default Italian */
  formats?: Formats | undefined;
}

/** Returns a reason in words. */
function reasonText(id: ExplainStep, cents: number, { now, before, explanation, words, formats = formatsOf() }: WhyFacts): string {
  const { formatNumber } = formats;
  const rows = explanation.rows.filter(({ step }) => step === id);
  const [row] = rows;
  const change = rows.length === 1 && row?.before != null && row.now != null ? row.now - row.before : null;
  const up = cents > 0;
  switch (id) {
    case "use": {
      // Of electricity and gas together there is no sum.
      if (change === null || change > 0 !== up) return up ? words.useRose : words.useFell;
      const about = isEstimated(now) || isEstimated(before);
      const template = about ? (up ? words.usedAboutMore : words.usedAboutLess) : up ? words.usedMore : words.usedLess;
      return fill(template, { quantity: `${formatNumber(Math.abs(change))}\u00a0${row?.unit}` });
    }
    case "price": {
      const small = change !== null && Math.abs(change) < little * (row?.before ?? 0);
      return up ? (small ? words.priceRoseLittle : words.priceRose) : small ? words.priceFellLittle : words.priceFell;
    }
    case "days": {
      const count = Math.abs(change ?? 0);
      return count === 1
        ? up
          ? words.dayMore
          : words.dayLess
        : fill(up ? words.daysMore : words.daysLess, { count: formatNumber(count) });
    }
    case "energy":
      return up ? words.energyRose : words.energyFell;
    case "fixed":
      return up ? words.fixedRose : words.fixedFell;
    case "taxes": {
      // A gas bill has no levy.
      const levies = rows.some(({ id: part }) => part === "levy");
      return levies ? (up ? words.taxesRose : words.taxesFell) : up ? words.onlyTaxesRose : words.onlyTaxesFell;
    }
    case "other":
      return up ? words.otherRose : words.otherFell;
  }
}

/** Returns the opening of the sentence. Of a bill in credit nothing is paid, so its words are about the credit. */
function openingTemplate({ now, before }: Explanation, words: WhyWords): string {
  if (now < 0 && before < 0) return now === before ? words.creditSame : now < before ? words.creditMore : words.creditLess;
  if (now < 0) return words.credit;
  if (before < 0) return words.afterCredit;
  return now === before ? words.same : now > before ? words.more : words.less;
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
  const bySize = [...explanation.steps].sort((one, other) => Math.abs(other.cents) - Math.abs(one.cents));
  const share = (cents: number) => cents / difference;
  const reasons = bySize
    .filter(({ cents }) => share(cents) >= worthNaming)
    .slice(0, 2)
    .map(({ id, cents }) => reasonText(id, cents, facts));
  const contrary = bySize.find(({ cents }) => share(cents) <= -worthContradicting);
  const [first = "", second] = reasons;
  const text = second ? fill(words.and, { first, second }) : first;
  return contrary
    ? fill(words.becauseBut, { sentence, reasons: text, contrary: reasonText(contrary.id, contrary.cents, facts) })
    : fill(words.because, { sentence, reasons: text });
}
