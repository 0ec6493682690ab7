/** Check of texts for developers of sites: they name only what such a site has. */

/** Things of a site that has both packages installed. */
export interface Site {
  /** Tells whether a package has an entry: "design-system", "bills/BillCard"; "" is the root. */
  hasEntry: (name: string, entry: string) => boolean;
  /** Commands by package: `npx --no @favilla/tokens brand`. */
  commands: Readonly<Record<string, readonly string[]>>;
  /** Scripts of the package.json of a site: `npm run build`. */
  scripts: readonly string[];
}

/** Words for what only this repository has. */
const ofRepository =
  /\b(?:this|the) repository\b|\bStorybook\b|\bCONTRIBUTING\b|(?<![\w./@-])(?:docs|stories|tests|scripts|portal|sandbox)\/\w+/g;

const unique = (found: readonly string[]): string[] => [...new Set(found)];

/** Entries, commands, scripts and files that a text names and a site does not have. */
export function missingThings(text: string, { hasEntry, commands, scripts }: Site): string[] {
  const entries = [...text.matchAll(/@favilla\/(design-system|tokens)((?:\/[\w.*-]*[\w*])*)/g)].flatMap(([whole, name = "", path = ""]) =>
    hasEntry(name, path.slice(1)) ? [] : whole,
  );
  const called = [...text.matchAll(/npx --no @favilla\/(design-system|tokens)(?:@\w+)? ([a-z]+)/g)].flatMap(
    ([whole, name = "", command = ""]) => (commands[name]?.includes(command) ? [] : whole),
  );
  // The command of the library's packed file has a name of its own.
  const ofFiles = [...text.matchAll(/\.tgz favilla ([a-z]+)/g)].flatMap(([, command = ""]) =>
    commands["design-system"]?.includes(command) ? [] : `favilla ${command}`,
  );
  const run = [...text.matchAll(/npm run ([\w:-]+)/g)].flatMap(([whole, script = ""]) => (scripts.includes(script) ? [] : whole));
  return unique([...entries, ...called, ...ofFiles, ...run, ...(text.match(ofRepository) ?? [])]);
}
