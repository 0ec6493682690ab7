/** The sentences of the ledger (docs/requirements) that stories prove, for the page of each component. */
import { listFiles, readSource } from "../design-system/build/graph.ts";
import { idsIn } from "../stories/requirements.ts";

const row = /^\| ([A-Z]{2}-\d{2,}) \| (.+) \| \w+ \|$/gm;

/** Returns the sentence of each id that a name in the stories has. */
export function ledgerTexts(): Record<string, string> {
  const rows = listFiles("docs/requirements/*.md").flatMap((file) =>
    [...readSource(file).matchAll(row)].map(([, id = "", text = ""]) => [id, text] as const),
  );
  const named = new Set(listFiles("stories/*/*.stories.tsx").flatMap((file) => idsIn(readSource(file))));
  return Object.fromEntries(rows.filter(([id]) => named.has(id)));
}
