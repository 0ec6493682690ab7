import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readChangelog, readChangeset } from "../../scripts/changes.ts";
import { execute, root } from "./consumer.ts";

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;

it("what waits becomes a version of both packages, and a changelog that still names the components", { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "favilla-release-"));
  for (const part of [".", "tokens", "design-system", "portal", "sandbox", "docs/api"]) {
    mkdirSync(join(folder, part), { recursive: true });
    copyFileSync(join(root, part, "package.json"), join(folder, part, "package.json"));
  }
  copyFileSync(join(root, "package-lock.json"), join(folder, "package-lock.json"));
  mkdirSync(join(folder, ".changeset"));
  cpSync(join(root, ".changeset/config.json"), join(folder, ".changeset/config.json"));
  const changeset = '---\n"@favilla/design-system": minor\n---\n\nInstalments show.\n\nComponents: bills/BillCard\n';
  writeFileSync(join(folder, ".changeset/one.md"), changeset);
  const git = (...args: string[]) => execute("git", ["-c", "user.name=Test", "-c", "user.email=test@example.org", ...args], folder);
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("commit", "--quiet", "--message=Start");
  execute(join(root, "node_modules/.bin/changeset"), ["version"], folder);

  const version = versionOf(join(folder, "design-system"));
  expect(version).not.toBe(versionOf(join(root, "design-system")));
  expect(versionOf(join(folder, "tokens"))).toBe(version);
  const { kind, text, components } = readChangeset(changeset) ?? {};
  expect(readChangelog(readFileSync(join(folder, "design-system/CHANGELOG.md"), "utf8"))).toEqual([{ version, kind, text, components }]);
  rmSync(folder, { recursive: true, force: true });
});

it("publishing packs both, finds nothing that must not be sent, and sends nothing without the flag", { timeout: 60_000 }, () => {
  const said = execute(process.execPath, ["scripts/publish.ts"], root);
  expect(said).toMatch(/@favilla\/tokens \S+: \d+ files, \d+ kB/);
  expect(said).toMatch(/@favilla\/design-system \S+: \d+ files, \d+ kB/);
  expect(said).toContain("Nothing was sent.");
});
