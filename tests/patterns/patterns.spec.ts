import { claimsOf, type Entry, readStories, storyScene } from "../browser/storybook.ts";
import { type Pattern, runPattern, type Verdict } from "./contract.ts";
import { expect, expectSoon } from "./expect.ts";
import { test } from "./fixtures.ts";
import { patterns } from "./patterns.ts";

const claiming = ({ name }: Pattern) => readStories().filter((story) => claimsOf(story).includes(name));

const work = (pattern: Pattern) => claiming(pattern).length * pattern.expectations.length;

/** Their only button reloads the page, which would remove the code that observes it. */
const reloads = /--(server-error|start-failed|misconfigured|maintenance)$/;

/** Whole public pages claim no pattern: every pattern on them is tested. */
const pages = readStories().filter(
  ({ id, importPath }) => /\/(pages\/(Access|Public)|access\/\w+View)\.stories/.test(importPath) && !reloads.test(id),
);

/** A page's story has fixed field values: typing and choosing are tested in the fields' own stories. */
const isHeld = ({ name }: Pattern) => /field|code|select|radio|checkbox|switch|combobox/.test(name);

// The longest first, so that all workers end together.
for (const pattern of patterns.toSorted((a, b) => work(b) - work(a))) {
  test(`[DS-03] ${pattern.name}: every story that claims it keeps its promises`, async ({ stage }) => {
    test.setTimeout(300_000);
    const stories = claiming(pattern);
    expect(stories.length, `stories that claim pattern:${pattern.name}`).toBeGreaterThan(0);
    const verdicts: Verdict[] = [];
    for (const story of stories) verdicts.push(...(await runPattern(pattern, stage, storyScene(stage.page, story))));
    if (typeof pattern.subjects === "string" && !isHeld(pattern)) {
      for (const page of pages) verdicts.push(...(await runPattern(pattern, stage, storyScene(stage.page, page), "present")));
    }
    const exercised = new Set(verdicts.filter(({ outcome }) => outcome === "holds").map(({ expectation }) => expectation));
    const failed = verdicts.filter(({ outcome }) => outcome === "fails");
    expect(failed.map(({ message }) => message)).toEqual([]);
    expect(
      pattern.expectations.map(({ id }) => id).filter((id) => !exercised.has(id)),
      "expectations that no story exercises",
    ).toEqual([]);
    test
      .info()
      .annotations.push({ type: "contract", description: `${stories.length} stories, ${pages.length} pages, ${verdicts.length} verdicts` });
  });
}

test("[DS-03] no story claims an unknown pattern", () => {
  const known = new Set(patterns.map(({ name }) => name));
  const unknown = readStories().flatMap((story) =>
    claimsOf(story)
      .filter((claim) => !known.has(claim))
      .map((claim) => `${story.id}: pattern:${claim}`),
  );
  expect(unknown).toEqual([]);
});

test("[DS-03] a story with permanent focus styles does not affect the next story", async ({ stage }) => {
  const root = stage.page.locator("#storybook-root");
  const show = (id: string) => storyScene(stage.page, readStories().find((story) => story.id === id) as Entry).mount();
  await show("text-link--focus");
  // Storybook updates its state a moment after it has rendered the story.
  const held = () => stage.page.evaluate(() => window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.globals.pseudo);
  await expectSoon(held, "held for good").toEqual({ focusVisible: true });
  const classes = () => root.getAttribute("class");
  await expectSoon(classes, "classes").toMatch(/pseudo-focus-visible-all/);
  await show("text-link--alone");
  await expectSoon(classes, "classes").not.toMatch(/pseudo-/);
});
