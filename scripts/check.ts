/** The daily loop: types, lint, imports, unit tests and the stories of the rooms that changed since the last commit. */
import { existsSync } from "node:fs";
import { run } from "./setup.mjs";
import { runSteps, staticSteps, vitest } from "./steps.ts";

const changed = run("git", ["status", "--porcelain", "--untracked-files=all", "--", "design-system/src", "stories"], {
  quiet: true,
}).output;
const rooms = new Set([...changed.matchAll(/(?:design-system\/src|stories)\/([\w-]+)\//g)].map(([, room]) => `stories/${room}`));
const folders = [...rooms].filter((folder) => existsSync(folder));

runSteps([...staticSteps, vitest("unit", "unit*"), ...(folders.length > 0 ? [vitest("stories", "stories", folders)] : [])]);
