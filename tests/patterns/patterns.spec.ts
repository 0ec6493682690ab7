import { type Pattern, runPattern, type Verdict } from "./contract.ts";
import { test } from "./fixtures.ts";
import { kinds, unclaimed } from "./kinds.ts";
import { patterns } from "./patterns.ts";
import { expect } from "./stage.ts";
import { claimsOf, readStories, storyScene } from "./stories.ts";

const claiming = ({ name }: Pattern) => readStories().filter((story) => claimsOf(story).includes(name));

for (const pattern of patterns) {
  test(`[DS-03] ${pattern.name}: what it promises holds in every story that claims it`, async ({ stage }) => {
    test.setTimeout(120_000);
    const stories = claiming(pattern);
    expect(stories.length, `stories that claim pattern:${pattern.name}`).toBeGreaterThan(0);
    const verdicts: Verdict[] = [];
    for (const story of stories) verdicts.push(...(await runPattern(pattern, stage, storyScene(stage.page, story))));
    const exercised = new Set(verdicts.filter(({ outcome }) => outcome === "holds").map(({ expectation }) => expectation));
    const failed = verdicts.filter(({ outcome }) => outcome === "fails");
    expect(failed.map(({ message }) => message)).toEqual([]);
    expect(
      pattern.expectations.map(({ id }) => id).filter((id) => !exercised.has(id)),
      "expectations that no story exercises",
    ).toEqual([]);
    test.info().annotations.push({ type: "contract", description: `${stories.length} stories, ${verdicts.length} verdicts` });
  });
}

test("[DS-03] no story claims a pattern that is not there", () => {
  const known = new Set(patterns.map(({ name }) => name));
  const unknown = readStories().flatMap((story) =>
    claimsOf(story)
      .filter((claim) => !known.has(claim))
      .map((claim) => `${story.id}: pattern:${claim}`),
  );
  expect(unknown).toEqual([]);
});

test("[DS-03] every component claims the patterns of what it is made of", () => {
  const known = patterns.map(({ name }) => name);
  expect(kinds.flatMap((kind) => kind.patterns).filter((name) => !known.includes(name))).toEqual([]);
  expect(unclaimed(readStories())).toEqual([]);
});
