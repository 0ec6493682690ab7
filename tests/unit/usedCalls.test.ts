import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

/** Calls that no page makes, each with its reason. */
const unused = { fetchUsers: "AP-01 demands a typed function for each call of the contract; a page has `fetchUser`" };

const sources = listFiles("portal/src/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.|\/generated\//.test(file))
  .map((file) => ({ file, text: readSource(file) }));

/** Returns the exported functions of the rooms' calls that no source file uses. */
const callsWithoutUse = (): string[] =>
  sources
    .filter(({ file }) => /[cC]alls\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name = ""]) => ({ file, text, name })),
    )
    .filter(({ file, text, name }) => {
      const word = new RegExp(`\\b${name}\\b`, "g");
      return (text.match(word) ?? []).length < 2 && !sources.some((other) => other.file !== file && word.test(other.text));
    })
    .map(({ name }) => name);

it("no call is there for the tests alone, except those with a reason", () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(callsWithoutUse()).toEqual(Object.keys(unused));
});
