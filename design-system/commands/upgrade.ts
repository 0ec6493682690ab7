/** `upgrade`: follows in a site's sources what versions of the library have changed, and says what a person must change. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { ownVersion } from "./package.ts";
import { packageManager } from "./plan.ts";
import { compareVersions } from "./range.ts";
import { asksFor, type Manifest, readManifest, readSources } from "./site.ts";
import { upgradeSource } from "./upgradeSource.ts";
import { type Step, steps } from "./upgradeSteps.ts";

const names = ["@favilla/design-system", "@favilla/tokens"];

/** Name of a packed file, as `npm pack` gives it: "file:../favilla-design-system-1.2.3.tgz". */
const packed = /favilla-(?:design-system|tokens)-(\d+\.\d+\.\d+)[^/\\]*\.tgz$/;

/** Version of the library that a site was written for. */
function versionOf(manifest: Manifest, given: string | undefined): string {
  if (given !== undefined && !/^\d+\.\d+\.\d+/.test(given)) throw new Error(`--from: "${given}" is no version, such as 0.1.0.`);
  const range = { ...manifest.dependencies, ...manifest.devDependencies }[names[0] as string];
  if (!given && range === undefined) throw new Error("package.json does not name @favilla/design-system: there is nothing to upgrade.");
  const version = given ?? (/^[~^=v]*(\d+\.\d+\.\d+)/.exec(range ?? "") ?? packed.exec(range ?? ""))?.[1];
  if (!version)
    throw new Error(`"${range}" in package.json says no version: write the one that the site was made for, such as --from 0.1.0.`);
  return version;
}

/** package.json with both packages at a version; the sign before it (^ or ~) stays, and so does the folder of a packed file. */
function withVersion(folder: string, text: string, version: string) {
  const byHand: string[] = [];
  const upgraded = names.reduce((all, name) => {
    const numbered = all.replace(new RegExp(`("${name}"\\s*:\\s*"[~^=v]*)\\d+\\.\\d+\\.\\d+[^"]*"`), `$1${version}"`);
    return numbered.replace(new RegExp(`("${name}"\\s*:\\s*"file:)([^"]*)"`), (same: string, start: string, path: string) => {
      const found = packed.exec(path)?.[1];
      if (!found || found === version) return same;
      const next = path.replace(packed, (file) => file.replace(/\d+\.\d+\.\d+.*$/, `${version}.tgz`));
      if (existsSync(join(folder, next))) return `${start}${next}"`;
      byHand.push(`package.json names ${path}: put ${basename(next)} beside it, and name that.`);
      return same;
    });
  }, text);
  return { upgraded, byHand };
}

/** Steps from one version to another, without the changes that are for sites of another framework. */
export const stepsBetween = (from: string, to: string, manifest: Manifest): Step[] =>
  steps
    .filter(({ version }) => compareVersions(from, version) < 0 && compareVersions(version, to) <= 0)
    .map((step) => ({ ...step, byHand: step.byHand.filter(({ beside }) => !beside || asksFor(manifest, beside)) }));

/** Follows all steps in one source. */
function followSteps(file: string, text: string, wanted: readonly Step[]) {
  const all = { text, changed: [] as string[], byHand: [] as string[] };
  for (const step of wanted) {
    const { text: next, changed, byHand } = upgradeSource(file, all.text, step);
    all.text = next;
    all.changed.push(...changed);
    all.byHand.push(...byHand);
  }
  return all;
}

/** Follows all steps in the site's sources. Returns the new text of each file that changes, and what a person must change. */
function followAll(folder: string, files: readonly string[], wanted: readonly Step[], changed: string) {
  const byHand: string[] = [];
  const changes = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(folder, file), "utf8");
    if (!text.includes(names[0] as string)) continue;
    try {
      const upgraded = followSteps(file, text, wanted);
      for (const line of upgraded.changed) console.log(`${changed} ${line}`);
      byHand.push(...upgraded.byHand);
      if (upgraded.text !== text) changes.set(file, upgraded.text);
    } catch (error) {
      byHand.push(`${file} could not be read: ${(error as Error).message}`);
    }
  }
  return { byHand, changes };
}

/** Upgrades the site in this folder and prints what it did. Returns 1 if something remains to be changed by hand. */
export function upgradeSite(args: readonly string[]): number {
  const options = { from: { type: "string" }, "dry-run": { type: "boolean" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const folder = process.cwd();
  const manifest = readManifest(folder);
  if (!manifest) throw new Error("package.json was not found here: run upgrade in your site's folder.");
  const [from, to] = [versionOf(manifest, values.from), ownVersion()];
  const dry = values["dry-run"] ?? false;
  const changed = dry ? "Would change" : "Changed";
  const { files, looked } = readSources(folder);
  const sources = files.map(({ file }) => file).filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const { byHand, changes } = followAll(folder, sources, stepsBetween(from, to, manifest), changed);
  const manifestText = readFileSync(join(folder, "package.json"), "utf8");
  const { upgraded, byHand: packedFiles } = withVersion(folder, manifestText, to);
  byHand.push(...packedFiles);
  if (upgraded !== manifestText) {
    changes.set("package.json", upgraded);
    console.log(`${changed} package.json: both packages are ${to}`);
  }
  if (!dry) for (const [file, text] of changes) writeFileSync(join(folder, file), text);
  for (const line of byHand) console.log(`Change by hand: ${line}`);
  console.log(`\nFrom ${from} to ${to}. ${looked}`);
  if (changes.size + byHand.length === 0)
    console.log("Nothing was to change. If the site was written for an older version, name it with --from.");
  if (upgraded !== manifestText) console.log(`Now run: ${packageManager(folder)} install`);
  return byHand.length > 0 ? 1 : 0;
}
