import { createHash, type Hash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./setup.mjs";

/** Returns the folder that the environment names, else builds one. The process ends if the build fails. */
function built(variable: string, folder: string, program: string, args: readonly string[]): string {
  const given = process.env[variable];
  if (given) return given;
  if (!run(program, [...args]).ok) process.exit(1);
  return join(root, folder);
}

/** Builds Storybook and the portal. STORYBOOK_DIST and PORTAL_DIST name folders that are built already. */
export const buildSites = () => ({
  storybook: built("STORYBOOK_DIST", "storybook-static", "storybook", ["build", "--quiet", "--output-dir", "storybook-static"]),
  portal: built("PORTAL_DIST", "portal/dist", "npm", ["run", "build", "--workspace", "portal", "--silent"]),
});

/** Returns a hash of built folders. Names of built files contain the hash of their content, so the names are enough. */
export function hashOf(folders: readonly string[]): Hash {
  const hash = createHash("sha256");
  for (const folder of folders) hash.update(readdirSync(folder, { recursive: true }).sort().join("\n"));
  return hash;
}

/** Returns the first letters of a hash, as a name. */
export const shortName = (hash: Hash): string => hash.digest("hex").slice(0, 12);
