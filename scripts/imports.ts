/** Checks who imports whom against scripts/imports/rules.ts. Prints each fault and exits 1. */
import { importsOf, listFiles } from "./graph.ts";
import { faultsOf } from "./imports/check.ts";

// Starters are files of other people's sites, which import the library by its name.
const files = listFiles("{tokens,design-system,portal,sandbox,stories,tests,scripts,tools,docs,.storybook}/**/*.{ts,tsx}").filter(
  (file) => !file.startsWith("design-system/commands/starters/"),
);
const faults = faultsOf(new Map(files.map((file) => [file, importsOf(file)])));

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`imports: ${files.length} files, no rule is broken`);
