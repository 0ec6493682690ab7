/** The import graph of the repository. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "oxc-parser";

const root = join(import.meta.dirname, "../..");

export const readSource = (file: string): string => readFileSync(join(root, file), "utf8");

export const listFiles = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => /node_modules|generated|dist/.test(path) });

export interface Import {
  to: string;
  specifier: string;
  /** The imported names, as the imported file calls them; empty for `export … from` and dynamic imports. */
  names: readonly string[];
  typeOnly: boolean;
  /** True for a dynamic import. */
  later: boolean;
}

/** The repository path of an import; undefined for a package from the registry. */
function target(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return normalize(join(dirname(file), specifier));
  const contract = /^@favilla\/contract\/(.+)$/.exec(specifier);
  if (contract) return `docs/api/generated/${contract[1]}`;
  const ofWorkspace = /^@favilla\/([\w-]+)(?:\/(.+))?$/.exec(specifier);
  return ofWorkspace ? `${ofWorkspace[1]}/src/${ofWorkspace[2] ?? "index.ts"}` : undefined;
}

/** The statements of a page in MDX that import something. */
const importsOfPage = (source: string): string => (source.match(/^import .*$/gm) ?? []).join("\n");

/** A file's imports from the repository. */
export function importsOf(file: string): Import[] {
  const isPage = file.endsWith(".mdx");
  const source = isPage ? importsOfPage(readSource(file).replace(/^```[\s\S]*?^```$/gm, "")) : readSource(file);
  const { module } = parseSync(isPage ? `${file}.tsx` : file, source);
  const found: Omit<Import, "to">[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.flatMap(({ importName }) => importName.name ?? []),
      typeOnly: entries.length > 0 && entries.every((name) => name.isType),
      later: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, names: [], typeOnly: isType, later: false }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^"(.+)"$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
      return literal ? [{ specifier: literal[1] as string, names: [], typeOnly: false, later: true }] : [];
    }),
  ];
  return found.flatMap((each) => {
    const to = target(file, each.specifier);
    return to ? [{ ...each, to }] : [];
  });
}
