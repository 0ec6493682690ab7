import { foldText } from "../data/foldText.ts";
import { plainCode } from "../forms/plainCode.ts";

/** Searchable texts of a supply. */
export interface Findable {
  name: string;
  address?: string | null | undefined;
  podOrPdr?: string | null | undefined;
}

/** Writes umlauts as they are typed where the keyboard lacks them: "Mueller". */
const withoutUmlauts = (text: string): string => text.normalize("NFC").replace(/[äöü]/gi, (vowel) => `${foldText(vowel)}e`);

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Tells whether a word of the text begins with `word`, or equals it if `whole`. */
function hasWord(text: string, word: string, whole: boolean): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !(whole && isLetter(text[at + word.length]))) return true;
  return false;
}

/** From this length on, a word may match the middle of a code. Nearly every code contains a shorter one. */
const partOfCode = 3;

const foldCode = (code: string): string => foldText(plainCode(code));

/**
 * Returns the supplies whose name, address or code contains every word of the query, in the given order. Words match by their beginning,
 * codes by any part. Commas, quotes and apostrophes only separate words, so that "Tigli, 14" and "liberta'" find "Via dei Tigli 14" and
 * "Libertà". "b" finds staircase B if there is one, else every word that begins with it. If nothing is found so, the whole query may
 * be a code in groups: "IT 001 E 00001001".
 */
export function findSupplies<Supply extends Findable>(supplies: readonly Supply[], query: string): readonly Supply[] {
  const queryWords = foldText(withoutUmlauts(query))
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);
  if (queryWords.length === 0) return supplies;
  const bothSpellings = (part: string) => `${part} ${withoutUmlauts(part)}`;
  const texts = supplies.map(({ name, address, podOrPdr }) => ({
    text: foldText(`${bothSpellings(name)} ${bothSpellings(address ?? "")} ${podOrPdr ?? ""}`),
    code: foldCode(podOrPdr ?? ""),
  }));
  const inCode = (code: string, part: string) => part.length >= partOfCode && code.includes(part);
  const find = (strict: boolean) =>
    supplies.filter((_, index) => {
      const { text = "", code = "" } = texts[index] ?? {};
      return queryWords.every((word) => hasWord(text, word, strict && word.length === 1) || inCode(code, word));
    });
  for (const strict of [true, false]) {
    const found = find(strict);
    if (found.length > 0) return found;
  }
  const queryCode = foldCode(query);
  return supplies.filter((_, index) => inCode(texts[index]?.code ?? "", queryCode));
}

/** Groups supplies by address. Groups and supplies are in order of first appearance; supplies without an address come last. */
export function groupByAddress<Supply extends Findable>(supplies: readonly Supply[]): readonly (readonly [string, readonly Supply[]])[] {
  const groups = new Map<string, Supply[]>();
  for (const supply of supplies) {
    const address = supply.address?.trim() ?? "";
    const group = groups.get(address);
    if (group) group.push(supply);
    else groups.set(address, [supply]);
  }
  const all = [...groups];
  return [...all.filter(([address]) => address !== ""), ...all.filter(([address]) => address === "")];
}
