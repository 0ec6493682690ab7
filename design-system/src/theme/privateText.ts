import { useDiscreet } from "./discreet.ts";
import { useNumberFormats } from "./numbers.ts";

/** Text shown in place of a code. Its length says nothing about the code. */
export const hiddenCode = "••••••••••";

/** A figure as people write it: "20", "1.064,75", "1'064.75", "20,–", "1 064,75". A space joins only groups of three digits. */
const figure = String.raw`\d+(?:[.,'’]\d+|[ \u00a0\u202f]\d{3}(?!\d))*(?:[.,][-–—])?`;
const multiple = String.raw`(?:\s?(?:mila|milion[ei]|million(?:en)?|thousand|tausend|ml[nd]|mio|mrd|tsd|k)\.?(?:\s+di)?(?!\p{L}))?`;
/** A sign or a code of a currency, and the words for euro and cent in the portal's languages, as no part of another word. */
const currency = String.raw`(?:\p{Sc}|(?:eur|euros?|chf|gbp|usd|ct|cents?|centesim[io])(?!\p{L}))`;
/** Characters between a figure and its currency: a space, or the hyphen of a compound ("20-Euro-Gutschein"). */
const joint = String.raw`[\s\u00a0\u2010\u2011-]?`;
/** The first figure of a range, such as "74 –" or "tra 74 e". */
const from = String.raw`(?:${figure}${multiple}\s?${currency}?\s?(?:[-–—/]|\b(?:e|ed|a|o|and|to|or|und|bis|oder)\b)\s?)?`;
/** The sign of an amount, which says whether it is a credit. */
const sign = String.raw`(?:[-−–+][\s\u00a0]?)?`;
const figureFirst = `${from}${sign}${figure}${multiple}${joint}${currency}`;
const currencyFirst = `${sign}${currency}${joint}${sign}${figure}${multiple}(?:\\s?[-–—/]\\s?${figure})?`;
// The character before is part of the match: browsers of 2022 know no look-behind.
const amount = new RegExp(`${figureFirst}|(^|\\P{L})${currencyFirst}`, "giu");

/**
 * Codes: 11 digits or more in a row (PDR, VAT number, payment notice) that are no phone number after "+"; four groups of four or more, as
 * notices and IBANs are printed; other groups of 15 digits or more; capital letters and digits, eight characters or more with at least one
 * letter and two digits (POD, fiscal code, contract, meter, voucher, friend's code); an IBAN, POD or fiscal code also in small letters, as
 * people type them. A bill's number has fewer and stays, and so do dates, years and phone numbers.
 */
const groups = String.raw`(?:[A-Z\d]{4}[ \u00a0]){3,}[A-Z\d]{1,4}`;
const mixed = String.raw`(?=(?:[A-Z\-./]*\d){2})(?=[\d\-./]*[A-Z])[A-Z\d]+(?:[-./][A-Z\d]+)*`;
const digitGroups = String.raw`(?=\d(?:[ \u00a0]?\d){14})(?:\d{2,}[ \u00a0])+\d+`;
const typedGroups = String.raw`(?=(?:[a-z \u00a0]*\d){10})[a-z]{2}\d{2}(?:[ \u00a0][a-z\d]{4}){3,7}(?:[ \u00a0][a-z\d]{1,3})?`;
const typed = String.raw`${typedGroups}|[a-z]{2}\d{2}[a-z\d]{11,30}|it\d{3}e\d{8}[a-z\d]?|[a-z]{6}\d{2}[a-z]\d{2}[a-z]\d{3}[a-z]`;
const code = new RegExp(
  String.raw`(^|[^\p{L}\d+])(\d{11,}|${digitGroups}|${typed}|(?=\S*\d)${groups}|(?=[A-Z\d\-./]{8,})${mixed})(?![\p{L}\d])`,
  "gu",
);

/** A part of a text with what stands in its place. */
export interface PrivatePart {
  start: number;
  end: number;
  hidden: string;
}

const partOf = ({ index, 0: { length }, 1: before = "" }: RegExpExecArray, hidden: string): PrivatePart => ({
  start: index + before.length,
  end: index + length,
  hidden,
});

/**
 * Returns the amounts and codes of a text that comes as data, in their order: the one rule of what discreet mode hides in such texts
 * (CH-21, CH-43). Amounts in words ("venti euro") are not found.
 */
export function privateParts(text: string, hiddenMoney: string): PrivatePart[] {
  const parts = [
    ...Array.from(text.matchAll(amount), (found) => partOf(found, hiddenMoney)),
    ...Array.from(text.matchAll(code), (found) => partOf(found, hiddenCode)),
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
