import { expect, it } from "vitest";
import { maturity } from "../../stories/stages.ts";
import { readAll } from "./storyFiles.ts";

/** Titles of the stories of every component that has a designer's page. */
const titles = readAll("stories/*/*.mdx")
  .filter(([, page]) => page.includes("<Specification of={Stories} />"))
  .flatMap(([file]) => readAll(file.replace(".mdx", ".stories.tsx")))
  .map(([, source]) => /title: "([^"]+)"/.exec(source)?.[1]);

it("[DS-15] every component has a stage, the version that brought it and its last accessibility review, and nothing else has", () => {
  expect(titles.length).toBeGreaterThan(100);
  expect(Object.keys(maturity).toSorted()).toEqual(titles.toSorted());
});

it("[DS-15] a review has a past day, a version has its form, and every stable component was reviewed", () => {
  const today = new Date().toISOString().slice(0, 10);
  const faults = Object.entries(maturity).flatMap(([title, { stage, since, review }]) => [
    ...(/^\d+\.\d+\.\d+$/.test(since) ? [] : [`${title}: ${since} is no version`]),
    ...(stage === "stable" && !review ? [`${title}: stable without a review`] : []),
    ...(review && (!/^\d{4}-\d{2}-\d{2}$/.test(review.on) || Number.isNaN(Date.parse(review.on)) || review.on > today)
      ? [`${title}: no review on ${review.on}`]
      : []),
  ]);
  expect(faults).toEqual([]);
});
