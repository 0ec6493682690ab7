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

/** Leaves out the fields that only the workspace needs, and adds those of a published package. */
export function writeManifest({ devDependencies: _, ...manifest }: Manifest, folder: string, fields: Record<string, unknown>): void {
  writeFileSync(join(folder, "package.json"), `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`);
}
