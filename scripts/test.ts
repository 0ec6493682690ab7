/**
 * Runs every check: types, lint, imports, unit tests, Storybook with axe, the portal in a browser against the sandbox, the packages in
 * other sites.
 */
import { playwright, vitest } from "./runners.ts";
import { runSteps, staticSteps, whole } from "./steps.ts";

const passed = await runSteps([
  ...staticSteps,
  vitest("unit", "unit*"),
  whole("storybook", "storybook", ["build", "--quiet", "--output-dir", "storybook-static"]),
  vitest("stories", "stories"),
  whole("portal", "vite", ["build", "portal", "--logLevel", "warn"]),
  playwright("journeys", process.argv.slice(2)),
  vitest("packages", "packages"),
]);
process.exit(passed ? 0 : 1);
