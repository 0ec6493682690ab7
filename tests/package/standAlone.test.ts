import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makePair, pair } from "./alonePair.ts";
import { root } from "./consumer.ts";

it("[PK-46] tokens and library compile alone in an empty folder, and the tokens build and pack there", { timeout: 180_000 }, async () => {
  const { runScript, pack, remove } = makePair();
  expect(await runScript("build", "tokens")).toContain("dist/tokens");
  expect(await runScript("check", "tokens")).toContain("proved");
  expect(await runScript("check", "design-system")).toBe("");
  expect(pack("tokens")).toBe("favilla-tokens.tgz");
  remove();
});

it("[PK-46] each package has scripts of its own, and those for sites the licence of the repository", () => {
  for (const workspace of [...pair, "docs/api", "sandbox", "portal"]) {
    const { scripts } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as { scripts: Record<string, string> };
    expect([workspace, Object.keys(scripts)]).toEqual([workspace, expect.arrayContaining(["build", "check", "test"])]);
  }
  const licence = readFileSync(join(root, "LICENSE"), "utf8");
  for (const workspace of pair) expect(readFileSync(join(root, workspace, "LICENSE"), "utf8")).toBe(licence);
});
