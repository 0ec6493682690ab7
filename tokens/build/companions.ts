/** Copies the files beside a package's code: licence, changelog, and links for its readers. */
import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Manifest, root } from "./manifest.ts";

export function writeCompanions({ name, description }: Manifest, workspace: string, folder: string, start: string): void {
  cpSync(join(root, workspace, "LICENSE"), join(folder, "LICENSE"));
  const changelog = join(root, workspace, "CHANGELOG.md");
  if (existsSync(changelog)) cpSync(changelog, join(folder, "CHANGELOG.md"));
  writeFileSync(join(folder, "README.md"), `# ${name}\n\n${description}\n\n${start}\n`);
}
