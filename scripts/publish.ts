/**
 * `npm run publish:packages` packs the output of `npm run build`, checks it and prints what would be sent; nothing leaves this machine. `--
 * --to-registry` sends it, the tokens first, since the library depends on them; a version that the registry has already is skipped.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { listFiles } from "./graph.ts";
import { readManifest, root } from "./packages/manifest.ts";
import { run } from "./setup.mjs";

const { values } = parseArgs({ options: { "to-registry": { type: "boolean", default: false } } });

interface Packed {
  name: string;
  version: string;
  size: number;
  files: { path: string }[];
}

function packed(name: string): Packed {
  const { ok, output } = run("npm", ["pack", `./dist/${name}`, "--dry-run", "--json", "--loglevel=error"], { quiet: true });
  if (!ok) throw new Error(`${name} can't be packed:\n${output}`);
  const [found] = JSON.parse(output.slice(output.indexOf("["))) as Packed[];
  return found as Packed;
}

/** Reasons why a package must not be sent, one sentence each. */
function faultsOf({ name, version, files }: Packed, workspace: string): string[] {
  const { version: sourceVersion, dependencies = {} } = readManifest(workspace);
  const tokens = dependencies["@favilla/tokens"];
  const lacking = ["package.json", "README.md", "LICENSE"].filter((file) => !files.some(({ path }) => path === file));
  const stray = files.filter(({ path }) => /\.(test|stories)\.|(?<!\.d)\.tsx?$|^src\/.*\.ts$/.test(path) && !path.endsWith(".d.ts"));
  return [
    ...(version === sourceVersion ? [] : [`${name} is built as ${version}, but its version is ${sourceVersion}: run npm run build.`]),
    ...(tokens && tokens !== version ? [`${name} ${version} depends on the tokens ${tokens}: both have one version.`] : []),
    ...lacking.map((file) => `${name} has no ${file}.`),
    ...stray.map(({ path }) => `${name} would send ${path}.`),
  ];
}

const waiting = listFiles(".changeset/*.md").length;
const workspaces = ["tokens", "design-system"];
const all = workspaces.map((workspace) => ({ workspace, ...packed(workspace) }));
const faults = all.flatMap((each) => faultsOf(each, each.workspace));
if (waiting > 0 && values["to-registry"]) faults.push(`${waiting} changesets wait: run npx changeset version, and commit what it writes.`);
for (const { name, version, size, files } of all) console.log(`${name} ${version}: ${files.length} files, ${Math.round(size / 1000)} kB`);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
if (!values["to-registry"]) {
  console.log(`Nothing was sent. ${waiting} changesets wait for the next version.`);
} else {
  for (const { workspace, name, version } of all) {
    if (run("npm", ["view", `${name}@${version}`, "version"], { quiet: true }).output.includes(version))
      console.log(`${name} ${version} is there already.`);
    else if (!run("npm", ["publish", `./dist/${workspace}`, "--access", "public"]).ok) process.exit(1);
  }
  if (existsSync(join(root, ".git"))) run("changeset", ["tag"]);
}
