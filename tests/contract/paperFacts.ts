import { extractText, getDocumentProxy } from "unpdf";
import { type Formats, formatsOf } from "../../design-system/src/data/useFormats.ts";

/** A fact of a bill's PDF as it is printed, and each way in which a page of some language may write it. */
export interface PaperFact {
  printed: string;
  kind: "day" | "amount" | "quantity" | "code";
  written: readonly string[];
}

/** The words of the sandbox's retailer at the foot of each page, which are about the retailer. */
const footer = "Favilla Energia Srl, Via Fittizia 1, Bologna.";

const spaces = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Reads all words of a PDF. */
export async function paperText(pdf: Uint8Array<ArrayBuffer>): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(pdf, { verbosity: 0 }), { mergePages: true });
  return spaces(text).replace(footer, "");
}

/** Reads an Italian number, "-1.064,75". */
const numberOf = (text: string) => Number(text.replaceAll(".", "").replace(",", ".").replace("−", "-"));

function waysOfDay(printed: string, year: number, { formatDayMonth, bareDayShort }: Formats): string[] {
  const day = printed.split("/").toReversed().join("-");
  return [formatDayMonth(day, { year: true }), formatDayMonth(day), bareDayShort(day, year)].flatMap((text) => text ?? []);
}

const figure = String.raw`[-−]?\d{1,3}(?:\.\d{3})*(?:,\d+)?|[-−]?\d+(?:,\d+)?`;
const kinds = new RegExp(
  String.raw`(?<day>\d\d/\d\d/\d{4})|(?<amount>${figure})(?= €)|(?<quantity>${figure})(?= (?:kWh|Smc|giorni|reale|stimata)\b)|(?<code>[^\s\p{C},;:()’]*\d[^\s\p{C},;:()’]*)`,
  "gu",
);

/** Returns every day, amount, quantity and code of a bill's PDF: each word that has a digit is one of them. */
export function factsOfPaper(text: string, year: number, formats: Formats = formatsOf()): PaperFact[] {
  return [...text.matchAll(kinds)].map(({ 0: printed, groups = {} }): PaperFact => {
    if (groups["day"]) return { kind: "day", printed, written: waysOfDay(printed, year, formats) };
    if (groups["amount"]) {
      const euros = numberOf(printed);
      return { kind: "amount", printed, written: [formats.formatMoney(euros), formats.formatPrice(euros, 5)] };
    }
    if (groups["quantity"]) return { kind: "quantity", printed, written: [formats.formatNumber(numberOf(printed))] };
    return { kind: "code", printed, written: [printed.replace(/\.$/, "")] };
  });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Tells whether a text has a fact, as no part of a longer number. A code may be in groups of four. */
export function has(page: string, { kind, written }: PaperFact): boolean {
  const text = spaces(page);
  return written.some((each) => {
    const word = escaped(spaces(each));
    const grouped = kind === "code" ? [...spaces(each)].map(escaped).join(" ?") : word;
    return new RegExp(String.raw`(?<![\d.,]|\d[−-]\s?)${grouped}(?!\d|[.,]\d)`, "u").test(text);
  });
}
