/**
 * Checks that imports run one way (portal → design-system → tokens; portal and sandbox meet in the contract only; general rooms never import domain rooms,
 * domain rooms not each other) and without cycles. Prints each fault and exits 1.
 */
import { relative } from "node:path";
import { importsOf, listFiles } from "./graph.ts";

const domainRooms = ["bills", "supplies", "consumption", "readings", "payments", "vouchers", "account", "access"];
const mayImport: Record<string, string[]> = {
  tokens: ["tokens"],
  "design-system": ["design-system", "tokens"],
  portal: ["portal", "design-system", "tokens", "docs"],
  sandbox: ["sandbox", "docs"],
  stories: ["stories", "portal", "design-system", "tokens", "brands"],
  tests: ["tests", "stories", "sandbox", "portal", "design-system", "tokens", "docs", "scripts", ".storybook"],
};

const files = listFiles("{tokens,design-system,portal,sandbox,stories,tests}/**/*.{ts,tsx}");
const packageOf = (file: string) => file.split("/")[0] as string;
const roomOf = (file: string) => (file.startsWith("design-system/src/") ? (file.split("/")[2] as string) : undefined);

const graph = new Map(files.map((file) => [file, importsOf(file)]));
const faults: string[] = [];

for (const [file, imports] of graph) {
  for (const { to, specifier } of imports) {
    const [from, into] = [packageOf(file), packageOf(to)];
    if (!mayImport[from]?.includes(into)) faults.push(`${file} imports ${specifier}: ${from} may not import ${into}`);
    if (from === into && specifier.startsWith("@favilla/")) faults.push(`${file} imports its own package by name (${specifier})`);
    const [room, other] = [roomOf(file), roomOf(to)];
    if (room && other && room !== other && domainRooms.includes(other))
      faults.push(`${file} imports ${specifier}: no room imports the domain room ${other}`);
  }
}

/** Depth-first search; types vanish at run time, so an import of types alone closes no cycle, nor does one that comes later. */
const state = new Map<string, "open" | "done">();
function visit(file: string, path: string[]): void {
  state.set(file, "open");
  for (const { to, typeOnly, later } of graph.get(file) ?? []) {
    if (typeOnly || later) continue;
    if (state.get(to) === "open")
      faults.push(`import cycle: ${[...path.slice(path.indexOf(to)), to].map((name) => relative(".", name)).join(" → ")}`);
    else if (!state.has(to) && graph.has(to)) visit(to, [...path, to]);
  }
  state.set(file, "done");
}
for (const file of files) if (!state.has(file)) visit(file, [file]);

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log(`imports: ${files.length} files, one way and without cycles`);
