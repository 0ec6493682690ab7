import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";
import { citationsOf } from "./docsPaths.ts";

it("[AP-49] days are parsed in the files that ADR 30 lists, and nowhere else", () => {
  const [, section = ""] = /\*\*Where a day is parsed\.\*\*([\s\S]*?)\n\n\*\*/.exec(readSource("docs/adr/0030-dates.md")) ?? [];
  const listed = new Set(citationsOf(section).map(({ path }) => path));
  const modules = listFiles("{portal,design-system}/src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(modules.length).toBeGreaterThan(1000);
  expect(modules.filter((file) => /\bparseDate\b/.test(readSource(file))).toSorted()).toEqual([...listed].toSorted());
});
