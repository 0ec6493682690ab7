/** The commands of the packed library, in folders of the site that the tests share. */
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inject } from "vitest";

const site = inject("site");

export interface Ran {
  status: number | null;
  /** Both outputs. */
  said: string;
}

/** Runs a command of the installed package in `folder`. */
export function runCommand(folder: string, ...args: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(join(site, "node_modules/.bin/favilla"), args, { cwd: folder, encoding: "utf8" });
  return { status, said: stdout + stderr };
}

/** Creates an empty folder in the site, with files: what the site has installed is found from there. */
export function makeFolder(name: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = join(site, "commands", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}
