/** Checks who imports whom against scripts/imports/rules.ts. Prints each fault and exits 1. */
import { importsOf, listFiles } from "../design-system/build/graph.ts";
import { faultsOf } from "./imports/check.ts";

// Starters and pages are files of other people's sites, which import the library by its name.
const files = listFiles(
  "{*,{tokens,design-system,portal,sandbox,stories,tests,scripts,tools,docs,.storybook}/**/*}.{ts,tsx,mjs,js,mdx}",
).filter((file) => !/^(design-system\/commands\/(starters|pages)|tests\/package\/site|tests\/consumers\/sites)\//.test(file));
const faults = faultsOf(new Map(files.map((file) => [file, importsOf(file)])));

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`imports: ${files.length} files, no rule is broken`);
