import { plainText } from "./mask.ts";

/** Why a text is no amount: not written as one, more than two decimals, or beyond `largestAmount`. */
export type AmountProblem = "format" | "decimals" | "tooLarge";

/** The amount in euros that a text says (null if it is blank), or why it says none. */
export type ParsedAmount = { value: number | null; problem?: undefined } | { value: null; problem: AmountProblem };

/** The largest amount, in euros, that is understood. */
export const largestAmount = 999_999_999.99;

/** Digits, or digits in groups of three after dots or spaces. */
const integer = /^(?:\d*|[1-9]\d{0,2}([. ])\d{3}(?:\1\d{3})*)$/;

/**
 * Reads an amount as Italians write it: "1.234,50", "1234,5", "€ 12", "12 euro", "-3,00".
 * A dot before one or two last digits is taken for the comma ("1234.5"); before three it groups thousands ("1.234").
 * Full-width digits are read as digits (NFKC); digits of other scripts are a "format" problem.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = plainText(text);
  if (typed === "") return { value: null };
  if (typed === undefined) return { value: null, problem: "format" };
  const bare = typed
    .toLowerCase()
    .replace(/^(?:€|euro?) ?/, "")
    .replace(/ ?(?:€|euro?)$/, "");
  const [, sign, body = "", afterComma] = /^([-−]?)([\d. ]*)(?:,(\d*))?$/.exec(bare) ?? [];
  const dotted = afterComma === undefined ? /^(\d*)\.(\d{0,2})$/.exec(body) : null;
  const [whole = "", decimals = ""] = dotted ? dotted.slice(1) : [body, afterComma];
  if (!/\d/.test(whole + decimals) || !integer.test(whole)) return { value: null, problem: "format" };
  if (decimals.length > 2) return { value: null, problem: "decimals" };
  const value = Number(`${whole.replace(/[. ]/g, "")}.${decimals}0`);
  if (value > largestAmount) return { value: null, problem: "tooLarge" };
  return { value: sign && value > 0 ? -value : value };
}

const euros = new Intl.NumberFormat("it-IT", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: "always",
  signDisplay: "negative",
});

/** An amount as it stands in a field, without its unit: 1234.5 -> "1.234,50". Nothing for null and what is no number. */
export const formatAmount = (value: number | null): string => (value !== null && Number.isFinite(value) ? euros.format(value) : "");
