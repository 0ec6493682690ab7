import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { childrenOf, closeOrEnd, startedWith } from "./processes.ts";

/** Tells whether a process is there and has not ended: one that nobody waits for stays as a zombie. */
function runs(id: number): boolean {
  try {
    return !readFileSync(`/proc/${id}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}

it.runIf(process.platform === "linux")(
  "[DS-23] a browser that does not answer is ended with all that it has started, and nothing else",
  async () => {
    const hung = spawn("sh", ["-c", "sleep 60 & sleep 60"]);
    const other = spawn("sleep", ["60"], { env: { ...process.env, MARK: "of-the-other" } });
    const pid = hung.pid ?? 0;
    await vi.waitFor(() => expect(childrenOf(pid)).toHaveLength(2));
    expect(childrenOf(process.pid)).toEqual(expect.arrayContaining([pid, other.pid]));
    expect(startedWith("of-the-other")).toEqual([other.pid]);
    const below = childrenOf(pid);
    const ended = once(hung, "exit");
    await closeOrEnd(() => Promise.reject(new Error("no answer")), [pid]);
    await ended;
    await vi.waitFor(() => expect(below.filter(runs)).toEqual([]));
    await closeOrEnd(() => Promise.resolve(), [other.pid ?? 0]);
    expect(runs(other.pid ?? 0)).toBe(true);
    other.kill();
  },
);
