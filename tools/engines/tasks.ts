import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { Progress } from "../common/progress.ts";
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
  /** The build that was tried: results of another do not count. */
  stamp: string;
}

/** Results so far, one a line, so that a run that was ended goes on where it was. */
export class Results {
  readonly #file: string;
  readonly #stamp: string;

  constructor(file: string, stamp: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#file = file;
    this.#stamp = stamp;
  }

  add(result: Omit<Result, "stamp">): void {
    appendFileSync(this.#file, `${JSON.stringify({ ...result, stamp: this.#stamp })}\n`);
  }

  /** The latest result of each task with this build. */
  read(): Map<string, Result> {
    if (!existsSync(this.#file)) return new Map();
    const lines = readFileSync(this.#file, "utf8").split("\n").filter(Boolean);
    const results = lines.map((line) => JSON.parse(line) as Result).filter(({ stamp }) => stamp === this.#stamp);
    return new Map(results.map((result) => [`${result.kind} ${result.id}`, result]));
  }
}

/** Rejects what takes too long: a browser that hangs answers nothing. */
function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, failed) => {
    timer = setTimeout(() => failed(new Error(`no answer after ${milliseconds / 1000} s`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Number of tasks after which the browser is started anew: WebKit's memory grows to gigabytes, and it becomes slow. */
const atMost = 200;

/**
 * Runs the tasks one after another in one browser, which is started anew now and then. A task that fails is tried once more in a fresh one. `deadline`, a time in
 * milliseconds, ends the run between two tasks.
 */
export async function runTasks(tasks: readonly Task[], start: () => Promise<Engine>, results: Results, deadline: number): Promise<string> {
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
