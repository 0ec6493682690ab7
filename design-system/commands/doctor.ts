/** `doctor`: checks the site in this folder, without running it and without a network. */
import type { Check } from "./doctorCheck.ts";
import { checkNode } from "./doctorNode.ts";
import { checkSources } from "./doctorSources.ts";
import { checkInstalled } from "./doctorVersions.ts";
import { readManifest, readSources } from "./site.ts";

const lineOf = ({ state, found, mend, section }: Check) =>
  `${state.padEnd(7)}  ${found}${mend ? `\n         → ${mend} (guide: ${section})` : ""}`;

/** Prints one line per check. Returns 1 if one of them is to mend. */
export function checkSite(args: readonly string[]): number {
  if (args.length > 0) throw new Error("doctor takes no arguments: run it in your site's folder.");
  const folder = process.cwd();
  const manifest = readManifest(folder);
  if (!manifest) {
    console.log("to mend  package.json was not found here.\n         → run doctor in your site's folder");
    return 1;
  }
  const { files, looked } = readSources(folder);
  const checks = [checkNode(folder, manifest), ...checkInstalled(folder, manifest), ...checkSources(files, manifest)];
  const faults = checks.filter(({ state }) => state === "to mend").length;
  console.log(checks.map(lineOf).join("\n"));
  console.log(`\n${looked} The guide is in node_modules/@favilla/design-system/llms.txt.`);
  console.log(faults > 0 ? `${faults} to mend.` : "Nothing to mend was found.");
  return faults > 0 ? 1 : 0;
}
