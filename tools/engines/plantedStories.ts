import { readStories } from "../../tests/browser/storybook.ts";
import { loadStorybook, showStory } from "./stories.ts";
import type { Task } from "./tasks.ts";

/** A story without a play function, in which nothing is wrong. */
const sound = "forms-textfield--filled";

/** Bodies of play functions, given the story's `context`, and the fault that must be told; without one there must be none. */
const planted: Record<string, { play: string; found?: RegExp }> = {
  "story-without-defect": { play: "" },
  "story-play-function-that-fails": { play: `throw new Error("planted");`, found: /^Error: planted$/ },
  "story-error-that-nobody-handles": {
    play: `Promise.reject(new Error("planted")); await new Promise((later) => setTimeout(later, 100));`,
    found: /^Error: planted$/,
  },
  "story-violation-of-axe": {
    play: `context.canvasElement.append(Object.assign(new Image(40, 40), { src: "data:," }));`,
    found: /^axe image-alt at /,
  },
};

/** Defects planted into a story: the run of stories must find each of them, and nothing without them. */
export function plantedStoryTasks(url: string, folder: string): Task[] {
  const stories = readStories(folder);
  const run = async (engine: Parameters<Task["run"]>[0], play: string) => {
    await loadStorybook(engine, url, stories);
    // Storybook keeps a story that it has prepared. The function belongs to its frame, as that of a story does.
    await engine.run(`
      const page = document.querySelector("iframe").contentWindow;
      const story = await page.__STORYBOOK_PREVIEW__.loadStory({ storyId: "${sound}" });
      story.playFunction = new page.Function("context", ${JSON.stringify(`return (async () => { ${play} })()`)});`);
    return showStory(engine, sound);
  };
  return Object.entries(planted).map(([id, { play, found }]) => ({
    kind: "defect",
    id,
    run: async (engine) => {
      const said = await run(engine, play);
      if (said.kind === "lost") return { faults: [said.why] };
      if (!found) return { faults: said.faults };
      return { faults: said.faults.some((fault) => found.test(fault)) ? [] : ["not found", ...said.faults] };
    },
  }));
}
