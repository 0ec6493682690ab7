/** The library and its tokens alone in an empty folder, as somebody has them who keeps nothing else of this repository. */
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { linkPackages } from "../../scripts/linkPackages.ts";
import { execute, root } from "./consumer.ts";

export const pair = ["tokens", "design-system"];

export interface AlonePair {
  /** Runs a script of a package as its developer does: without the variables of the tests around it. */
  runScript: (name: string, workspace: string) => Promise<string>;
  /** Packs a built package; returns the file's name without the version. */
  pack: (workspace: string) => string;
  remove: () => void;
}

/** Copies both packages, with what is installed here, into a new folder. */
export function makePair(): AlonePair {
  const folder = mkdtempSync(join(tmpdir(), "favilla-alone-"));
  const files = execute("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...pair], root).split("\n");
  for (const file of files) if (file && existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true });
  linkPackages(folder, pair);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "alone", private: true, workspaces: pair }));
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  return {
    runScript: async (name, workspace) => {
      const { stdout } = await promisify(execFile)("npm", ["run", name, "--workspace", workspace, "--silent"], { cwd: folder, env });
      return stdout;
    },
    pack: (workspace) => {
      const { version } = JSON.parse(readFileSync(join(folder, workspace, "package.json"), "utf8")) as { version: string };
      return execute("npm", ["pack", "--silent"], join(folder, "dist", workspace))
        .trim()
        .replace(`-${version}`, "");
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
