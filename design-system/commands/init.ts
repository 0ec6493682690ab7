/** `init`: writes a small site with a bill card into an empty folder, or adds the library to a site that is there. */
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { planSite } from "./initSite.ts";
import { planStarter } from "./initStarter.ts";
import { carryOut, type Plan } from "./plan.ts";
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

/** Writes what is missing and prints it. Returns 1 if something remains to be added by hand. */
export function initSite(args: readonly string[]): number {
  const options = { framework: { type: "string" }, "dry-run": { type: "boolean" } } as const;
  const { values } = parseArgs({ args: [...args], options });
  const folder = process.cwd();
  return carryOut(folder, planFor(folder, values.framework), values["dry-run"] ?? false);
}
