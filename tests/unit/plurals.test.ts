import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

/** A choice between two words, or a list of them, by a count: `count === 1 ? words.one : …`, `[words.none, words.one][count]`. */
const byHand =
  /(?:(?:[!=]==?|[<>]=?) ?[12]|isOne\([^)]*\))\)? ?\?\s*\(?(?:fill(?:Dates)?\()?words\.|if \([^)]*(?:===|<) ?[12]\) return \(?fill(?:Dates)?\(words\.|\[words[.\w, ]+\]\[/g;

/** Choices that are none of a form: a month or a row of months, two bills of a period or more, a hint that one letter does not need. */
const others = [
  ...["design-system/src/bills/SamePeriodCallout.tsx", "design-system/src/bills/toPayText.ts"],
  ...["design-system/src/consumption/consumptionText.ts", "design-system/src/forms/Combobox.tsx"],
];

it("[AP-52] no word is chosen by comparing a count with one", () => {
  const files = listFiles("{design-system,portal}/src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) => [...readSource(file).matchAll(byHand)].map(([text]) => `${file}: ${text}`));
  expect(found.filter((each) => !others.some((file) => each.startsWith(file)))).toEqual([]);
  expect(others.filter((file) => !found.some((each) => each.startsWith(file)))).toEqual([]);
});
