import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./setup.mjs";

it("the setup refuses a node_modules that is a link, and leaves alone what it points to", () => {
  const folder = mkdtempSync(join(tmpdir(), "favilla-setup-"));
  const [clone, others] = [join(folder, "clone"), join(folder, "others")];
  for (const file of ["setup.mjs", "chromium.mjs", "find.mjs"]) cpSync(join(root, "scripts", file), join(clone, "scripts", file));
  mkdirSync(others);
  writeFileSync(join(others, "kept"), "");
  symlinkSync(others, join(clone, "node_modules"));
  const { status, stderr } = spawnSync(process.execPath, ["--eval", "import('./scripts/setup.mjs').then(({ setup }) => setup())"], {
    cwd: clone,
    encoding: "utf8",
  });
  expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringContaining("node_modules is a link")]]);
  expect(existsSync(join(others, "kept"))).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});
