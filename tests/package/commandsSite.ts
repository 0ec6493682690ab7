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
export const runCommand = (folder: string, ...args: string[]): Ran => runWith({}, folder, args);

/** Runs it in a Node that says it is of another version. */
export function runInNode(version: string, folder: string, ...args: string[]): Ran {
  const script = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
  return runWith({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}` }, folder, args);
}

function runWith(env: Readonly<Record<string, string>>, folder: string, args: readonly string[]): Ran {
  const program = join(site, "node_modules/.bin/favilla");
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: "utf8", env: { ...process.env, ...env } });
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
