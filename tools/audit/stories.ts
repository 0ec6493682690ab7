import type { Browser, Page } from "@playwright/test";
import { pressStrokes, strokes } from "../../tests/browser/keys.ts";
import { claimsOf, type Entry, openStorybook, reader, storyScene, withClipboard } from "../../tests/browser/storybook.ts";
import { runPattern } from "../../tests/patterns/contract.ts";
import { openStage } from "../../tests/patterns/devtools.ts";
import { patterns } from "../../tests/patterns/patterns.ts";
import type { Stage } from "../../tests/patterns/stage.ts";
import { ofColours } from "./checks/axe.ts";
import type { ColoursAnswer } from "./checks/colours.ts";
import { examine } from "./examine.ts";
import type { Placed } from "./finding.ts";
import type { Look, Setting } from "./plan.ts";
import type { Result } from "./result.ts";

/** Gives stories real keys, in their own notation: "{Shift>}{Tab}{/Shift}". */
const lendKeys = (page: Page): Promise<unknown> =>
  page.exposeFunction("pressKeys", (keys: string) => pressStrokes(page.keyboard, strokes(keys)));

/**
 * Storybook's frame, in which stories change in place and run their play functions. `first` is a story without one: Storybook reloads
 * itself when a story changes during its play function.
 */
async function openStories(browser: Browser, { url, language }: Setting, first: string): Promise<Page> {
  const page = await browser.newPage({ ...reader, ...withClipboard });
  page.setDefaultTimeout(15_000);
  await lendKeys(page);
  // Play functions read Italian texts.
  await openStorybook(page, url, first, { plays: language === "it", language });
  // Storybook's own messages belong to no story.
  await page.evaluate(() => {
    for (const own of document.querySelectorAll(".sb-wrapper, #storybook-docs > *")) own.remove();
    document.querySelector("#storybook-docs")?.setAttribute("data-audit", "storybook");
  });
  return page;
}

const setLook = (page: Page) => (look: Look) =>
  page.evaluate((each) => {
    Object.assign(document.documentElement.dataset, each);
  }, look);

/** The next Tab starts at the beginning of the page, not where the last story had focus. */
const fromTheTop = (page: Page) =>
  page.evaluate(() => {
    const start = document.createElement("button");
    document.body.prepend(start);
    start.focus();
    start.remove();
  });

/** Reads all looks in one call, since each call to the page takes time. */
const readLooks = (page: Page) => (looks: readonly Look[]) =>
  page.evaluate(
    async ({ all, asked }) => {
      const answers: ColoursAnswer[] = [];
      for (const look of all) {
        Object.assign(document.documentElement.dataset, look);
        answers.push(await window.auditing.readColours(asked));
      }
      return answers;
    },
    { all: looks, asked: ofColours },
  );

/** "Carousel region; WCAG 2.1.1, 4.1.2" names two criteria. */
const criteriaIn = (source: string) => [...source.matchAll(/\b\d\.\d\.\d+\b/g)].map(([criterion]) => criterion);

/** Number of stories before a page uses too much memory and is replaced. */
const atMost = 80;

/** Checks stories one after another, in its own pages. */
export class StoryAuditor {
  readonly #browser: Browser;
  readonly #setting: Setting;
  readonly #first: string;
  #audited = 0;
  #page: Page | undefined;
  #stage: Stage<Page> | undefined;

  constructor(browser: Browser, setting: Setting, stories: readonly Entry[]) {
    this.#browser = browser;
    this.#setting = setting;
    this.#first = stories.find(({ tags }) => !tags.includes("play-fn"))?.id ?? "";
  }

  async audit(story: Entry): Promise<Result> {
    if (this.#audited++ % atMost === atMost - 1) await this.reset();
    this.#page ??= await openStories(this.#browser, this.#setting, this.#first);
    const page = this.#page;
    await fromTheTop(page);
    await storyScene(page, story).mount();
    const subject = { page, scope: "part", setLook: setLook(page), readLooks: readLooks(page) } as const;
    const { findings, seen } = await examine(subject, this.#setting.plan);
    const contracts = await this.#contracts(story);
    return {
      kind: "story",
      id: story.id,
      title: story.title,
      name: story.name,
      findings: [...findings, ...contracts.findings],
      seen: [...new Set([...seen, ...contracts.seen])],
    };
  }

  /** Starts over, also after a fault. */
  async reset(): Promise<void> {
    const [page, stage] = [this.#page, this.#stage];
    this.#page = undefined;
    this.#stage = undefined;
    await page?.close().catch(() => {});
    await stage?.page.close().catch(() => {});
  }

  /** Checks the promises of the story's ARIA patterns, with real keys. */
  async #contracts(story: Entry): Promise<{ findings: Placed[]; seen: string[] }> {
    const claimed = patterns.filter(({ name }) => claimsOf(story).includes(name));
    if (claimed.length === 0) return { findings: [], seen: [] };
    if (!this.#stage) {
      const page = await this.#browser.newPage({ ...reader, ...withClipboard });
      this.#stage = await openStage(page);
      await openStorybook(page, this.#setting.url, this.#first, { language: this.#setting.language });
    }
    const findings: Placed[] = [];
    const seen = new Set<string>();
    for (const pattern of claimed) {
      for (const { expectation, outcome, message } of await runPattern(pattern, this.#stage, storyScene(this.#stage.page, story))) {
        const promise = pattern.expectations.find(({ id }) => id === expectation);
        const criteria = criteriaIn(promise?.source ?? "");
        if (outcome !== "not applicable") for (const criterion of criteria) seen.add(criterion);
        if (outcome !== "fails") continue;
        findings.push({
          check: "pattern",
          rule: `${pattern.name}/${expectation}`,
          level: "A",
          criteria,
          target: story.id,
          message: `${promise?.says ?? ""} ${message ?? ""}`.trim(),
          where: ["keyboard"],
        });
      }
    }
    return { findings, seen: [...seen] };
  }
}
