/** The package.json of a published package, made from the workspace's own. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");

export interface Manifest {
  name: string;
  version: string;
  description: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export const readManifest = (workspace: string): Manifest =>
  JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8")) as Manifest;

/**
 * Ranges of a published package: a site gets patches and minor versions of others without a release of ours, and one copy of what it uses
 * too. The packages of this repository have one version.
 */
const asRanges = (dependencies: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, version]) => [name, name.startsWith("@favilla/") ? version : `^${version}`] as const),
  );

/** Leaves out the fields that only the workspace needs, and adds those of a published package. */
export function writeManifest(
  { devDependencies: _, scripts: __, browserslist: ___, dependencies, ...manifest }: Manifest,
  folder: string,
  fields: Record<string, unknown>,
): void {
  const ranges = dependencies && { dependencies: asRanges(dependencies) };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...manifest, ...ranges, ...fields }, null, 2)}\n`);
}
