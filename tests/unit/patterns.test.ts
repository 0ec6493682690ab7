import { expect, it } from "vitest";
import { kinds, unclaimed } from "../patterns/kinds.ts";
import { patterns } from "../patterns/patterns.ts";

it("[DS-03] every component claims the patterns of what it is made of", () => {
  const known = patterns.map(({ name }) => name);
  expect(kinds.flatMap((kind) => kind.patterns).filter((name) => !known.includes(name))).toEqual([]);
  expect(unclaimed()).toEqual([]);
});
