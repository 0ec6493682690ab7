import type { Page } from "@playwright/test";
import { looks } from "../../scripts/modes.ts";
import { openStory, openStorybook, readStories, showStory } from "../browser/storybook.ts";
import { test } from "../patterns/fixtures.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** Wireframe alone shows the structure: a change there is a change in every brand. */
const chosenLooks =
  process.env["SCREENSHOTS"] === "all" ? looks : looks.filter(({ brand, mode }) => brand === "wireframe" && mode === "light");

/** Tells whether a story draws a hover, focus or press that lasts. */
const hasState = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { parameters } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId });
    return "pseudo" in parameters;
  }, id);

for (const title of new Set(readStories().map((story) => story.title))) {
  test(title, async ({ stage: { page } }) => {
    test.setTimeout(1_200_000);
    const { origin } = new URL(page.url());
    for (const { id } of readStories().filter((story) => story.title === title)) {
      // A state of one story would arrive late and show in the next, so those have a page of their own. No play function runs in either.
      const isAlone = await hasState(page, id);
      if (isAlone) await openStory(page, origin, id);
      else await showStory(page, id);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        for (const look of chosenLooks) {
          await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), look);
          const name = `${id}.${look.brand}.${look.mode}.${viewport.width}.png`;
          await test.expect.soft(page).toHaveScreenshot([name], { fullPage: true, timeout: 5000 });
        }
      }
      if (isAlone) await openStorybook(page, origin, readStories()[0]?.id ?? "");
    }
  });
}
