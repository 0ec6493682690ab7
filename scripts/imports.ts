/** Checks who imports whom against scripts/imports/rules.ts. Prints each fault and exits 1. */
import { importsOf, listFiles } from "./graph.ts";
import { faultsOf } from "./imports/check.ts";

const files = listFiles("{tokens,design-system,portal,sandbox,stories,tests,scripts,docs,.storybook}/**/*.{ts,tsx}");
const faults = faultsOf(new Map(files.map((file) => [file, importsOf(file)])));

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`imports: ${files.length} files, no rule is broken`);
