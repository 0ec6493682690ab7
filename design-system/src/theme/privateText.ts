import { useDiscreet } from "./discreet.ts";
import { useNumberFormats } from "./numbers.ts";
import { hiddenCode, type PrivatePart, withoutParts } from "./privatePart.ts";

export type { PrivatePart };
export { hiddenCode };

/** A figure as people write it: "20", "1.064,75", "1'064.75", "20,–", "55,--", "1 064,75". A space joins only groups of three digits. */
const figure = String.raw`\p{Nd}+(?:[.,'’]\p{Nd}+|\p{Zs}\p{Nd}{3}(?!\p{Nd}))*(?:[.,][-–—]{1,2})?`;
const multiple = String.raw`(?:\s?(?:mila|milion[ei]|million(?:en)?|thousand|tausend|ml[nd]|mio|mrd|tsd|k)\.?(?:\s+di)?(?!\p{L}))?`;
/** The words for euro and cent in the portal's languages and the codes of currencies, as no part of another word. */
const currencyWord = String.raw`(?:eur|euros?|eurocents?|chf|gbp|usd|ct|cents?|centesim[io])(?!\p{L})`;
const currency = String.raw`(?:c?\p{Sc}(?:uro(?!\p{L}))?|${currencyWord})`;
/** Characters between a figure and its currency: spaces, invisible ones, the hyphen of a compound ("20-Euro-Gutschein"), a minus ("20−€"), the amount in words ("20 (venti) euro"). */
const joint = String.raw`(?:[\s\p{Cf}]{0,3}|[-\u2010\u2011−–]|\s?\([\p{L}\s]+(?:\/\p{Nd}\p{Nd})?\)\s?)`;
/** Characters between a currency and its figure, on one line: as before it, or a colon or full stop and cents ("Euro: 20,00"). */
const jointAfter = String.raw`(?:(?:[^\S\n]|\p{Cf}){0,3}|[-\u2010\u2011]|\s?[:=.]\s?(?=[−-]?\p{Nd}[\p{Nd}.]*[.,]\p{Nd}\p{Nd}(?!\p{Nd})))`;
const and = "(?:ed?|(?:fino )?a|(?:e |a)(?:gl)?i|al|o|and|(?:up )?to|or|und|bis(?: zu)?|auf|oder)";
/** The first figures of a range or a list, such as "74 –", "tra 74 e" or "10, 20 o". */
const from = String.raw`(?:(?:(?:${figure},\s)*${figure}${multiple}\s?${currency}?\s?\b${and}\b|${figure}${multiple}\s?${currency}?\s?[-–—/+])\s?)?`;
/** The sign of an amount, which says whether it is a credit. */
const sign = String.raw`(?:[-−–+][\s\u00a0]?)?`;
const date = String.raw`\p{Nd}{1,2}\.\p{Nd}{1,2}\.|(?:19|20)\p{Nd}\p{Nd}(?![\p{Nd}.,])`;
/** The figures after the first of a range or a list ("EUR 10 bis 20", "€ 10, 20 e 50"), unless they count something else ("€ 20 o 3 bollette"). */
const until = String.raw`(?:\s?[-–—/]\s?${figure}|(?:,|,?\s${and})\s(?!${date})${figure}(?!\s?(?!${and}\s)[\p{L}\p{Nd}\p{Sc}%]|[.,'’/:-]\p{Nd}))*`;
/** The currency may belong to the figure behind it: "Bolletta n. 1010338 € 33,02". Both are hidden. */
const behind = String.raw`(?:\s?\p{Nd}[\p{Nd}.,]*[.,]\p{Nd}\p{Nd}(?![.,/:-]?\p{Nd}|\s?${currency}))?`;
const figureFirst = `(?<from>${from})${sign}${figure}${multiple}${joint}${currency}${behind}`;
/** A figure before or behind its currency in brackets: "Totale (€) 33,02", "Prezzo (€/kWh): 0,12", "20,00 (euro venti/00)". */
const amountInBrackets = String.raw`${sign}${figure}\s?[([]${currency}(?!\.?\s?\p{Nd})[^()[\]\n]{0,60}[)\]]|[([]${currency}(?:\/\p{L}+)?[)\]]\s?:?\s?${sign}${figure}`;
const amountAfter = `${jointAfter}${sign}${figure}${multiple}${until}`;
// The character before is part of the match: browsers of 2022 know no look-behind.
const amount = new RegExp(
  String.raw`(?:${figureFirst}|${amountInBrackets}|${sign}\p{Sc}(?:uro|\.)?${amountAfter}|(?<before>^|\P{L})${sign}${currencyWord}${amountAfter})(?:\s?\(\p{L}+\/\p{Nd}\p{Nd}\))?`,
  "giu",
);

/**
 * Codes: 11 digits or more in a row (PDR, VAT number, payment notice) that are no phone number after "+"; four groups of four or more, as
 * notices and IBANs are printed; other groups of 15 digits or more; capital letters and digits, eight characters or more with at least one
 * letter and two digits (POD, fiscal code, contract, meter, voucher, friend's code); an IBAN, POD, VAT number or fiscal code also in small
 * letters, as people type them; POD, PDR, fiscal code and IBAN in the groups in which they are printed. A bill's number has fewer and stays,
 * and so do dates, years, phone numbers and laws ("366/2018/R/COM", "D.P.R.445/2000"). A phone number that starts with 0039 and is written in
 * one run of digits can't be told from a PDR, and is hidden.
 */
