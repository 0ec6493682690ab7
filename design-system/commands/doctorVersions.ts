/** Checks of `doctor` on what is installed: it reads the folders of node_modules, without a network. */
import { existsSync, lstatSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Check, hint, ok, toMend } from "./doctorCheck.ts";
import { ownManifest, ownVersion } from "./package.ts";
import { inRange } from "./range.ts";
import { asksFor, importedManifest, type Manifest, readManifest } from "./site.ts";

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Every folder of packages that a site in `folder` finds: its own, those of the folders above, and those inside of packages. */
function packageFolders(folder: string): string[] {
  const inside = (modules: string): string[] => {
    const packages = list(modules).flatMap((name) =>
      name.startsWith("@") ? list(join(modules, name)).map((each) => join(name, each)) : name,
    );
    // A link leads to a package of the same workspace, or to pnpm's store.
    const own = packages.filter((name) => !lstatSync(join(modules, name)).isSymbolicLink());
    const nested = own.map((name) => join(modules, name, "node_modules")).filter((each) => existsSync(each));
    // pnpm keeps every version of a package in a folder of its own.
    const stored = list(join(modules, ".pnpm")).map((name) => join(modules, ".pnpm", name, "node_modules"));
    return [modules, ...stored, ...nested.flatMap(inside)];
  };
  const above = dirname(folder);
  return [...inside(join(folder, "node_modules")), ...(above === folder ? [] : packageFolders(above))];
}

/** Versions of a package that are installed, each once, with its folder. */
function installed(folders: readonly string[], name: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const version = readManifest(join(folder, name))?.version;
    if (version && !found.has(version)) found.set(version, join(folder, name));
  }
  return found;
}

function checkReact(folder: string): Check {
  const range = ownManifest().peerDependencies.react;
  const [react, dom] = ["react", "react-dom"].map((name) => importedManifest(folder, name)?.version);
  if (!react || !dom)
    return toMend("react or react-dom is not installed.", "npm install react react-dom", "What to know, Servers and frameworks");
  if (!inRange(react, range))
    return toMend(
      `react ${react} is installed, the library needs ${range}.`,
      "install react and react-dom in this range",
      "What to know, Servers and frameworks",
    );
  if (react !== dom)
    return toMend(`react is ${react}, react-dom is ${dom}.`, "install both at one version", "What to know, Servers and frameworks");
  return ok(`react ${react} is in the range ${range}.`);
}

function checkLibrary(folders: readonly string[], manifest: Manifest): Check[] {
  const names = ["@favilla/design-system", "@favilla/tokens"] as const;
  const [library, tokens] = names.map((name) => [...installed(folders, name)]);
  const missing = names.filter((_, index) => [library, tokens][index]?.length === 0);
  if (!library || !tokens || missing.length > 0)
    return [
      toMend(
        `${missing.join(" and ")} not found in node_modules.`,
        `npm install ${names.map((name) => `./${name.slice(1).replace("/", "-")}-${ownVersion()}.tgz`).join(" ")}`,
        "Five minutes to a bill card in your colours",
      ),
    ];
  const several = [library, tokens].flatMap((found, index) =>
    found.length > 1 ? [`${names[index]}: ${found.map(([version, folder]) => `${version} in ${folder}`).join(", ")}`] : [],
  );
  if (several.length > 0)
    return [
      toMend(
        `More than one version is installed (${several.join("; ")}).`,
        "install one version of both packages, then remove node_modules and install again",
        "What to know, Versions",
      ),
    ];
  const [ours, theirs] = [library[0]?.[0], tokens[0]?.[0]];
  if (ours !== theirs)
    return [
      toMend(`@favilla/design-system is ${ours}, @favilla/tokens is ${theirs}.`, "install both at one version", "What to know, Versions"),
    ];
  const one = ok(`@favilla/design-system and @favilla/tokens are ${ours}, one of each.`);
  if (names.every((name) => asksFor(manifest, name))) return [one];
  return [
    one,
    hint(
      "package.json does not name both packages of Favilla.",
      "add them, so that other computers get them too",
      "Five minutes to a bill card in your colours",
    ),
  ];
}

/** Checks React and the two packages. */
export function checkInstalled(folder: string, manifest: Manifest): Check[] {
  return [checkReact(folder), ...checkLibrary(packageFolders(folder), manifest)];
}
