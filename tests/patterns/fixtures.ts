import { existsSync } from "node:fs";
import { join } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { serve } from "../bench/server.ts";
import { Stage } from "./stage.ts";
import { openStorybook, readStories, storybook } from "./stories.ts";

/** One page with the Storybook for all tests of a worker, and one empty one. */
export const test = base.extend<object, { stage: Stage; emptyStage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      if (!existsSync(join(storybook, "index.json"))) throw new Error("storybook-static is not built");
      const site = await serve(storybook);
      const page = await openPage(browser);
      const stage = await Stage.open(page);
      await openStorybook(page, site.url, readStories()[0]?.id ?? "");
      await use(stage);
      await page.close();
      site.close();
    },
    { scope: "worker" },
  ],
  emptyStage: [
    async ({ browser }, use) => {
      const page = await openPage(browser);
      await use(await Stage.open(page));
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Nothing moves, so that nobody waits for it; what is pasted comes from the clipboard. */
const openPage = (browser: { newPage: (options: object) => Promise<Page> }) =>
  browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    permissions: ["clipboard-read", "clipboard-write"],
  });
