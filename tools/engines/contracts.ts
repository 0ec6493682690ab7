import { claimsOf, type Entry, readStories, storyScene } from "../../tests/browser/storybook.ts";
import { runPattern } from "../../tests/patterns/contract.ts";
import { patterns } from "../../tests/patterns/patterns.ts";
import { Stage } from "../../tests/patterns/stage.ts";
import type { Engine } from "./engine.ts";
import { domReader, EnginePage } from "./page/page.ts";
import type { Task } from "./tasks.ts";

/** Storybook's frame with the scripts of the stage and of the adapter, without play functions, and without axe. */
const path = (first: string) => `/stage.html?viewMode=story&globals=a11y.manual:!true&id=${first}`;

/**
 * Every pattern on every story that claims it, with the same promises and the same expectations as in Chromium. Storybook is loaded anew
 * after `atMost` contracts, so that its memory does not grow: WebKit needs it earlier than Firefox, and loading takes as long as three.
 */
export function contractTasks(url: string, folder: string, atMost = 12): Task[] {
  const stories = readStories(folder);
  let loaded: Engine | undefined;
  let page: EnginePage;
  let count = 0;

  const load = async (engine: Engine) => {
    page = new EnginePage(engine);
    await page.open(`${url}/host.html`, path(stories[0]?.id ?? ""));
    await page.locator("body.sb-show-main #storybook-root > *").first().waitFor({ timeout: 60_000 });
    // An embedded frame runs no play functions.
    await page.evaluate(() => history.replaceState({}, "", `${location.search}&embed=true`));
    loaded = engine;
  };

  const tryIt = async (pattern: (typeof patterns)[number], story: Entry, engine: Engine) => {
    if (loaded !== engine || count++ % atMost === 0) await load(engine);
    const verdicts = await runPattern(pattern, new Stage(page, domReader), storyScene(page, story));
    const faults = verdicts.flatMap(({ outcome, message }) => (outcome === "fails" ? [message ?? ""] : []));
    if (faults.length > 0) loaded = undefined;
    return { faults };
  };

  return patterns.flatMap((pattern) =>
    stories
      .filter((story) => claimsOf(story).includes(pattern.name))
      .map((story): Task => ({ kind: "contract", id: `${pattern.name} ${story.id}`, run: (engine) => tryIt(pattern, story, engine) })),
  );
}
