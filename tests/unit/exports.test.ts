import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { exportsOf } from "./exportsOf.ts";

const root = join(import.meta.dirname, "../..");

/** Exports of version 1.0.0 that are in no entry of that name now. `baseline` has a line per entry: "bills/BillCard: BillCard BillCardProps". */
const missing = (baseline: string, nowOf: (entry: string) => readonly string[]) =>
  baseline
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [entry = "", names = ""] = line.split(": ");
      const now = nowOf(entry);
      return names.split(" ").flatMap((name) => (now.includes(name) ? [] : [`${entry}#${name}`]));
    });

function nowOf(entry: string): readonly string[] {
  const [file] = globSync(`design-system/src/${entry}.{ts,tsx}`, { cwd: root });
  return file ? exportsOf(join(root, file)) : [];
}

it("every export of 1.0.0 is still where it was: within 1.x what moves or gets another name stays there as deprecated", () => {
  const baseline = readFileSync(join(import.meta.dirname, "exports-1.0.0.txt"), "utf8");
  expect(baseline.split("\n").length).toBeGreaterThan(400);
  expect(missing(baseline, nowOf)).toEqual([]);
  // The same look finds an export, and an entry, that is gone.
  expect(missing("overlays/focus: returnFocus gone\nbills/filterMessages.it: filterMessages\n", nowOf)).toEqual([
    "overlays/focus#gone",
    "bills/filterMessages.it#filterMessages",
  ]);
});
