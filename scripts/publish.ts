/**
 * `npm run tool -- publish` packs the output of `npm run build`, checks it and prints what would be sent; nothing leaves this machine. `--
 * --into <folder>` writes the packed files there. `-- --to-registry` sends the packages, the tokens first, since the library depends on
 * them; a version that the registry has already is skipped. `-- --verify` compares the packages with those that the registry has.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listFiles } from "../design-system/build/graph.ts";
import { readManifest, root } from "../tokens/build/manifest.ts";
import { run } from "./setup.mjs";

const { values } = parseArgs({
  options: {
    "to-registry": { type: "boolean", default: false },
    verify: { type: "boolean", default: false },
    into: { type: "string" },
  },
});

interface Packed {
  name: string;
  version: string;
  /** Checksum of the packed file, as the registry and lockfiles have it. */
  integrity: string;
  size: number;
  files: { path: string }[];
}

function packed(name: string): Packed {
  const { ok, output } = run("npm", ["pack", `./dist/${name}`, "--dry-run", "--json", "--loglevel=error"], { quiet: true });
  if (!ok) throw new Error(`${name} can't be packed:\n${output}`);
  const [found] = JSON.parse(output.slice(output.indexOf("["))) as Packed[];
  return found as Packed;
}

/** True for declarations, and for the templates that `init` and `add page` copy into a site: these are sent as source. */
const isMeantSource = (path: string): boolean => /\.d\.ts$|^commands\/(starters|pages)\//.test(path);

/** Addresses that a package's page in a registry shows. */
const addresses = ["homepage", "repository", "bugs"] as const;

/** Addresses of a workspace's package.json that lead nowhere, as those of this repository do until it has a place. */
function exampleAddresses(workspace: string): string[] {
  const manifest = readManifest(workspace);
  return addresses.flatMap((field) =>
    /\.example\b/.test(JSON.stringify(manifest[field] ?? ".example"))
      ? `${field} in ${workspace}/package.json is an example: write where your sources are.`
      : [],
  );
}

/** Reasons why a package must not be sent, one sentence each. */
function faultsOf({ name, version, files }: Packed, workspace: string): string[] {
  const { version: sourceVersion, dependencies = {} } = readManifest(workspace);
  const tokens = dependencies["@favilla/tokens"];
  const lacking = ["package.json", "README.md", "LICENSE", "sbom.cdx.json"].filter((file) => !files.some(({ path }) => path === file));
  const stray = files.filter(({ path }) => /\.(test|stories)\./.test(path) || (/\.tsx?$/.test(path) && !isMeantSource(path)));
  return [
    ...(version === sourceVersion ? [] : [`${name} is built as ${version}, but its version is ${sourceVersion}: run npm run build.`]),
    ...(tokens && tokens !== version ? [`${name} ${version} depends on the tokens ${tokens}: both have one version.`] : []),
    ...lacking.map((file) => `${name} has no ${file}.`),
    ...stray.map(({ path }) => `${name} would send ${path}.`),
  ];
}

const waitingChangesets = listFiles(".changeset/*.md").length;
const workspaces = ["tokens", "design-system"];
const all = workspaces.map((workspace) => ({ workspace, ...packed(workspace) }));
const faults = all.flatMap((each) => faultsOf(each, each.workspace));
if (waitingChangesets > 0 && values["to-registry"])
  faults.push(`${waitingChangesets} changesets wait: run npx changeset version, and commit what it writes.`);
if (values["to-registry"]) faults.push(...workspaces.flatMap(exampleAddresses));
for (const { name, version, size, files, integrity } of all)
  console.log(`${name} ${version}: ${files.length} files, ${Math.round(size / 1000)} kB, ${integrity}`);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}

if (values.into !== undefined) {
  const folder = resolve(values.into);
  mkdirSync(folder, { recursive: true });
  for (const { workspace } of all)
    if (!run("npm", ["pack", `./dist/${workspace}`, "--pack-destination", folder, "--silent"]).ok) process.exit(1);
}

/** Value of a published version's field in the registry; empty if there is none. */
const viewed = ({ name, version }: Packed, field: string): string =>
  run("npm", ["view", `${name}@${version}`, field, "--loglevel=error"], { quiet: true }).output.trim();

/** With a CI's identity, npm publishes an attestation of the commit and the workflow. */
const provenance = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"] || process.env["SIGSTORE_ID_TOKEN"] ? ["--provenance"] : [];

if (values.verify) {
  const differing = all.filter((each) => {
    const published = viewed(each, "dist.integrity");
    console.log(
      `${each.name} ${each.version}: ${published === each.integrity ? "as published" : `published as ${published || "nothing"}`}`,
    );
    return published !== each.integrity;
  });
  process.exit(differing.length > 0 ? 1 : 0);
} else if (!values["to-registry"]) {
  console.log(`Nothing was sent. ${waitingChangesets} changesets wait for the next version.`);
} else {
  for (const each of all) {
    if (viewed(each, "version") === each.version) console.log(`${each.name} ${each.version} is there already.`);
    else if (!run("npm", ["publish", `./dist/${each.workspace}`, "--access", "public", ...provenance]).ok) process.exit(1);
  }
  if (existsSync(join(root, ".git"))) run("changeset", ["tag"]);
}
