import { readdirSync, readFileSync } from "node:fs";

/** The process that started another; undefined if that has ended. Only Linux tells. */
function parentOf(id: number): number | undefined {
  try {
    // The name, in brackets, may contain anything.
    return Number(readFileSync(`/proc/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return undefined;
  }
}

/** Ids of the processes that a process has started. */
export function childrenOf(id: number): number[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((each) => parentOf(each) === id);
  } catch {
    return [];
  }
}

/** Ids of the processes that this one has started with `mark` in a variable of their environment. */
export const startedWith = (mark: string): number[] =>
  childrenOf(process.pid).filter((id) => {
    try {
      return readFileSync(`/proc/${id}/environ`, "utf8").includes(mark);
    } catch {
      return false;
    }
  });

const withAllBelow = (id: number): number[] => [id, ...childrenOf(id).flatMap(withAllBelow)];

/** Milliseconds that a browser has to close itself. */
const closeTime = 5000;

/** Closes a browser. If it does not answer, its processes and those that they have started are ended by their ids. */
export async function closeOrEnd(close: () => Promise<unknown>, ids: readonly number[]): Promise<void> {
  const all = ids.flatMap(withAllBelow);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), closeTime);
  });
  const closed = await Promise.race([
    close().then(
      () => true,
      () => false,
    ),
    late,
  ]);
  clearTimeout(timer);
  if (closed) return;
  for (const id of all) {
    try {
      process.kill(id, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}
