import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ownVersion } from "./package.ts";

/** Work of a command, before any of it is done. */
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

function write(folder: string, { files }: Plan): void {
  for (const { file, text, isNew } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // A new file fails if somebody has written one of its name in the meantime.
    writeFileSync(join(folder, file), text, { flag: isNew ? "wx" : "w" });
  }
}

/** Does the work of a plan and prints it; a dry run only prints. Returns 1 if something remains to be added by hand. */
export function carryOut(folder: string, plan: Plan, dry: boolean): number {
  if (!dry) write(folder, plan);
  for (const { file, text, isNew } of plan.files) {
    console.log(`${dry ? "Would " : ""}${isNew ? "write" : "change"} ${file}${dry ? `\n\n${text}` : ""}`);
  }
  for (const text of plan.byHand) console.log(`\nAdd by hand: ${text}`);
  if (plan.files.length + plan.byHand.length + plan.commands.length === 0) console.log("Everything is in place already.");
  if (plan.commands.length > 0) console.log(`\nNow run:\n${plan.commands.map((command) => `  ${command}`).join("\n")}`);
  return plan.byHand.length > 0 ? 1 : 0;
}
