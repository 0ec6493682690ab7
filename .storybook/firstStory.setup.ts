/** Tells each story whether it is the first of its file. Only the first story of a component is tested in all looks. */
import { beforeEach, type RunnerTask } from "vitest";

declare global {
  var isFirstStory: boolean | undefined;
}

// Storybook's highlight add-on reads the whole page after each change to draw boxes around elements. No person sees them here, so it is
// turned off.
Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

const firstOf = (task: RunnerTask | undefined): RunnerTask | undefined => (task && "tasks" in task ? firstOf(task.tasks[0]) : task);

beforeEach(({ task }) => {
  globalThis.isFirstStory = firstOf(task.file) === task;
});
