/** The bill of materials of a workspace, from the lockfile alone. */

import { readManifest } from "../../tokens/build/manifest.ts";
import { run } from "../setup.mjs";
import type { Component } from "./faults.ts";

/** A CycloneDX document, as far as it is read here. */
interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; component: object };
  components: Component[];
}

/**
 * Returns the CycloneDX bill of materials of what a workspace ships. It has no time and no serial number, so that it is the same for the
 * same commit. Throws if npm cannot make it.
 */
export function billOf(workspace: string): Bill {
  const { name, version } = readManifest(workspace);
  const asked = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--omit", "dev", "--workspace", name, "--silent"];
  // Whoever runs it may have asked npm for the packages of development too: the bill is the same for everybody.
  const { ok, output } = run("npm", asked, { quiet: true, env: { npm_config_include: "" } });
  if (!ok) throw new Error(`npm sbom failed:\n${output}`);
  const { serialNumber: _, metadata, ...bill } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as Bill;
  const { timestamp: __, ...rest } = metadata;
  const component = { ...metadata.component, name, version, purl: `pkg:npm/${name.replace("@", "%40")}@${version}` };
  return { ...bill, metadata: { ...rest, component } };
}
