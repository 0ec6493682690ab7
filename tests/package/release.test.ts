import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { readChangelog, readChangeset } from "../../stories/assistants/changes.ts";
import { execute, root } from "./consumer.ts";

const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;

it("the waiting changesets become a version of both packages, and a changelog that still names the components", () => {
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

it("publishing packs both packages, finds no forbidden file, and sends nothing without the flag", () => {
  const said = execute(process.execPath, ["scripts/publish.ts"], root);
  expect(said).toMatch(/@favilla\/tokens \S+: \d+ files, \d+ kB/);
  expect(said).toMatch(/@favilla\/design-system \S+: \d+ files, \d+ kB/);
  expect(said).toContain("Nothing was sent.");
});

it("[PK-10] publishing writes the packed files into the folder that --into names, for sites without a registry", () => {
  const folder = mkdtempSync(join(tmpdir(), "favilla-into-"));
  execute(process.execPath, ["scripts/publish.ts", "--into", join(folder, "site")], root);
  const version = versionOf(join(root, "design-system"));
  expect(readdirSync(join(folder, "site")).sort()).toEqual([`favilla-design-system-${version}.tgz`, `favilla-tokens-${version}.tgz`]);
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a registry that has one version of each package, with the given checksums, and returns its address. */
async function startRegistry(integrities: Readonly<Record<string, string>>): Promise<{ url: string; close: () => Promise<unknown> }> {
  const packuments = Object.fromEntries(
    Object.entries(integrities).map(([name, integrity]) => {
      const version = versionOf(join(root, name.replace("@favilla/", "")));
      const dist = { integrity, tarball: "http://127.0.0.1/none.tgz" };
      return [name, { name, "dist-tags": { latest: version }, versions: { [version]: { name, version, dist } } }];
    }),
  );
  // In a thread of its own, because this one waits for npm.
  const server = new Worker(
    `const { parentPort, workerData } = require("node:worker_threads");
     const server = require("node:http").createServer((request, response) => {
       const found = workerData[decodeURIComponent(request.url.slice(1))];
       response.writeHead(found ? 200 : 404, { "Content-Type": "application/json" }).end(JSON.stringify(found ?? {}));
     });
     server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`,
    { eval: true, workerData: packuments },
  );
  const [port] = (await once(server, "message")) as [number];
  return { url: `http://127.0.0.1:${port}/`, close: () => server.terminate() };
}

// It takes long: npm run tool -- walks runs it, and so does npm run tool -- consumers.
if (process.env["WALKS"])
  it("[HO-10] a published package is compared with one that is built here, which is the same each time", { timeout: 120_000 }, async () => {
    const publish = (args: string[], registry = "") =>
      spawnSync(process.execPath, ["scripts/publish.ts", ...args], {
        cwd: root,
        encoding: "utf8",
        env: { ...process.env, ...(registry && { npm_config_registry: registry }) },
      });
    const said = publish([]).stdout;
    expect(publish([]).stdout).toBe(said);
    const own = Object.fromEntries(
      [...said.matchAll(/^(@favilla\/[\w-]+) .*(sha512-\S+)$/gm)].map(([, name, sum]) => [name, sum]),
    ) as Record<string, string>;
    expect(Object.keys(own)).toEqual(["@favilla/tokens", "@favilla/design-system"]);
    const same = await startRegistry(own);
    const right = publish(["--verify"], same.url);
    await same.close();
    expect([right.status, right.stdout.match(/as published$/gm)]).toEqual([0, ["as published", "as published"]]);
    const changed = await startRegistry({ ...own, "@favilla/tokens": "sha512-other" });
    const wrong = publish(["--verify"], changed.url);
    await changed.close();
    expect([wrong.status, wrong.stdout]).toEqual([1, expect.stringContaining("published as sha512-other")]);
    for (const name of ["tokens", "design-system"]) {
      const bill = JSON.parse(readFileSync(join(root, "dist", name, "sbom.cdx.json"), "utf8"));
      expect(bill).toMatchObject({ bomFormat: "CycloneDX", metadata: { component: { name: `@favilla/${name}` } } });
      expect([bill.serialNumber, bill.metadata.timestamp]).toEqual([undefined, undefined]);
    }
  });
