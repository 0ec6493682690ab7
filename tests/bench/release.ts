import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { build, type Plugin } from "vite";
import { brotli, output, root } from "./build.ts";
import { quantile, type Row } from "./report.ts";
import { builtPortal, type Graph, portalFolder } from "./routes.ts";

const part = "New bytes for a returning customer, brotli";

/** A kind of change, with the files that it changes by itself, and the limit of the issue in kilobytes. */
interface Kind {
  item: string;
  limit: number;
  /** Names what a module belongs to, if this kind of change can be made there. */
  of: (module: string) => string | undefined;
  styles?: true;
}

const moduleOf = (pattern: RegExp) => (module: string) => (pattern.test(module) ? module : undefined);

const kinds: readonly Kind[] = [
  { item: "a word", limit: 30, of: moduleOf(/essages\.it\.ts$/) },
  { item: "a measure of a style", limit: 60, of: moduleOf(/\.css\.ts\.vanilla\.css/), styles: true },
  { item: "a line of a component", limit: 60, of: moduleOf(/^design-system\/src\/.*\.tsx$/) },
  { item: "a patch of a dependency", limit: 120, of: (module) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] },
];

/** The built scripts and stylesheets, with the files that name each, and their sizes in kilobytes. */
interface Names {
  namedBy: Map<string, string[]>;
  sizes: Map<string, number>;
}

function readNames(folder: string): Names {
  const texts = new Map(
    readdirSync(folder)
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const),
  );
  const namedBy = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const [name] of text.matchAll(/[\w.-]+\.(?:js|css)/g))
      if (name !== file && texts.has(name)) namedBy.set(name, [...(namedBy.get(name) ?? []), file]);
  return { namedBy, sizes: new Map([...texts].map(([file, text]) => [file, brotli(text) / 1000])) };
}

/** Returns the files that get another name with these: those that contain a name that changes. */
function renamedWith({ namedBy }: Names, files: Iterable<string>): Set<string> {
  const renamed = new Set(files);
  for (const file of renamed) for (const other of namedBy.get(file) ?? []) renamed.add(other);
  return renamed;
}

const sizeOf = ({ sizes }: Names, files: Iterable<string>) => [...files].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);

/** Returns the files that each possible change of a kind changes by itself. */
function changesOf({ files, styles }: Graph, kind: Kind): string[][] {
  const changed = new Map<string, Set<string>>();
  const containing = kind.styles ? styles : new Map([...files].map(([file, modules]) => [file, modules.map(([id]) => id)] as const));
  for (const [file, modules] of containing)
    for (const id of modules) {
      const name = kind.of(relative(root, id));
      if (name) changed.set(name, (changed.get(name) ?? new Set()).add(basename(file)));
    }
  return [...changed.values()].map((each) => [...each]);
}

/** The room's words that are changed in a build of its own. */
const changedWords = "design-system/src/bills/pageMessages.it.ts";

/** Folder of the portal with another word. */
export const anotherRelease = join(output, "release");

/** Builds the portal with another word, and returns the names of its scripts and stylesheets. */
async function buildWithAnotherWord(): Promise<string[]> {
  const anotherWord: Plugin = {
    name: "another-word",
    enforce: "pre",
    transform: (code, id) => (id.endsWith(changedWords) ? { code: code.replace(/: "/, ': "Nuove '), map: null } : null),
  };
  await build({
    root: join(root, "portal"),
    logLevel: "warn",
    plugins: [anotherWord],
    build: {
      outDir: anotherRelease,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  });
  return readdirSync(join(anotherRelease, "assets")).filter((file) => /\.(?:js|css)$/.test(file));
}

/**
 * Measures what a release costs a customer who has all files of the one before: for each kind of change every place where it can be made,
 * from the names in the built files, and one change in a build of its own.
 */
export async function measureRelease(): Promise<{ rows: Row[]; faults: string[] }> {
  const graph = await builtPortal();
  const names = readNames(join(portalFolder, "assets"));
  const rows = kinds.flatMap((kind): Row[] => {
    const sizes = changesOf(graph, kind).map((files) => sizeOf(names, renamedWith(names, files)));
    const row = (item: string, value: number, limit?: number): Row => ({ part, item: `${kind.item}, ${item}`, unit: "kB", value, limit });
    return [
      row(`median of ${sizes.length} places`, quantile(sizes, 0.5), kind.limit),
      row("nine of ten places need at most", quantile(sizes, 0.9)),
      row("the most expensive place", Math.max(...sizes)),
    ];
  });
  const files = await buildWithAnotherWord();
  const fresh = files.filter((file) => !names.sizes.has(file));
  const newBytes = fresh.reduce((sum, file) => sum + brotli(readFileSync(join(anotherRelease, "assets", file))) / 1000, 0);
  const own = [...graph.files].flatMap(([file, modules]) => (modules.some(([id]) => id.endsWith(changedWords)) ? basename(file) : []));
  const expected = renamedWith(names, own);
  rows.push({ part, item: "another word of the page of bills, in a build of its own", unit: "kB", value: newBytes });
  const faults =
    fresh.length > expected.size
      ? [`another word of ${changedWords} renames ${fresh.length} files, not the ${expected.size} that name its file`]
      : [];
  return { rows, faults };
}
