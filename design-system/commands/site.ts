/** A site's folder as the commands read it: its package.json and the text of its sources. Nothing is run. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  engines?: { node?: string };
}

export interface Source {
  /** Path from the site's folder, with "/". */
  file: string;
  /** Text without its comments. */
  text: string;
}

export interface Sources {
  files: readonly Source[];
  /** One sentence about the files that were read and left out. */
  looked: string;
}

export const frameworks = ["vite", "next", "react-router"] as const;
export type Framework = (typeof frameworks)[number];

/** Folders of builds and of packages; those whose name begins with a dot are skipped too. */
const skipped = new Set(["node_modules", "dist", "build", "out", "coverage"]);
const readable = /\.([cm]?[jt]sx?|s?css|less|html|astro|mdx|vue|svelte)$/;
const mostFiles = 4000;
const mostBytes = 500_000;

/** Removes comments that begin a line: in the middle of one, `//` and `/*` may be parts of an address or a pattern. */
const withoutComments = (text: string) =>
  text.replace(/<!--[\s\S]*?-->|^[ \t]*\{?\/\*[\s\S]*?\*\/\}?|^[ \t]*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ""));

export function readManifest(folder: string): Manifest | undefined {
  const file = join(folder, "package.json");
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Manifest;
  } catch {
    throw new Error(`${file} is no JSON.`);
  }
}

/** The package.json of a package that the site's own modules import. */
export function importedManifest(folder: string, name: string): Manifest | undefined {
  const above = dirname(folder);
  return readManifest(join(folder, "node_modules", name)) ?? (above === folder ? undefined : importedManifest(above, name));
}

/** Returns whether a package.json asks for a package. */
export const asksFor = (manifest: Manifest, name: string): boolean =>
  [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].some((list) => list?.[name] !== undefined);

/** The framework that a package.json asks for. React Router's framework mode and Next are known by their own packages. */
export function frameworkOf(manifest: Manifest): Framework | undefined {
  if (asksFor(manifest, "next")) return "next";
  if (asksFor(manifest, "@react-router/dev")) return "react-router";
  return asksFor(manifest, "vite") ? "vite" : undefined;
}

/** Reads the sources of a site, up to a limit of files and of bytes per file. */
export function readSources(folder: string): Sources {
  const files: Source[] = [];
  let large = 0;
  let more = false;
  const read = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith(".")) read(inner);
      if (!entry.isFile() || !readable.test(entry.name)) continue;
      if (files.length === mostFiles) more = true;
      else if (statSync(inner).size > mostBytes) large += 1;
      else files.push({ file: relative(folder, inner).replaceAll("\\", "/"), text: withoutComments(readFileSync(inner, "utf8")) });
    }
  };
  read(folder);
  const limits = [large > 0 && `${large} over 500 kB were not read`, more && `only the first ${mostFiles} were read`];
  const looked = `${files.length} source files, without ${[...skipped].join(", ")} and folders that begin with a dot`;
  return { files, looked: `Looked at ${[looked, ...limits.filter(Boolean)].join("; ")}.` };
}
