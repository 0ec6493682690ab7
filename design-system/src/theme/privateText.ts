import { useDiscreet } from "./discreet.ts";
import { useNumberFormats } from "./numbers.ts";

/** Text shown in place of a code. Its length says nothing about the code. */
export const hiddenCode = "••••••••••";

/** A figure as people write it: "20", "1.064,75", "1'064.75", "20,–", "1 064,75". A space joins only groups of three digits. */
const figure = String.raw`\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*(?:[.,][-–—])?`;
const multiple = String.raw`(?:\s?(?:mila|milion[ei](?:\s+di)?|million(?:en)?|thousand|tausend))?`;
/** A sign or a code of a currency, and the words for euro and cent in the portal's languages. */
const currency = String.raw`(?:\p{Sc}|(?:eur|euros?|chf|gbp|usd|cents?|centesim[io])(?![\p{L}\d]))`;
/** The first figure of a range, such as "74 –" or "tra 74 e". */
const from = String.raw`(?:${figure}${multiple}\s?${currency}?\s?(?:[-–—]|\b(?:e|ed|a|o|and|to|or|und|bis|oder)\b)\s?)?`;
/** The sign of an amount, which says whether it is a credit. */
const sign = String.raw`(?:[-−+][\s\u00a0]?)?`;
const amount = new RegExp(
  `${from}${sign}${figure}${multiple}[\\s\\u00a0]?${currency}|${sign}${currency}[\\s\\u00a0]?${sign}${figure}(?:\\s?[-–—]\\s?${figure})?`,
  "giu",
);

/**
 * Codes: 11 digits or more in a row (PDR, VAT number, payment notice) that are no phone number after "+"; four groups of four or more, as
 * notices and IBANs are printed; capital letters and digits, eight characters or more with at least one letter and two digits (POD, fiscal code, contract,
 * meter, voucher, friend's code). A bill's number has fewer and stays, and so do dates, years and phone numbers.
 */
const groups = String.raw`(?:[A-Z\d]{4}[ \u00a0]){3,}[A-Z\d]{1,4}`;
const mixed = String.raw`(?=(?:[A-Z\-./]*\d){2})(?=[\d\-./]*[A-Z])[A-Z\d]+(?:[-./][A-Z\d]+)*`;
// The character before a code is part of the match: browsers of 2022 know no look-behind.
const code = new RegExp(String.raw`(^|[^\p{L}\d+])(\d{11,}|(?=\S*\d)${groups}|(?=[A-Z\d\-./]{8,})${mixed})(?![\p{L}\d])`, "gu");

/** A part of a text with what stands in its place. */
export interface PrivatePart {
  start: number;
  end: number;
  hidden: string;
}

/**
 * Returns the amounts and codes of a text that comes as data, in their order: the one rule of what discreet mode hides in such texts
 * (CH-21, CH-43). Amounts in words ("venti euro") are not found.
 */
export function privateParts(text: string, hiddenMoney: string): PrivatePart[] {
  const parts = [
    ...Array.from(text.matchAll(amount), ({ index, 0: { length } }) => ({ start: index, end: index + length, hidden: hiddenMoney })),
    ...Array.from(text.matchAll(code), ({ index, 0: { length }, 1: before = "" }) => ({
      start: index + before.length,
      end: index + length,
      hidden: hiddenCode,
    })),
  ].sort((a, b) => a.start - b.start);
  return parts.filter(({ start }, index) => start >= (parts[index - 1]?.end ?? 0));
}

/** Returns a text with dots in place of its amounts and codes. */
export const hidePrivateParts = (text: string, hiddenMoney: string): string =>
  privateParts(text, hiddenMoney).reduceRight((shown, { start, end, hidden }) => shown.slice(0, start) + hidden + shown.slice(end), text);

const asItIs = (text: string) => text;

/** Returns the function that writes a text that comes as data: as it is, or without amounts and codes in discreet mode. */
export function usePrivateText(): (text: string) => string {
  const { hiddenMoney } = useNumberFormats();
  return useDiscreet() ? (text) => hidePrivateParts(text, hiddenMoney) : asItIs;
}
