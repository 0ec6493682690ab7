import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ledgerFaults, type TextFile } from "./ledgerFaults.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

const ledger = globSync("docs/requirements/*.md", { cwd: root }).toSorted().map(read).join("\n");
const folders = ".changeset,.storybook,brands,design-system,docs,portal,sandbox,scripts,stories,tests,tokens,tools";
// This file and its helper hold planted faults.
const files: TextFile[] = globSync([`{${folders}}/**/*.{ts,tsx,js,mjs,json,md,mdx,yaml,graphql}`, "*.md"], {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|generated)(\/|$)/.test(path),
})
  .filter((path) => !/tests\/unit\/ledger/.test(path))
  .map((path) => [path, read(path)]);

describe("the ledger", () => {
  it("has every id that a file cites, and a test for each of its own", () => {
    expect(files.length).toBeGreaterThan(1000);
    expect(ledgerFaults(ledger, files)).toEqual([]);
  });

  it("is checked by a rule that finds each kind of fault", () => {
    const rows = "| BL-01 | a card | Story |\n| BL-02 | its detail | Journey |\n";
    const proof: TextFile = ["a.test.ts", 'it("[BL-01, BL-02] shows a card", () => {});'];
    expect(ledgerFaults(rows, [proof])).toEqual([]);
    expect(ledgerFaults(rows + rows, [proof])).toEqual(["BL-01 stands twice in the ledger", "BL-02 stands twice in the ledger"]);
    expect(ledgerFaults(rows, [["a.test.ts", '/** [BL-02] */ it("[BL-01] shows a card", () => {});']])).toEqual([
      "BL-02 is named by no test",
    ]);
    expect(ledgerFaults(rows, [proof, ["a.ts", "/** Its detail (BL-07). XY-01 is of no area, ABL-03 is no id. */"]])).toEqual([
      "a.ts cites BL-07, which the ledger does not have",
    ]);
    expect(ledgerFaults(rows, [proof, ["docs/a.md", "as spec §4 says"]])).toEqual([
      "docs/a.md cites a specification that is not in the repository",
    ]);
  });
});
