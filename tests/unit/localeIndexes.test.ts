import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { localeIndexes, readIndex } from "../../design-system/build/locales.ts";

const source = join(import.meta.dirname, "../../design-system/src");

/** Keys that an index exports. */
const keysOf = (index: string) => [...index.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map(([, key]) => key).toSorted();

it("[DS-82] the index of each language has a room for each file of words, and is the one that was made last", () => {
  const indexes = localeIndexes();
  const english = globSync("locales/en/*.ts", { cwd: source }).map((file) => basename(file, ".ts"));
  expect(english.length).toBeGreaterThan(90);
  for (const [language, index] of Object.entries(indexes)) {
    expect(keysOf(index), language).toEqual(english.toSorted());
    expect(readIndex(language), "old: node design-system/build/locales.ts makes it anew").toBe(index);
  }
});
