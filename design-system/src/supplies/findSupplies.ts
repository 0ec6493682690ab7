/** What a supply can be found by. */
export interface Findable {
  name: string;
  address?: string | null | undefined;
  podOrPdr?: string | null | undefined;
}

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a word of the text begins so; `whole`: is it. */
function hasWord(text: string, word: string, whole: boolean): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !(whole && isLetter(text[at + word.length]))) return true;
  return false;
}

/** From so many characters on a word may be the middle of a code; nearly every code has a shorter one in it. */
const partOfCode = 3;

/**
 * The supplies in whose name, address or code every word of the query is found, in the order given. Words are found by their
 * beginnings, a code by any part of it. "b" is the staircase B where there is one, else anything that begins with it.
 */
export function findSupplies<Supply extends Findable>(supplies: readonly Supply[], query: string): readonly Supply[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return supplies;
  const texts = supplies.map(({ name, address, podOrPdr }) => ({
    text: plain([name, address, podOrPdr].filter(Boolean).join(" ")),
    code: plain(podOrPdr ?? ""),
  }));
  const find = (strict: boolean) =>
    supplies.filter((_, index) => {
      const { text = "", code = "" } = texts[index] ?? {};
      return wanted.every((word) => hasWord(text, word, strict && word.length === 1) || (word.length >= partOfCode && code.includes(word)));
    });
  const exact = find(true);
  return exact.length > 0 ? exact : find(false);
}

/** Supplies by their address, groups and supplies in the order of first appearance. Those without an address come last. */
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
