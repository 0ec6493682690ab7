/**
 * Runs what must hold after each change: types, lint, imports, unit tests, Storybook with axe, the portal in a browser against the sandbox,
 * the packages in other sites. `npm run tool -- walks` visits every page and story in further settings.
 */
import { playwright, vitest } from "./runners.ts";
import { builds, programs, runSteps, staticSteps } from "./steps.ts";

const hasPassed = await runSteps([
  // Each is busy with one core for most of its time.
  [programs, ...builds, ...staticSteps],
  [vitest("unit", "unit*"), vitest("packages", "packages")],
  vitest("stories", "stories"),
  playwright("journeys", ["--grep-invert", "@walk", ...process.argv.slice(2)]),
]);
process.exit(hasPassed ? 0 : 1);
