import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { stories } from "./storyFiles.ts";

/** Rules for the committed result of a run over all stories, which takes too long for `npm test`. */

export const root = join(import.meta.dirname, "../..");

/** Days by which the result may be older than the last change of its sources. */
export const oldest = 30;
/** Share of today's stories that it must contain. */
export const enough = 0.9;

export const storyCount = (): number => stories.flatMap(({ names }) => names).length;

const library = ["design-system/src", "tokens/src", "stories"];

/** Days between a run and the last commit that changed what it looked at: the library, and the folders of `more`. */
export function daysBehind(date: string, ...more: string[]): number {
  const changed = execFileSync("git", ["log", "-1", "--format=%cs", "--", ...library, ...more], { cwd: root, encoding: "utf8" });
  return (Date.parse(changed) - Date.parse(date)) / 86_400_000;
}
