/** `init`: writes a small site with a bill card into an empty folder, or adds the library to a site that is there. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import type { Plan } from "./initPlan.ts";
import { planSite } from "./initSite.ts";
import { planStarter } from "./initStarter.ts";
import { type Framework, frameworkOf, frameworks, readManifest } from "./site.ts";

/** Files that may stand in a folder that counts as empty: settings, what a new repository has, and the library's own packed files. */
const harmless = /^(\..*|README\b.*|LICENSE\b.*|favilla-.*\.tgz)$/i;

const isFramework = (name: string | undefined): name is Framework => frameworks.includes(name as Framework);

function planFor(folder: string, framework: string | undefined): Plan {
  if (framework !== undefined && !isFramework(framework))
    throw new Error(`There is no starter for "${framework}": write --framework ${frameworks.join(", ")}.`);
  if (readdirSync(folder).every((name) => harmless.test(name))) {
    if (!framework) throw new Error(`This folder is empty: choose the site to write with --framework ${frameworks.join(", ")}.`);
    return planStarter(folder, framework);
  }
  const manifest = readManifest(folder);
  const found = manifest && frameworkOf(manifest);
  if (!found)
    throw new Error(
      "This folder is not empty and is no site of Vite, Next or React Router with a package.json: nothing was written. Run init in your site's folder or in an empty one.",
    );
  if (framework && framework !== found) throw new Error(`This is a site of ${found}: leave out --framework.`);
  return planSite(folder, manifest, found);
}

function write(folder: string, { files }: Plan): void {
  for (const { file, text, isNew } of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // A new file fails if somebody has written one of its name in the meantime.
    writeFileSync(join(folder, file), text, { flag: isNew ? "wx" : "w" });
  }
}

/** Writes what is missing and prints it. Returns 1 if something remains to be added by hand. */
export function initSite(args: readonly string[]): number {
  const options = { framework: { type: "string" }, "dry-run": { type: "boolean" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const folder = process.cwd();
  const plan = planFor(folder, values.framework);
  const dry = values["dry-run"] ?? false;
  if (!dry) write(folder, plan);
  for (const { file, text, isNew } of plan.files) {
    console.log(`${dry ? "Would " : ""}${isNew ? "write" : "change"} ${file}${dry ? `\n\n${text}` : ""}`);
  }
  for (const text of plan.byHand) console.log(`\nAdd by hand: ${text}`);
  if (plan.files.length + plan.byHand.length + plan.commands.length === 0) console.log("Everything is in place already.");
  if (plan.commands.length > 0) console.log(`\nNow run:\n${plan.commands.map((command) => `  ${command}`).join("\n")}`);
  return plan.byHand.length > 0 ? 1 : 0;
}
