/** The commands of the library from their sources; tests/package runs those of the packed one. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkNode } from "../../design-system/commands/doctorNode.ts";

const root = join(import.meta.dirname, "../..");
const { version } = JSON.parse(readFileSync(join(root, "design-system/package.json"), "utf8")) as { version: string };
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "favilla-commands-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const withVite = makeFolder({ "node_modules/vite/package.json": '{ "engines": { "node": "^20.19.0 || >=22.12.0" } }' });
const dependencies = { vite: "8.0.0" };

it.each([
  ["of the library", {}, "19.9.0", "Node is 19.9.0, the library needs >=20."],
  ["of the site", { engines: { node: ">=22.22" } }, "22.12.0", "Node is 22.12.0, your package.json needs >=22.22."],
  ["of what builds it", { dependencies }, "22.4.0", "Node is 22.4.0, vite needs ^20.19.0 || >=22.12.0."],
])("[PK-11] doctor checks Node against the range %s", (_, manifest, node, found) => {
  expect(checkNode(withVite, manifest, node)).toMatchObject({ state: "to mend", found });
  expect(checkNode(withVite, manifest, "24.0.0").state).toBe("ok");
});

it.each([
  ["20.x", "22.4.0", "use a Node in the range 20.x"],
  ["^20", "24.1.0", "use a Node in the range ^20"],
  ["^20.19.0 || ^22.12.0", "24.1.0", "use a Node in the range ^20.19.0 || ^22.12.0"],
  ["22.x", "20.19.0", "install a newer Node"],
  ["^20.19.0 || >=22.12.0", "21.0.0", "install a newer Node"],
  [">= 24", "22.4.0", "install a newer Node"],
])("[PK-11] for the range %s and Node %s doctor says: %s", (node, version, mend) => {
  expect(checkNode(withVite, { engines: { node } }, version)).toMatchObject({ state: "to mend", mend });
});

it("[PK-11] doctor leaves a range that it cannot read to the package manager, and looks only at what the site asks for", () => {
  expect(checkNode(withVite, { engines: { node: "<21" } }, "22.4.0")).toEqual({
    state: "ok",
    found: "Node 22.4.0 is in the range >=20 of the library.",
  });
});

/** Runs `upgrade` in a site that has the library as a packed file. */
function upgrade(file: string, beside: readonly string[] = []) {
  const manifest = JSON.stringify({ dependencies: { "@favilla/design-system": `file:${file}` } });
  const folder = makeFolder({ "package.json": manifest, ...Object.fromEntries(beside.map((name) => [name, ""])) });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "design-system/commands/main.ts"), "upgrade"], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr, manifest: readFileSync(join(folder, "package.json"), "utf8") };
}

it("[PK-13] upgrade reads the version of a packed file from its name, and names the file of the new version if it lies beside it", () => {
  const next = `packed/favilla-design-system-${version}.tgz`;
  const done = upgrade("packed/favilla-design-system-0.9.1-beta.2.tgz", [next]);
  expect([done.status, done.said]).toEqual([0, expect.stringContaining(`From 0.9.1 to ${version}.`)]);
  expect(done.manifest).toContain(`"file:${next}"`);

  const alone = upgrade("./favilla-design-system-0.9.1.tgz");
  expect([alone.status, alone.said]).toEqual([
    1,
    expect.stringContaining(
      `Change by hand: package.json names ./favilla-design-system-0.9.1.tgz: put favilla-design-system-${version}.tgz`,
    ),
  ]);
  expect(alone.manifest).toContain("0.9.1");
});

it("[PK-13] upgrade says of a packed file with another name that it says no version", () => {
  expect(upgrade("library.tgz")).toMatchObject({ status: 2, said: expect.stringContaining("says no version") });
});
