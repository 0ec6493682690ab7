import type { Page } from "@playwright/test";
import { looks } from "../../scripts/modes.ts";
import { openStory, readStories, showStory } from "../browser/storybook.ts";
import { test } from "../patterns/fixtures.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** Wireframe alone shows the structure: a change there is a change in every brand. */
const chosenLooks =
  process.env["SCREENSHOTS"] === "all" ? looks : looks.filter(({ brand, mode }) => brand === "wireframe" && mode === "light");

/** Takes the pictures of the story that is shown, or compares them with the earlier ones. */
async function compare(page: Page, id: string, expect: typeof test.expect.soft): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const look of chosenLooks) {
      await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), look);
      const name = `${id}.${look.brand}.${look.mode}.${viewport.width}.png`;
      await expect(page).toHaveScreenshot([name], { fullPage: true, timeout: 5000 });
    }
  }
}

/** Tells whether a story looks as before where it is shown in place of another, which takes a third of the time. */
const looksTheSame = async (page: Page, id: string): Promise<boolean> => {
  try {
    await showStory(page, id);
    await compare(page, id, test.expect);
    return true;
  } catch {
    return false;
  }
};

for (const title of new Set(readStories().map((story) => story.title))) {
  test(title, async ({ stage: { page } }, info) => {
    test.setTimeout(1_200_000);
    for (const { id } of readStories().filter((story) => story.title === title)) {
      const isTaken = info.config.updateSnapshots === "all";
      if (!isTaken && (await looksTheSame(page, id))) continue;
      // A story before it may have left something behind, as a state of focus that arrives late. Embedded, no play function runs.
      await openStory(page, new URL(page.url()).origin, id);
      await compare(page, id, test.expect.soft);
    }
  });
}
