import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strokes } from "../../tests/browser/keys.ts";
import { serve } from "../../tests/browser/serve.ts";
import { type Entry, readStories } from "../../tests/browser/storybook.ts";
import { engineDefects } from "../../tests/patterns/defects/engines.ts";
import { defectPage, defects } from "../../tests/patterns/defects.ts";
import { defectPath } from "./defects.ts";
import type { Engine } from "./engine.ts";
import { framePage, hostPage, type Said, stagePage } from "./host.ts";
import type { Task } from "./tasks.ts";

/** Number of stories after which Storybook is loaded anew, so that its memory does not grow. */
const atMost = 40;

/** Serves the built Storybook with a page around its frame, and the planted defects. */
export function serveStories(folder: string): ReturnType<typeof serve> {
  const frame = readFileSync(join(folder, "iframe.html"), "utf8");
  const planted = [...defects, ...engineDefects].map((defect) => [defectPath(defect), stagePage(defectPage(defect))] as const);
  return serve(folder, {
    "/host.html": hostPage,
    "/iframe.html": framePage(frame),
    "/stage.html": stagePage(frame),
    ...Object.fromEntries(planted),
  });
}

/** Loads Storybook with a story in the frame of the host's page; others are shown in its place. */
export async function loadStorybook(engine: Engine, url: string, stories: readonly Entry[]): Promise<void> {
  // Storybook reloads itself when a story changes during its play function, so the first one has none. Nor has it a permanent state, as
  // some of the specification have: it would be passed on, and Storybook loaded anew for every story.
  const first = stories.find(({ title, tags }) => !tags.includes("play-fn") && !title.startsWith("Specification/"))?.id ?? "";
  await engine.open(`${url}/host.html`);
  await engine.run(`await window.host.load("/iframe.html?viewMode=story&id=${first}")`);
}

/** Mounts, plays and checks a story, with the keys and the pointer that its play function asks for. */
export async function showStory(engine: Engine, id: string): Promise<Extract<Said, { kind: "finished" | "lost" }>> {
  let said = await engine.run<Said>(`return window.host.show(${JSON.stringify(id)})`);
  while (said.kind === "press" || said.kind === "point") {
    if (said.kind === "press") await engine.press(strokes(said.keys));
    else await engine.point(said.x, said.y);
    said = await engine.run<Said>("return window.host.answered()");
  }
  return said;
}

/** Every story as a task: mounted in place, played and checked with axe by Storybook itself. */
export function storyTasks(url: string, folder: string): Task[] {
  const stories = readStories(folder);
  /** Number of stories that each browser with Storybook in it has shown. */
  const shown = new WeakMap<Engine, number>();

  const show = async (story: Entry, engine: Engine): Promise<{ faults: string[]; skip?: string }> => {
    const count = shown.get(engine) ?? 0;
    if (count % atMost === 0) await loadStorybook(engine, url, stories);
    shown.set(engine, count + 1);
    const said = await showStory(engine, story.id);
    if (said.kind === "finished") {
      const forced = said.skip?.includes("forced-colors: active") ? await engine.forcedColors?.() : undefined;
      return forced ? show(story, forced) : { faults: said.faults, ...(said.skip && { skip: said.skip }) };
    }
    shown.delete(engine);
    return { faults: [said.why] };
  };

  return stories.map((story) => ({ kind: "story", id: story.id, run: (engine) => show(story, engine) }));
}
