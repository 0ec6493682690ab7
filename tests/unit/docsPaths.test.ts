import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { citationsOf, pathFaults } from "./docsPaths.ts";

const root = join(import.meta.dirname, "../..");

/** The text of a file, "" of a folder; undefined of what does not exist. */
function textOf(path: string): string | undefined {
  const file = join(root, path);
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? "" : readFileSync(file, "utf8");
}

const pages = globSync("{*.md,docs/{*.md,requirements/*.md,adr/*.md,guides/*.md,api/*.md},tools/*/*.md,portal/{src/**,patches}/*.md}", {
  cwd: root,
});

describe("paths in the documentation", () => {
  it.each(pages)("%s names only files that exist and contain the quoted text", (page) => {
    expect(pathFaults(readFileSync(join(root, page), "utf8"), textOf)).toEqual([]);
  });

  it("are checked by a rule that finds both faults", () => {
    const page = "`Bill` in `portal/src/bill.ts`, `portal/src/rooms/<room>`, `docs/gone.md` and `npm test`";
    expect(citationsOf(page).map(({ path }) => path)).toEqual(["portal/src/bill.ts", "docs/gone.md"]);
    expect(pathFaults(page, (path) => (path === "portal/src/bill.ts" ? "type Invoice" : undefined))).toEqual([
      "portal/src/bill.ts does not hold Bill",
      "docs/gone.md does not exist",
    ]);
  });
});
