/**
 * Runs every check: types, lint, imports, unit tests, Storybook with axe, the portal in a browser against the sandbox, the packages in
 * other sites.
 */
import { playwright, vitest } from "./runners.ts";
import { runSteps, staticSteps, whole } from "./steps.ts";

const passed = await runSteps([
  // Each is busy with one core for most of its time.
  [
    whole("storybook", "storybook", ["build", "--quiet", "--output-dir", "storybook-static"]),
    ...staticSteps,
    whole("portal", "vite", ["build", "portal", "--logLevel", "warn"]),
  ],
  vitest("unit", "unit*"),
  vitest("stories", "stories"),
  playwright("journeys", process.argv.slice(2)),
  vitest("packages", "packages"),
]);
process.exit(passed ? 0 : 1);
