import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { looks } from "../../.storybook/modes.ts";
import { serve } from "../browser/serve.ts";
import { openStory, readStories, showStory } from "../browser/storybook.ts";
import { test } from "../patterns/fixtures.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];
/** Wireframe alone shows the structure: a change there is a change in every brand. */
const chosenLooks =
  process.env["SCREENSHOTS"] === "all" ? looks : looks.filter(({ brand, mode }) => brand === "wireframe" && mode === "light");

/** The built Storybook of the commit to compare with. */
const base = process.env["BASE_STORYBOOK"];

/** Shows the present story in each width and look. */
async function inEachLook(page: Page, id: string, look: (name: string) => Promise<void>): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    for (const { brand, mode } of chosenLooks) {
      await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), { brand, mode });
      await look(`${id}.${brand}.${mode}.${viewport.width}.png`);
    }
  }
}

/** Pixels of height. Of longer pages (all messages, 600 bills) the first screen is enough: a picture of all takes up to a minute. */
const longest = 5_000;

/** Whether a picture shows the whole page. */
const partOf = async (page: Page): Promise<{ fullPage: boolean }> => ({
  fullPage: (await page.evaluate(() => document.documentElement.scrollHeight)) <= longest,
});

/** Takes the pictures of the story that is shown, or compares them with the earlier ones. */
const compare = (page: Page, id: string, expect: typeof test.expect.soft, timeout: number): Promise<void> =>
  inEachLook(page, id, async (name) => expect(page).toHaveScreenshot([name], { ...(await partOf(page)), timeout }));

/**
 * Takes or compares the pictures of a story that is shown in place of another, which takes a third of the time. Returns whether it could
 * be shown and looks as before.
 */
const compareInPlace = async (page: Page, id: string): Promise<boolean> => {
  try {
    await showStory(page, id);
    await compare(page, id, test.expect, 5000);
    return true;
  } catch {
    return false;
  }
};

/** A picture of the whole page that does not change any more. */
async function steadyPicture(page: Page): Promise<Buffer> {
  const part = await partOf(page);
  const take = () => page.screenshot({ ...part, animations: "disabled" });
  let [last, next] = [await take(), await take()];
  for (let tries = 0; tries < 10 && !last.equals(next); tries++) [last, next] = [next, await take()];
  return next;
}

/** Takes the earlier pictures of a story once more, opened by itself. */
async function takeBaseAgain(page: Page, id: string, folder: string, info: TestInfo): Promise<void> {
  if (!readStories(folder).some((story) => story.id === id)) return;
  const site = await serve(folder);
  await openStory(page, site.url, id);
  // Playwright changes the dots of a name that it is asked about, but not those of a list of names.
  const pictures = dirname(info.snapshotPath("any.png", { kind: "screenshot" }));
  await inEachLook(page, id, async (name) => writeFileSync(join(pictures, name), await steadyPicture(page)));
  site.close();
}

for (const title of new Set(readStories().map((story) => story.title))) {
  test(title, async ({ stage: { page } }, info) => {
    test.setTimeout(1_200_000);
    for (const { id } of readStories().filter((story) => story.title === title)) {
      const isTaken = info.config.updateSnapshots === "all";
      if ((base || !isTaken) && (await compareInPlace(page, id))) continue;
      // A story before it may have left something behind, as a state of focus that arrives late. Embedded, no play function runs.
      const { origin } = new URL(page.url());
      if (base && !isTaken) await takeBaseAgain(page, id, base, info);
      await openStory(page, origin, id);
      await compare(page, id, test.expect.soft, 20_000);
    }
  });
}
