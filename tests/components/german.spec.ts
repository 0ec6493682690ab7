import { test as base, expect, type Page } from "@playwright/test";
import { reflow } from "../../tools/audit/checks/layout.ts";
import { groupBy } from "../../tools/audit/groupBy.ts";
import { prepare } from "../../tools/audit/inPage.ts";
import { type Entry, openStorybook, reader, readStories, serveStorybook, showStory } from "../browser/storybook.ts";
import { walk } from "../browser/walk.ts";

/** One page with the Storybook in German for all tests of a worker. */
const test = base.extend<object, { german: Page }>({
  german: [
    async ({ browser }, use) => {
      const site = await serveStorybook();
      const page = await browser.newPage({ ...reader, viewport: { width: 320, height: 640 } });
      await openStorybook(page, site.url, readStories()[0]?.id ?? "", { language: "de" });
      await prepare(page);
      await use(page);
      await page.close();
      site.close();
    },
    { scope: "worker" },
  ],
});

/** Room of a story: "Bills/BillCard" is in Bills. */
const roomOf = ({ title }: Entry) => title.split("/")[0] ?? "";

/** Stories of text length, and those of whole pages. */
const isAboutLength = ({ title, name }: Entry) => /^(Pages|Specification)\//.test(title) || /long|narrow|320|large|million/i.test(name);

const rooms = groupBy(readStories().filter(isAboutLength), roomOf);

for (const [room, stories] of rooms)
  test(`[DS-34] texts in German fit 320 px: stories of ${room}`, walk, async ({ german }) => {
    test.setTimeout(300_000);
    const faults: string[] = [];
    expect(await german.locator("html").getAttribute("lang")).toBe("de");
    for (const { id } of stories) {
      await showStory(german, id).catch((error: unknown) => faults.push(String(error)));
      const { findings } = await reflow(german);
      for (const { target, message } of findings) faults.push(`${id}: ${message} ${target}`);
    }
    expect(faults).toEqual([]);
  });
