/**
 * Tells each story whether it is the first of its file, since only the first story of a component has a transcript, and holds each to the
 * portal's content security policy.
 */
import { afterEach, beforeEach, expect, type RunnerTask } from "vitest";

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

// Storybook attaches what axe has passed too: 50 kB a story, sent to the runner and into its report. What axe has found is in the error.
afterEach(({ task }) => {
  Object.assign(task.meta, { reports: [] });
});

/** Files of the stories, and of the tools that show and check them: they add styles and elements of their own. */
const tools =
  /\/@vite\/client|\/stories\/[^?]*\.tsx?(\?|$)|\/\.storybook\/|__vitest|\/node_modules\/@(storybook|vitest)\/|\/deps\/(preview-api|axe-core|@?storybook)[^/]*$/;

const violations: string[] = [];
addEventListener("securitypolicyviolation", ({ target, effectiveDirective, blockedURI, sample, sourceFile }) => {
  const ofStory = target instanceof Element && target.matches("style[data-story]");
  if (!ofStory && !tools.test(sourceFile)) violations.push(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`);
});

afterEach(() => {
  expect(violations.splice(0), "breaks the content security policy").toEqual([]);
});
