import { type Browser, test as base, type Page } from "@playwright/test";
import { openStorybook, reader, readStories, type StoryLanguage, serveStorybook, withClipboard } from "../browser/storybook.ts";
import { openStage } from "./devtools.ts";
import type { Stage } from "./stage.ts";

/** Language of the stories: `STORY_LANGUAGE=de npm run tool -- patterns` tries the promises on the German texts. */
const language = (process.env["STORY_LANGUAGE"] ?? "it") as StoryLanguage;

/** One page with the Storybook for all tests of a worker, and one empty one. */
export const test = base.extend<object, { stage: Stage<Page>; emptyStage: Stage<Page> }>({
  stage: [
    async ({ browser }, use) => {
      const site = await serveStorybook();
      const page = await openPage(browser);
      const stage = await openStage(page);
      await openStorybook(page, site.url, readStories()[0]?.id ?? "", { language });
      await use(stage);
      await page.close();
      site.close();
    },
    { scope: "worker" },
  ],
  emptyStage: [
    async ({ browser }, use) => {
      const page = await openPage(browser);
      await use(await openStage(page));
      await page.close();
    },
    { scope: "worker" },
  ],
});

const openPage = (browser: Browser): Promise<Page> => browser.newPage({ ...reader, ...withClipboard });
