import { type Check, ok, toMend } from "./doctorCheck.ts";
import { ownManifest } from "./package.ts";
import { beginsAbove, inRange } from "./range.ts";
import { asksFor, importedManifest, type Manifest } from "./site.ts";

/** Packages that build a site. */
const builders = ["vite", "next", "@react-router/dev"];

/** A range that `inRange` reads. Others, such as `<25`, are left to the package manager. */
const readable = /^(\s*(\^|>=)?\s*\d+(\.(\d+|x))*\s*(\|\||$))+$/;

/** Checks Node against what the library, the site's package.json and the installed package that builds it ask for. */
export function checkNode(folder: string, manifest: Manifest, version = process.versions.node): Check {
  const asking: [who: string, range: string | undefined][] = [
    ["the library", ownManifest().engines.node],
    ["your package.json", manifest.engines?.node],
    ...builders
      .filter((name) => asksFor(manifest, name))
      .map((name): [string, string | undefined] => [name, importedManifest(folder, name)?.engines?.node]),
  ];
  const ranges = asking.flatMap(([who, range]) => (range && readable.test(range) ? [{ who, range }] : []));
  const lacking = ranges.find(({ range }) => !inRange(version, range));
  if (!lacking) return ok(`Node ${version} is in the range ${ranges.map(({ who, range }) => `${range} of ${who}`).join(", ")}.`);
  return toMend(
    `Node is ${version}, ${lacking.who} needs ${lacking.range}.`,
    // A range such as 20.x is also left by a Node that is too new.
    beginsAbove(version, lacking.range) ? "install a newer Node" : `use a Node in the range ${lacking.range}`,
    "Five minutes to a bill card in your colours",
  );
}
