import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownVersion } from "./package.ts";

/** Work of `init`, before any of it is done. */
export interface Plan {
  /** Files to write. A file that is there is only changed, never replaced. */
  files: { file: string; text: string; isNew: boolean }[];
  /** Sentences about what cannot be added surely. */
  byHand: string[];
  /** Commands for the user to run, in their order. */
  commands: string[];
}

/** Packages of the library with the version, or the packed file in this folder, to install. */
export function packagesIn(folder: string): Record<string, string> {
  const packed = readdirSync(folder);
  const version = ownVersion();
  return Object.fromEntries(
    ["design-system", "tokens"].map((name) => {
      const file = `favilla-${name}-${version}.tgz`;
      return [`@favilla/${name}`, packed.includes(file) ? `file:${file}` : version];
    }),
  );
}

const lockfiles = { "pnpm-lock.yaml": "pnpm", "yarn.lock": "yarn", "bun.lock": "bun", "bun.lockb": "bun", "package-lock.json": "npm" };

/** The package manager whose lock file is in this folder or above it in the same repository, else the one that runs this command. */
export function packageManager(folder: string): string {
  const found = Object.entries(lockfiles).find(([file]) => existsSync(join(folder, file)));
  if (found) return found[1];
  if (!existsSync(join(folder, ".git")) && dirname(folder) !== folder) return packageManager(dirname(folder));
  return /^(pnpm|yarn|bun)\//.exec(process.env["npm_config_user_agent"] ?? "")?.[1] ?? "npm";
}
