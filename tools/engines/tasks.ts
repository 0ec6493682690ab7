import { Progress } from "../common/progress.ts";
import type { Results } from "../common/results.ts";
import { within } from "../common/within.ts";
import { type Engine, maxDuration } from "./engine.ts";

export interface Task {
  kind: "story" | "journey" | "contract" | "defect" | "tree";
  id: string;
  run: (engine: Engine) => Promise<Pick<Result, "faults" | "skip" | "accepted">>;
}

export interface Result {
  kind: Task["kind"];
  id: string;
  faults: string[];
  /** The reason why it is not run in this engine. */
  skip?: string;
  /** Names of the accepted differences of a tree that were found in it. */
  accepted?: string[];
  /** The faults of the first try, when the second had none. */
  first?: string[];
  seconds: number;
}

/** Number of tasks after which the browser is started anew: WebKit's memory grows to gigabytes, and it becomes slow. */
const atMost = 200;

/**
 * Runs the tasks one after another in one browser, which is started anew now and then. A task that fails is tried once more in a fresh one. `deadline`, a time in
 * milliseconds, ends the run between two tasks.
 */
export async function runTasks(
  tasks: readonly Task[],
  start: () => Promise<Engine>,
  results: Results<Result>,
  deadline: number,
): Promise<string> {
  let engine = await start();
  const { version } = engine;
  const progress = new Progress(version, tasks.length);
  const restart = async () => {
    // Its process is ended by its id, whether it answers or not.
    await within(10_000, engine.end()).catch(() => {});
    engine = await start().catch(start);
  };
  const attempt = (task: Task) =>
    within(3 * maxDuration, task.run(engine)).catch((error: unknown) => ({ faults: [`the browser: ${String(error).slice(0, 600)}`] }));
  for (const [index, task] of tasks.entries()) {
    if (Date.now() > deadline) break;
    if (index > 0 && index % atMost === 0) await restart();
    const begin = Date.now();
    const one = await attempt(task);
    let two = one;
    if (one.faults.length > 0) {
      await restart();
      two = await attempt(task);
      // A browser that hangs would take the next task with it.
      if (two.faults.length > 0 && index < tasks.length - 1) await restart();
    }
    results.add({
      kind: task.kind,
      id: task.id,
      ...two,
      ...(one !== two && two.faults.length === 0 && { first: one.faults }),
      seconds: Math.round((Date.now() - begin) / 100) / 10,
    });
    if (two.faults.length > 0) console.log(`\n${task.id}\n  ${two.faults.join("\n  ").replace(/\s+/g, " ").slice(0, 400)}`);
    progress.step();
  }
  await within(10_000, engine.end()).catch(() => {});
  return version;
}