const hyphen = String.raw`\-\u2010\u2011`;
const groups = String.raw`(?:[A-Z\d]{4}\p{Zs}){3,}[A-Z\d]{1,4}`;
const lawName = String.raw`(?:D\.?P\.?R|D\.?P\.?C\.?M|D\.?L(?:\.?GS)?|D\.?M|L(?:\.?R)?|T\.?U|UE|CE|EU|EG)`;
const law = String.raw`(?:(?:\d{1,4}/){1,2}[A-Z]{1,3}|${lawName}[./]?\d{1,4}/\d{2,4})(?![A-Z\d]|[-./]\d)`;
const mixed = String.raw`(?=[A-Z\d${hyphen}./]{8})(?=(?:[A-Z${hyphen}./]*\d){2})(?=[\d${hyphen}./]*[A-Z])[A-Z\d]+(?:[${hyphen}./][A-Z\d]+)*`;
const digitGroups = (gap: string) => String.raw`(?=\d(?:${gap}?\d){14})(?:\d{2,}${gap})+\d+`;
const typedGroups = String.raw`(?=(?:[a-z\p{Zs}]*\d){10})[a-z]{2}\d{2}(?:\p{Zs}[a-z\d]{4}){3,7}(?:\p{Zs}[a-z\d]{1,3})?`;
const typed = String.raw`${typedGroups}|[a-z]{2}\d{2}[a-z\d]{11,30}`;
/** Spaces that may be hyphens; in a fiscal code that another person has too, letters from L to V stand for digits. */
const printed = [
  String.raw`[Ii][Tt] ?(?:\d{11}|\d{3} ?[Ee] ?\d{8}[A-Za-z\d]?)`,
  String.raw`\d\d \d{3} \d{9}`,
  String.raw`[A-Za-z]{3} ?[A-Za-z]{3} ?\d\d[A-Za-z][\dL-Vl-v]{2} ?[A-Za-z][\dL-Vl-v]{3}[A-Za-z]`,
  String.raw`[A-Z]{2} ?\d{2} [A-Z] \d{5} \d{5} [A-Z\d]{12}`,
]
  .join("|")
  .replaceAll(" ", String.raw`[\p{Zs}${hyphen}]`);
const code = new RegExp(
  String.raw`(?<before>^|[^\p{L}\d+])(?:(?<kept>${law})|\d{11,}|${printed}|${digitGroups(String.raw`\p{Zs}`)}|${digitGroups(`[${hyphen}]`)}|${typed}|(?=\S*\d)${groups}|${mixed})(?![\p{L}\d])`,
  "gu",
);

/** End of a date, an hour or a year with a number before its last figure: "5/11/", "2026-11-", "10:", "2026/". */
const dateBefore = /(?:^|\P{Nd})(?:(?:\p{Nd}{1,2}\/){1,2}|(?:19|20)\p{Nd}\p{Nd}(?:\/|-\p{Nd}\p{Nd}-)|\p{Nd}{1,2}:)$/u;
/** A date with dots, or a whole number of four figures or more, before a dash. */
const dottedDate = /^\p{Nd}{1,2}\.\p{Nd}{1,2}\.(?:\p{Nd}\p{Nd}){0,2}\s?[-–—]/u;
const longNumber = /^(\p{Nd}{4,})\s?[-–—]/u;

/**
 * Returns how much of the start of an amount belongs to no range: "05.11.2026 – 33,02 €" is a day and an amount, "1010338 - 33,02 €" a
 * bill's number and an amount, but "2000 - 3000 €" is a range.
 */
function otherFigures({ 0: found, index, input, groups }: RegExpExecArray): number {
  const start = groups?.["from"] ?? "";
  if (!/[-–—]\s?$/u.test(start)) return 0;
  if (dottedDate.test(start) || dateBefore.test(input.slice(0, index))) return start.length;
  const whole =
    found
      .slice(start.length)
      .match(/\p{Nd}+(?:[.'’\p{Zs}]\p{Nd}{3}(?!\p{Nd}))*/u)?.[0]
      .replace(/\P{Nd}/gu, "") ?? "";
  const { length } = longNumber.exec(start)?.[1] ?? "";
  return length > whole.length ? start.length : 0;
}

function partOf(found: RegExpExecArray, hidden: string): PrivatePart {
  const { index, 0: text, groups } = found;
  return { start: index + (groups?.["before"] ?? "").length + otherFigures(found), end: index + text.length, hidden };
}

/**
 * Returns the amounts and codes of a text that comes as data, in their order: the one rule of what discreet mode hides in such texts
 * (CH-21, CH-43). Amounts in words ("venti euro") are not found.
 */
export function privateParts(text: string, hiddenMoney: string): PrivatePart[] {
  const parts = [
    ...Array.from(text.matchAll(amount), (found) => partOf(found, hiddenMoney)),
    ...Array.from(text.matchAll(code), (found) => (found.groups?.["kept"] ? [] : partOf(found, hiddenCode))).flat(),
  ].sort((a, b) => a.start - b.start);
  return parts.filter(({ start }, index) => start >= (parts[index - 1]?.end ?? 0));
}

/** Returns a text with dots in place of its amounts and codes. */
export const hidePrivateParts = (text: string, hiddenMoney: string): string => withoutParts(text, privateParts(text, hiddenMoney));

const asItIs = (text: string) => text;

/** Returns the function that writes a text that comes as data: as it is, or without amounts and codes in discreet mode. */
export function usePrivateText(): (text: string) => string {
  const { hiddenMoney } = useNumberFormats();
  return useDiscreet() ? (text) => hidePrivateParts(text, hiddenMoney) : asItIs;
}
