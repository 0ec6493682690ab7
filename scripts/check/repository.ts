/** Facts for `npm run check` from Git and the sources: the changed files, and the dependencies between files. */
import { basename } from "node:path";
import { importsOf, listFiles } from "../../design-system/build/graph.ts";
import { run } from "../setup.mjs";
import { importersOf, isRunnable } from "./affected.ts";

const git = (...args: string[]) => run("git", args, { quiet: true });
const lines = (text: string) => text.split("\n").filter(Boolean);

/** The commit of a name; undefined if there is none. */
function commitOf(name: string): string | undefined {
  const { ok, output } = git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
  return ok ? output.trim() : undefined;
}

/** The commit where the work began: the one where it left `since`, else the shared main, else the last commit. */
export function findBase(since: string | undefined): string {
  const start = since ?? ["main@{upstream}", "main"].find(commitOf);
  if (start === undefined) return "HEAD";
  if (!commitOf(start)) throw new Error(`There is no commit "${start}".`);
  return git("merge-base", start, "HEAD").output.trim();
}

/** Files that differ from a commit, committed or not, with those that Git does not know yet. Renamed files count under both names. */
export function changedSince(base: string): string[] {
  const tracked = git("diff", "--name-only", "--no-renames", base);
  const untracked = git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...lines(tracked.output), ...lines(untracked.output)])];
}

/** Built files, by the sources that they are built from. */
const products: { from: RegExp; to: (file: string, all: readonly string[]) => string[] }[] = [
  { from: /^tokens\/src\//, to: (_, all) => all.filter((file) => file.startsWith("tokens/generated/")) },
  // The contract's tests read the contract from disk.
  { from: /^docs\/api\/.+\.yaml$/, to: () => ["tests/contract/openapi.ts"] },
  { from: /^docs\/api\/.+\.graphql$/, to: () => ["tests/contract/graphql.ts"] },
  {
    from: /^portal\/.+\.graphql$/,
    to: (file, all) => all.filter((each) => each.startsWith("portal/") && each.endsWith(`/generated/${basename(file, ".graphql")}.ts`)),
  },
];

/** Dependencies without an import: a story renders in the preview's frame, and the runners' settings affect every test. */
function unwrittenImports(file: string): string[] {
  if (!isRunnable(file)) return [];
  return ["vitest.config.ts", "package-lock.json", ...(file.endsWith(".stories.tsx") ? [".storybook/preview.tsx"] : [])];
}

/** The import graph without types, since the compiler checks a changed type. */
export function readImporters(): Map<string, string[]> {
  const files = listFiles("{tokens,design-system,portal,sandbox,stories,tests,scripts,tools,docs,.storybook}/**/*.{ts,tsx}");
  return importersOf(
    new Map(
      files.map((file) => [file, [...importsOf(file).flatMap(({ to, typeOnly }) => (typeOnly ? [] : to)), ...unwrittenImports(file)]]),
    ),
  );
}

/** The changed files, with the files built from them. */
export function withProducts(changed: readonly string[], importers: ReadonlyMap<string, unknown>): string[] {
  const all = [...importers.keys()];
  const built = changed.flatMap((file) => products.flatMap(({ from, to }) => (from.test(file) ? to(file, all) : [])));
  return [...new Set([...changed, ...built])];
}

/** Tests that read the sources of the whole repository, and so depend on every file. They take about two seconds together. */
export const testsOfEverything = (): string[] => listFiles("tests/unit/*.test.ts").sort();
