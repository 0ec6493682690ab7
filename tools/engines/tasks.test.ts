import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Results } from "../common/results.ts";
import type { Engine } from "./engine.ts";
import { type Result, runTasks, type Task } from "./tasks.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "engines-"));
  vi.useFakeTimers();
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const never = () => new Promise<never>(() => {});

/** Runs tasks in browsers that never answer when they are closed; returns the results and the number of browsers started and closed. */
async function run(tasks: Task[]) {
  const end = vi.fn(never);
  const start = vi.fn(async () => ({ version: "Prova 1", end }) as Partial<Engine> as Engine);
  const results = new Results<Result>(join(folder, "results.jsonl"), "build");
  const version = runTasks(tasks, start, results, Number.POSITIVE_INFINITY);
  await vi.runAllTimersAsync();
  await version;
  return { results: [...results.read().values()], started: start.mock.calls.length, closed: end.mock.calls.length };
}

it("[DS-23] a task whose browser hangs is tried once more in a fresh one, then it has failed and the others run in another", async () => {
  const hangs: Task = { kind: "story", id: "hangs", run: vi.fn(never) };
  const works: Task = { kind: "story", id: "works", run: async () => ({ faults: [] }) };
  const { results, started, closed } = await run([hangs, works]);
  expect(hangs.run).toHaveBeenCalledTimes(2);
  expect(results).toMatchObject([
    { id: "hangs", faults: [expect.stringContaining("no answer after 180 s")] },
    { id: "works", faults: [] },
  ]);
  expect([started, closed]).toEqual([3, 3]);
});

it("[DS-23] a task that passes at the second try has passed, and says what its first try found", async () => {
  const faults = [["no focus"], []];
  const unsteady: Task = { kind: "story", id: "unsteady", run: async () => ({ faults: faults.shift() ?? [] }) };
  const { results } = await run([unsteady]);
  expect(results).toMatchObject([{ id: "unsteady", faults: [], first: ["no focus"] }]);
});

it("[DS-23] the browser is started anew after 200 tasks, before its memory makes it slow", async () => {
  const tasks = Array.from({ length: 201 }, (_, index): Task => ({ kind: "story", id: `${index}`, run: async () => ({ faults: [] }) }));
  const { results, started, closed } = await run(tasks);
  expect(results).toHaveLength(201);
  expect([started, closed]).toEqual([2, 2]);
});
