/**
 * Facts about each component for its documentation page. They are computed from the sources when Storybook is built, so nobody writes them
 * by hand.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { clientModules } from "../design-system/build/clientModules.ts";
import { importsOf, listFiles, readSource } from "../design-system/build/graph.ts";
import { type Change, readChanges } from "../stories/assistants/changes.ts";
import { readExamples } from "../stories/assistants/examples.ts";

export interface ComponentFacts {
  /** Theme tokens that the component and its internal parts read, such as "color.action". */
  tokens: readonly string[];
  /** Titles of the other components that this one contains. */
  madeOf: readonly string[];
  /** The portal's pages that show it. */
  usedIn: readonly PageFacts[];
  /** Module of a site that shows the first story, as in components.json of the package; empty if there is none. */
  example: string;
  /** `server` if a server component draws it, as in components.json of the package. */
  environment: "server" | "client";
  /** Known accessibility problems, those of docs/guides/problems.md, which the audit reads too. */
  problems: readonly KnownProblem[];
  /** Newest first. A change without a version waits for the next release. */
  changes: readonly Pick<Change, "version" | "kind" | "text">[];
}

/** A problem that is known and not mended, as docs/guides/problems.md has it. */
export interface KnownProblem {
  /** Title of the component, or of a page of the portal. */
  where: string;
  /** Check of the audit that finds it. */
  rule: string | undefined;
  engine: string;
  reader: string;
  problem: string;
  reason: string;
  /** The day on which it was seen last, and the last one on which it is excused, ISO 8601. */
  seen: string;
  until: string;
}

export interface PageFacts {
  title: string;
  path: string;
}

export interface PatternFacts {
  name: string;
  guide: string;
  expectations: readonly { says: string; source: string }[];
}

const graph = new Map<string, ReturnType<typeof importsOf>>();
const importsInto = (file: string) => {
  const imports = graph.get(file) ?? (/\.tsx?$/.test(file) && existsSync(join(import.meta.dirname, "..", file)) ? importsOf(file) : []);
  graph.set(file, imports);
  return imports.filter(({ typeOnly }) => !typeOnly);
};

/**
 * Returns every file that `start` reaches through imports, `start` included. The walk does not continue past files for which `stop` is
 * true.
 */
function reach(start: string, stop: (file: string) => boolean): string[] {
  const seen = new Set([start]);
  for (const file of seen) if (file === start || !stop(file)) for (const { to } of importsInto(file)) seen.add(to);
  return [...seen];
}

/** Maps the title of each stories file to the source file of its component. */
function subjects(): Map<string, string> {
  return new Map(
    listFiles("stories/*/*.stories.tsx").flatMap((stories): [string, string][] => {
      const source = readSource(stories);
      const title = /title: "([^"]+)"/.exec(source)?.[1];
      const component = /^ {2}component: (\w+),/m.exec(source)?.[1];
      const imported = component && importsOf(stories).find(({ names }) => names.includes(component))?.to;
      // Some stories draw their component inside one of their own.
      const [room = "", name = ""] = title?.split("/") ?? [];
      const own = `design-system/src/${room.toLowerCase()}/${name}.tsx`;
      const file = imported ?? (existsSync(join(import.meta.dirname, "..", own)) ? own : undefined);
      return title && file ? [[title, file]] : [];
    }),
  );
}

const laterFiles = "portal/src/shell/laterFiles.ts";

/** Reads the texts of an object in a source file by their keys: the workshop reads the portal's sources, and imports nothing of it (DS-74). */
const textsIn = (file: string, start: string): ReadonlyMap<string, string> => {
  const [object = ""] = readSource(file).split(start)[1]?.split("\n}") ?? [];
  return new Map([...object.matchAll(/^ {2}(\w+): "([^"]+)",$/gm)].map(([, key = "", text = ""]) => [key, text]));
};

/** Returns each page of the portal, and the frames around the pages, with the files that it reaches through imports. */
function pages(): (PageFacts & { files: Set<string> })[] {
  const titles = textsIn("portal/src/platform/pages/messages.it.ts", "pagesMessages =");
  const paths = textsIn("portal/src/platform/pages/paths.ts", "paths =");
  const filesOf = (page: string) => new Set(reach(`portal/src/${page}`, (file) => file === laterFiles));
  const routes = readSource(laterFiles).matchAll(/^ {4}(\w+): \(\) => import\("\.+\/([^"]+)"\)/gm);
  return [
    ...[...routes].map(([, key = "", page = ""]) => ({
      title: titles.get(key) ?? key,
      path: paths.get(key) ?? "",
      files: filesOf(existsSync(join(import.meta.dirname, "../portal/src", page)) ? page : `shell/${page}`),
    })),
    { title: "Every private page", path: "", files: filesOf("shell/frames/PrivateArea.tsx") },
    { title: "Every public page", path: "", files: filesOf("shell/frames/PublicLayout.tsx") },
  ];
}

/** Reads the known problems with the audit's own reader. The path is computed, so that the workshop's types take no tool in. */
async function knownProblems(): Promise<readonly KnownProblem[]> {
  const file = new URL("../tools/audit/problems.ts", import.meta.url).href;
  const { readProblems } = (await import(file)) as { readProblems: () => readonly KnownProblem[] };
  return readProblems();
}

/** Returns the facts of every component, keyed by the title of its stories. */
export async function componentFacts(): Promise<Record<string, ComponentFacts>> {
  const files = subjects();
  const listed = new Set(files.values());
  const portal = pages();
  const changes = readChanges();
  const examples = readExamples();
  const client = clientModules();
  const problems = await knownProblems();
  const facts = [...files].map(([title, file]): [string, ComponentFacts] => {
    const own = reach(file, (other) => listed.has(other)).filter((other) => other.startsWith("design-system/"));
    const text = own.filter((other) => other === file || !listed.has(other)).map(readSource);
    const tokens = text.flatMap((source) =>
      [...source.matchAll(/\bvars\.([\w.]+(?:\[\d+\])?)/g)].map(([, path = ""]) => path.replace(/\[(\d+)\]/, ".$1")),
    );
    const madeOf = [...files].filter(([, other]) => other !== file && own.includes(other)).map(([other]) => other);
    const usedIn = portal.filter((page) => page.files.has(file)).map(({ title: name, path }) => ({ title: name, path }));
    const entry = file.replace(/^design-system\/src\/|\.tsx?$/g, "");
    const changed = changes.flatMap(({ components, version, kind, text: words }) =>
      components.includes(entry) ? [{ version, kind, text: words }] : [],
    );
    return [
      title,
      {
        tokens: [...new Set(tokens)].sort(),
        madeOf: madeOf.sort(),
        usedIn,
        environment: client.has(file) ? "client" : "server",
        changes: changed,
        problems: problems.filter(({ where }) => where === title),
        example: examples.get(entry) ?? "",
      },
    ];
  });
  return Object.fromEntries(facts);
}

/** Returns the pattern contracts that the stories' `pattern:` tags refer to. */
export async function patternFacts(): Promise<PatternFacts[]> {
  const { patterns } = (await import(new URL("../tests/patterns/patterns.ts", import.meta.url).href)) as { patterns: PatternFacts[] };
  return patterns.map(({ name, guide, expectations }) => ({
    name,
    guide,
    expectations: expectations.map(({ says, source }) => ({ says, source })),
  }));
}
