/** Writes the bill of materials of what the portal ships, from the lockfile alone. Stops at a licence that is not allowed. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./setup.mjs";
import { type Component, licenceFaults } from "./supply/faults.ts";

const asked = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--omit", "dev", "--workspace", "@favilla/portal", "--silent"];
const { ok, output } = run("npm", asked, { quiet: true });
if (!ok) {
  console.error(`npm sbom failed:\n${output}`);
  process.exit(1);
}
const text = output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1);
const { components } = JSON.parse(text) as { components: Component[] };
const faults = licenceFaults(components);
if (faults.length > 0) {
  console.error(`Licences that the portal may not ship:\n${faults.join("\n")}`);
  process.exit(1);
}
const folder = join(root, "portal/deploy");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "sbom.cdx.json"), `${text}\n`);
console.log(`${components.length} packages are shipped, all under licences that ask for a notice only: portal/deploy/sbom.cdx.json`);
