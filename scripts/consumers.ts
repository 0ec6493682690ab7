/**
 * Tries the packed packages in sites of other people: those of `npm test`, then one site for each framework, which take too long for every
 * run. `npm run tool -- consumers next` runs the sites whose file has that name.
 */
import { vitest } from "./runners.ts";
import { runSteps } from "./steps.ts";

process.env["WALKS"] = "1";
const wantedFilters = process.argv.slice(2);
const frameworks = vitest("frameworks", "consumers", wantedFilters, "verbose");
const hasPassed = await runSteps(wantedFilters.length > 0 ? [frameworks] : [vitest("packages", "packages", [], "verbose"), frameworks]);
process.exit(hasPassed ? 0 : 1);
