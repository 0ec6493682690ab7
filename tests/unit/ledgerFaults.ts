/** A file of the repository: its path and its text. */
export type TextFile = readonly [path: string, text: string];

const row = /^\| ([A-Z]{2}-\d{2,}) \| (.+) \| (?:Journey|Unit|Story|API) \|$/gm;
const tests = /\.(?:test|spec|stories)\.tsx?$/;
/** A comment, or a string; ids count as named only within a string. */
const commentOrString = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;
const brackets = /\[([A-Z]{2}-\d{2,}(?:, ?[A-Z]{2}-\d{2,})*)\]/g;

/** The ids that a test file names in its titles. */
const idsInTitles = (text: string): string[] =>
  [...text.matchAll(commentOrString)]
    .filter(([found]) => !found.trimStart().startsWith("/"))
    .flatMap(([found]) => [...found.matchAll(brackets)].flatMap(([, ids = ""]) => ids.split(/, ?/)));

/** The faults between the ledger and the files that cite it: one line each, none where all is well. */
export function ledgerFaults(ledger: string, files: readonly TextFile[]): string[] {
  const ids = [...ledger.matchAll(row)].map(([, id]) => id as string);
  const known = new Set(ids);
  const areas = [...new Set(ids.map((id) => id.slice(0, 2)))].join("|");
  const cited = new RegExp(String.raw`(?<![\w-])(?:${areas})-\d{2,}(?![\w-])`, "g");
  const named = new Set(files.filter(([path]) => tests.test(path)).flatMap(([, text]) => idsInTitles(text)));

  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice in the ledger`);
  const unnamed = [...known].filter((id) => !named.has(id)).map((id) => `${id} is named by no test`);
  const wrong = files.flatMap(([path, text]) => [
    ...[...new Set(text.match(cited))].filter((id) => !known.has(id)).map((id) => `${path} cites ${id}, which the ledger does not have`),
    ...(/\bspec §/i.test(text) ? [`${path} cites a specification that is not in the repository`] : []),
  ]);
  return [...twice, ...unnamed, ...wrong];
}
