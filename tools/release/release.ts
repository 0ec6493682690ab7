import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { parseConfig } from "../../portal/src/platform/config/config.ts";

/** Record of a release, beside its files. */
interface Release {
  name: string;
  /** Position in the order in which releases were switched on; the newest has the highest. */
  number: number;
  assets: string[];
}

const record = "release.json";
const readRelease = (folder: string): Release => JSON.parse(readFileSync(join(folder, record), "utf8")) as Release;

/** Releases of a folder, the newest first. */
function releasesOf(to: string): Release[] {
  const folder = join(to, "releases");
  if (!existsSync(folder)) return [];
  const complete = readdirSync(folder).filter((name) => existsSync(join(folder, name, record)));
  return complete.map((name) => readRelease(join(folder, name))).sort((a, b) => b.number - a.number);
}

export const currentOf = (to: string): string | undefined => {
  const link = join(to, "current");
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
};

/** Switches a release on. A symbolic link is replaced in one step, so no request falls between two releases. */
function switchTo(to: string, name: string): void {
  const next = join(to, ".next");
  rmSync(next, { force: true });
  symlinkSync(join("releases", name), next);
  renameSync(next, join(to, "current"));
}

/**
 * Adds the assets of a build to those of earlier releases, which customers still load who opened the portal before. All are there before any
 * page names them. A name has the hash of its content, so one that is there already is the same file.
 */
function addAssets(from: string, to: string): string[] {
  const [source, target] = [join(from, "assets"), join(to, "assets")];
  mkdirSync(target, { recursive: true });
  const names = readdirSync(source);
  for (const name of names) {
    const [file, there] = [join(source, name), join(target, name)];
    if (!existsSync(there)) {
      // Under another name until it is whole.
      const part = join(target, `.part-${name}`);
      cpSync(file, part);
      renameSync(part, there);
    } else if (!readFileSync(file).equals(readFileSync(there)))
      throw new Error(`assets/${name} is there with another content: build again`);
  }
  return names;
}

/** Identity of a build: releases that differ only in their configuration have the same hashed files. */
const buildOf = ({ assets }: Release): string => assets.toSorted().join();

/** Deletes the releases of all builds but the newest `keep`, never the current one, and then the assets that none of the others has. */
function prune(to: string, keep: number): string[] {
  const current = currentOf(to);
  const releases = releasesOf(to);
  const kept = [...new Set(releases.map(buildOf))].slice(0, keep);
  const gone = releases.filter((each) => !kept.includes(buildOf(each)) && each.name !== current);
  for (const { name } of gone) rmSync(join(to, "releases", name), { recursive: true });
  const needed = new Set(releasesOf(to).flatMap(({ assets }) => assets));
  for (const name of readdirSync(join(to, "assets"))) if (!needed.has(name)) rmSync(join(to, "assets", name));
  return gone.map(({ name }) => name);
}

interface Options {
  /** Folder of the build, with `dist` and `deploy`. */
  from: string;
  /** Folder of the releases. */
  to: string;
  /** Number of builds whose releases stay. */
  keep: number;
}

/** Installs a build as the next release, switches it on, and deletes what is too old. Returns the name of the release, and those deleted. */
export function release({ from, to, keep }: Options): { name: string; gone: string[] } {
  const dist = join(from, "dist");
  if (![join(dist, "version.json"), join(from, "deploy")].every(existsSync)) throw new Error(`${from} has no build: npm run build`);
  parseConfig(readFileSync(join(dist, "config.json"), "utf8"));
  const { release: version } = JSON.parse(readFileSync(join(dist, "version.json"), "utf8")) as { release: string };
  const number = (releasesOf(to)[0]?.number ?? 0) + 1;
  const name = `${String(number).padStart(4, "0")}-${version}`;
  const folder = join(to, "releases", name);
  rmSync(folder, { recursive: true, force: true });
  const assets = addAssets(dist, to);
  cpSync(dist, join(folder, "site"), { recursive: true, filter: (path) => path !== join(dist, "assets") });
  symlinkSync("../../../assets", join(folder, "site", "assets"));
  cpSync(join(from, "deploy"), join(folder, "deploy"), { recursive: true });
  writeFileSync(join(folder, record), `${JSON.stringify({ name, number, assets } satisfies Release)}\n`);
  switchTo(to, name);
  return { name, gone: prune(to, keep) };
}

/** Switches the release on that was installed before the current one. Returns its name. */
export function rollBack(to: string): string {
  const current = currentOf(to);
  const all = releasesOf(to);
  const earlier = all[all.findIndex(({ name }) => name === current) + 1];
  if (!current || !earlier) throw new Error(`${to} has no release before ${current ?? "the first"}`);
  switchTo(to, earlier.name);
  return earlier.name;
}
