/** Says of each story whether it is the first of its file: that one is seen in all looks, one a component. */
import { beforeEach, type RunnerTask } from "vitest";

declare global {
  var isFirstStory: boolean | undefined;
}

// The add-on that draws boxes around elements looks at the whole page after each change; here nobody would see them.
Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

const firstOf = (task: RunnerTask | undefined): RunnerTask | undefined => (task && "tasks" in task ? firstOf(task.tasks[0]) : task);

beforeEach(({ task }) => {
  globalThis.isFirstStory = firstOf(task.file) === task;
});
