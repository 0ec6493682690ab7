import { test as base, expect } from "@playwright/test";
import { findFirefox } from "../../scripts/find.mjs";
import { starterOf } from "../../tools/engines/all.ts";
import { contractTasks } from "../../tools/engines/contracts.ts";
import { defectTasks } from "../../tools/engines/defects.ts";
import type { Engine } from "../../tools/engines/engine.ts";
import { journeyTasks } from "../../tools/engines/journeys.ts";
import { plantedStoryTasks } from "../../tools/engines/plantedStories.ts";
import { serveStories } from "../../tools/engines/stories.ts";
import type { Task } from "../../tools/engines/tasks.ts";
import { storybook } from "../browser/storybook.ts";
import { walk } from "../browser/walk.ts";
import { engineDefects } from "../patterns/defects/engines.ts";

const path = findFirefox();

/** One Firefox for all tests of a worker, with the Storybook. */
const test = base.extend<object, { firefox: Engine; tasks: Map<string, Task> }>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
    async ({}, use) => {
      // Says in a sentence if it is another version than the known one.
      const engine = await (starterOf("firefox") as () => Promise<Engine>)();
      await use(engine);
      await engine.end();
    },
    { scope: "worker" },
  ],
  tasks: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern.
    async ({}, use) => {
      const site = await serveStories(storybook);
      const tasks = [
        ...contractTasks(site.url, storybook, 40),
        ...defectTasks("firefox", site.url),
        ...plantedStoryTasks(site.url, storybook),
      ];
      await use(new Map(tasks.map((task) => [task.id, task])));
      site.close();
    },
    { scope: "worker" },
  ],
});

test.skip(!path, "Firefox is not installed, so nothing is tried in it (Debian: apt-get install firefox-esr).");

const contracts = contractTasks("", storybook).map(({ id }) => id);
const storyOf = (id: string) => id.split(" ")[1] as string;
const componentOf = (id: string) => storyOf(id).split("--")[0] as string;
const patternOf = (id: string) => id.split(" ")[0] as string;

const firstStories = (keyOf: (id: string) => string) => new Map(contracts.toReversed().map((id) => [keyOf(id), storyOf(id)]));
const ofComponent = firstStories(componentOf);
const ofPattern = firstStories(patternOf);
/** The contracts of each component's first story, and of each pattern's. */
const tried = contracts.filter((id) => [ofComponent.get(componentOf(id)), ofPattern.get(patternOf(id))].includes(storyOf(id)));

for (const component of new Set(tried.map(componentOf))) {
  test(`[DS-35, DS-71] [DS-105] Firefox keeps the promises of ${component}`, walk, async ({ firefox, tasks }) => {
    for (const id of tried.filter((each) => componentOf(each) === component))
      expect((await tasks.get(id)?.run(firefox))?.faults, id).toEqual([]);
  });
}

// Those that every engine shows are tried by npm run tool -- engines.
for (const { id } of defectTasks("firefox", "").slice(-engineDefects.length)) {
  test(`[DS-37] Firefox shows its own defects alone: ${id}`, walk, async ({ firefox, tasks }) => {
    expect((await tasks.get(id)?.run(firefox))?.faults).toEqual([]);
  });
}

for (const { id } of plantedStoryTasks("", storybook)) {
  test(`[DS-37] in Firefox the run of stories finds what is planted into one: ${id}`, walk, async ({ firefox, tasks }) => {
    expect((await tasks.get(id)?.run(firefox))?.faults).toEqual([]);
  });
}

for (const id of [
  "sign-in-and-out--pointer",
  "bills-filter-and-pdf--keys",
  "reading--pointer",
  "payment-change-with-code--keys",
  "registration--pointer",
]) {
  // By keys Firefox differs most.
  test(`[DS-35] Firefox: a customer's ${id}`, id.endsWith("--keys") ? {} : walk, async ({ firefox }) => {
    const journey = journeyTasks(process.env["PORTAL_URL"] as string).find((task) => task.id === `journey-${id}`);
    expect((await journey?.run(firefox))?.faults).toEqual([]);
  });
}
