import { useDiscreet } from "./discreet.ts";
import { useEffect, useState } from "./hooks.ts";
import { importAgain } from "./importAgain.ts";
import { useNumberFormats } from "./numbers.ts";
import { hiddenCode, type PrivatePart } from "./privatePart.ts";

type Rule = (text: string, hiddenMoney: string) => readonly PrivatePart[];
type Find = (text: string) => readonly PrivatePart[];

/** Stands for the rule until it has come: a text with a figure is hidden whole. */
const hideWhole: Rule = (text) => (/\p{Nd}/u.test(text) ? [{ start: 0, end: text.length, hidden: hiddenCode }] : []);

let rule = hideWhole;
/** The rule in each currency's way to hide an amount, so that a page keeps its function. */
const finders = new Map<string, Find>();

/** Sets the rule at once, where its bytes cost nobody anything: on a server. */
export function setPrivateRule(found: Rule): void {
  rule = found;
  finders.clear();
}

const importRule = importAgain(() => import("./privateText.ts"));

/** Loads the rule, which only discreet mode needs. */
export const loadPrivateRule = async (): Promise<void> => setPrivateRule((await importRule()).privateParts);

function finderOf(hiddenMoney: string): Find {
  const made = finders.get(hiddenMoney);
  if (made) return made;
  const find: Find = (text) => rule(text, hiddenMoney);
  finders.set(hiddenMoney, find);
  return find;
}

/**
 * Returns the function that finds the amounts and codes of a text that comes as data, undefined outside of discreet mode. Its rule is loaded
 * when discreet mode needs it; until then, and if it cannot be loaded, a text with a figure is hidden whole.
 */
export function usePrivateParts(): Find | undefined {
  const discreet = useDiscreet();
  const { hiddenMoney } = useNumberFormats();
  const [, setLoaded] = useState(rule !== hideWhole);
  useEffect(() => {
    if (discreet && rule === hideWhole)
      loadPrivateRule().then(
        () => setLoaded(true),
        () => {},
      );
  }, [discreet]);
  return discreet ? finderOf(hiddenMoney) : undefined;
}
