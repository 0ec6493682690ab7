import { storedMessages } from "@favilla/design-system/legal/storedMessages.it.ts";
import { expect, it } from "vitest";
import { storedThings } from "./storedThings.ts";

const sources = import.meta.glob<string>(["../../**/*.{ts,tsx}", "!../../**/*.test.{ts,tsx}", "!./storedThings.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Names of locks, which store no data. */
const locks = ["favilla.refresh"];

it("[CH-20] the page on cookies names every key that the portal's code has, and no other", () => {
  const text = Object.values(sources).join("\n");
  const keys = new Set([...text.matchAll(/["`](favilla\.[a-z]+(?:\.(?=\$))?)/g)].map(([, key]) => key as string));
  expect([...keys].filter((key) => !locks.includes(key)).sort()).toEqual(storedThings.map(({ key }) => key).sort());
  expect(text).not.toMatch(/document\.cookie|indexedDB|caches\.open/);
});

it("each key has words", () => {
  for (const { name } of storedThings)
    for (const part of ["Title", "Text", "Time"] as const) expect(storedMessages.words[`${name}${part}`]).toBeTruthy();
});
