/**
 * Writes the bill of materials of what the portal ships, and the notices that its licences ask for. Stops at a licence that is not allowed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./setup.mjs";
import { billOf } from "./supply/bill.ts";
import { type LockedPackage, licenceFaults } from "./supply/faults.ts";
import { noticesOf } from "./supply/notices.ts";

const bill = billOf("portal");
const faults = licenceFaults(bill.components);
if (faults.length > 0) {
  console.error(`Licences that the portal may not ship:\n${faults.join("\n")}`);
  process.exit(1);
}
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, LockedPackage> };
const folder = join(root, "portal/deploy");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "sbom.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
writeFileSync(join(folder, "notices.txt"), noticesOf(bill.components, packages, root));
console.log(
  `${bill.components.length} packages are shipped, all under licences that ask for a notice only: portal/deploy/sbom.cdx.json, notices.txt`,
);
