import { looks } from "../../scripts/modes.ts";
import { openStory, readStories } from "../browser/storybook.ts";
import { test } from "../patterns/fixtures.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** Wireframe alone shows the structure: a change there is a change in every brand. */
const chosenLooks =
  process.env["SCREENSHOTS"] === "all" ? looks : looks.filter(({ brand, mode }) => brand === "wireframe" && mode === "light");

for (const title of new Set(readStories().map((story) => story.title))) {
  test(title, async ({ stage: { page } }) => {
    test.setTimeout(1_200_000);
    for (const { id } of readStories().filter((story) => story.title === title)) {
      // A new page for each story: pseudo states of one would arrive late and show in the next. Embedded, no play function runs.
      await openStory(page, new URL(page.url()).origin, id);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        for (const look of chosenLooks) {
          await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), look);
          const name = `${id}.${look.brand}.${look.mode}.${viewport.width}.png`;
          await test.expect.soft(page).toHaveScreenshot([name], { fullPage: true, timeout: 5000 });
        }
      }
    }
  });
}
