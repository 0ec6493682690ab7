import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";

const workspaces = { tokens: "tokens", "design-system": "design-system", portal: "portal", sandbox: "sandbox", contract: "docs/api" };

/** Gives a copy of the repository in another folder, or of some of its packages, what is installed here. Its own packages are the copy's. */
export function linkPackages(copy: string, places: readonly string[] = Object.values(workspaces)): void {
  const [installed, packages] = [join(root, "node_modules"), join(copy, "node_modules")];
  mkdirSync(join(packages, "@favilla"), { recursive: true });
  for (const name of readdirSync(installed).filter((each) => each !== "@favilla" && !each.startsWith(".cache")))
    symlinkSync(join(installed, name), join(packages, name));
  for (const [name, place] of Object.entries(workspaces)) {
    if (!places.includes(place)) continue;
    symlinkSync(join(copy, place), join(packages, "@favilla", name));
    const nested = join(root, place, "node_modules");
    if (existsSync(nested)) symlinkSync(nested, join(copy, place, "node_modules"));
  }
}
