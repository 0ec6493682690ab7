import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The files of a pattern with their text. */
export const readAll = (pattern: string): (readonly [file: string, source: string])[] =>
  globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), "utf8")]);

/** Every stories file: its title, and the names under which it exports stories. */
export const stories = readAll("stories/*/*.stories.tsx").map(([, source]) => ({
  title: /title: "([^"]+)"/.exec(source)?.[1] ?? "",
  names: [...source.matchAll(/^export const (\w+)\b/gm)].map(([, name]) => name as string),
}));
