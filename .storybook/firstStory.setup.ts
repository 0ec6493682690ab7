/** Leaves out all stories of a file but the first: one a component. */
import { beforeEach, type RunnerTask } from "vitest";

const firstOf = (task: RunnerTask | undefined): RunnerTask | undefined => (task && "tasks" in task ? firstOf(task.tasks[0]) : task);

beforeEach(({ task, skip }) => {
  if (firstOf(task.file) !== task) skip();
});
