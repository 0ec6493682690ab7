import { type NumberFormats, numberFormatsOf } from "../theme/numbers.ts";
import { italianRegion } from "../theme/region.ts";
import { plainText } from "./mask.ts";

/** Reason why a text is not an amount: wrong format, more than two decimals, or more than `largestAmount`. */
export type AmountProblem = "format" | "decimals" | "tooLarge";

/** The parsed amount in euros (null for blank text), or the problem. */
export type ParsedAmount = { value: number | null; problem?: undefined } | { value: null; problem: AmountProblem };

/** The largest valid amount in euros. */
export const largestAmount = 999_999_999.99;

/** Matches digits, or groups of three digits separated by the locale's sign or spaces. */
const integers = {
  ".": /^(?:\d*|[1-9]\d{0,2}([. ])\d{3}(?:\1\d{3})*)$/,
  ",": /^(?:\d*|[1-9]\d{0,2}([, ])\d{3}(?:\1\d{3})*)$/,
};

/**
 * Parses an amount as it is written in a region, in Italian "1.234,50", "1234,5", "€ 12", "12 euro", "-3,00", in English "1,234.50". The
 * sign of thousands before the last one or two digits counts as the decimal sign ("1234.5"); before three digits it separates thousands
 * ("1.234"). Full-width digits are accepted (NFKC); digits of other scripts are a "format" problem.
 */
export function parseAmount(text: string, formats: NumberFormats = numberFormatsOf(italianRegion)): ParsedAmount {
  const typed = plainText(text);
  if (typed === "") return { value: null };
  if (typed === undefined) return { value: null, problem: "format" };
  const bare = typed
    .toLowerCase()
    .replace(formats.currencySign.toLowerCase(), "€")
    .replace(new RegExp(`\\b${formats.region.currency}\\b`, "i"), "€")
    .replace(/^(?:€|euro?) ?/, "")
    .replace(/ ?(?:€|euro?)$/, "")
    // Switzerland's apostrophe.
    .replace(/['’]/g, formats.decimalSign === "." ? "," : ".");
  const point = formats.decimalSign === ".";
  const [, sign, body = "", afterSign] = (point ? /^([-−]?)([\d, ]*)(?:\.(\d*))?$/ : /^([-−]?)([\d. ]*)(?:,(\d*))?$/).exec(bare) ?? [];
  const other = afterSign === undefined ? /^(\d*)[.,](\d{0,2})$/.exec(body) : null;
  const [whole = "", decimals = ""] = other ? other.slice(1) : [body, afterSign];
  if (!/\d/.test(whole + decimals) || !integers[point ? "," : "."].test(whole)) return { value: null, problem: "format" };
  if (decimals.length > 2) return { value: null, problem: "decimals" };
  const value = Number(`${whole.replace(/[., ]/g, "")}.${decimals}0`);
  if (value > largestAmount) return { value: null, problem: "tooLarge" };
  return { value: sign && value > 0 ? -value : value };
}

/** Formats an amount for a field, without unit: 1234.5 -> "1.234,50". Returns "" for null and values that are not finite numbers. */
export const formatAmount = (value: number | null, formats: NumberFormats = numberFormatsOf(italianRegion)): string =>
  value !== null && Number.isFinite(value) ? formats.formatNumber(value, 2) : "";
