import type { Import } from "../../design-system/build/graph.ts";
import { circles } from "./circles.ts";
import {
  besideSources,
  catalogues,
  derivedWords,
  floorImports,
  packageImports,
  roomImports,
  sandboxFloorImports,
  sharedTools,
} from "./rules.ts";

/** Each file of the repository, by its path, with what it imports from the repository. */
export type Graph = ReadonlyMap<string, readonly Import[]>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const packageOf = (file: string) => (file.includes("/") ? (file.split("/")[0] ?? "") : "settings");
const partsOf = (file: string, folder: string) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split("/") : []);

/** The folder that a file counts for: the shell as a whole, any other file by the folder it is in. */
function folderOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  if (file.startsWith("portal/src/shell/")) return "portal/src/shell";
  return parts.join("/");
}

const may = (rules: Readonly<Record<string, readonly string[]>>, from: string, to: string) =>
  from === to || (rules[from]?.includes(to) ?? false);

/** The floor of a file of the sandbox, by its path inside the package; undefined for a file of another package. */
function sandboxFloor(parts: readonly string[]): string | undefined {
  const [folder = ""] = parts;
  if (parts.length < 2) return parts.length === 1 ? "server" : undefined;
  if (folder in roomImports) return "rooms";
  return folder === "seed" ? "seed" : "base";
}

/** Returns the rule of the sandbox that an import breaks, in words; undefined if it breaks none. */
function brokenSandboxRule(file: string, to: string): string | undefined {
  const [parts, otherParts] = [partsOf(file, "sandbox/src"), partsOf(to, "sandbox/src")];
  const [floor, otherFloor] = [sandboxFloor(parts), sandboxFloor(otherParts)];
  if (!floor || !otherFloor) return undefined;
  if (!may(sandboxFloorImports, floor, otherFloor)) return `the sandbox's ${floor} may not import its ${otherFloor}`;
  const [[room = ""], [otherRoom = ""]] = [parts, otherParts];
  if (floor === "rooms" && otherFloor === "rooms" && !may(roomImports, room, otherRoom))
    return `the sandbox's room ${room} may not import the room ${otherRoom}`;
  return undefined;
}

/** Returns the rule of the library that an import breaks, in words; undefined if it breaks none. General rooms import each other. */
function brokenLibraryRule(file: string, to: string): string | undefined {
  const [[room], [otherRoom = ""]] = [partsOf(file, "design-system/src"), partsOf(to, "design-system/src")];
  if (!room || room === otherRoom || room === catalogues) return undefined;
  if (otherRoom === catalogues) return `no room of the library imports the folder ${catalogues}`;
  if (otherRoom in roomImports && !may(roomImports, room, otherRoom))
    return `the library's room ${room} may not import the domain room ${otherRoom}`;
  return undefined;
}

/** Returns the rule for the parts of a package or of the tools that an import breaks, in words; undefined if it breaks none. */
function brokenPartRule(file: string, to: string): string | undefined {
  const [[, part = ""], [otherPackage = "", otherPart = ""]] = [file.split("/"), to.split("/")];
  if (part === "src" && besideSources.includes(otherPart)) return `sources may not import ${otherPackage}/${otherPart}`;
  const [[tool], [otherTool]] = [partsOf(file, "tools"), partsOf(to, "tools")];
  if (tool && otherTool && tool !== otherTool && otherTool !== sharedTools) return `the tool ${tool} may not import the tool ${otherTool}`;
  return undefined;
}

/** Returns the rule that an import breaks, in words; undefined if it breaks none. */
function brokenRule(file: string, { to, specifier }: Import): string | undefined {
  const [from, into] = [packageOf(file), packageOf(to)];
  if (!may(packageImports, from, into)) return `${from} may not import ${into}`;
  if (from === into && specifier.startsWith("@favilla/")) return "a package does not import itself by its name";
  const ruleOfParts = brokenPartRule(file, to) ?? brokenLibraryRule(file, to) ?? brokenSandboxRule(file, to);
  if (ruleOfParts) return ruleOfParts;
  const [floor, room = ""] = partsOf(file, "portal/src");
  const [otherFloor, otherRoom = ""] = partsOf(to, "portal/src");
  if (!floor || !otherFloor) return undefined;
  if (!may(floorImports, floor, otherFloor)) return `the portal's ${floor} may not import its ${otherFloor}`;
  if (floor === "rooms" && otherFloor === "rooms" && !may(roomImports, room, otherRoom))
    return `the portal's room ${room} may not import the room ${otherRoom}`;
  return undefined;
}

/** Tells whether one folder is inside the other. The two may import each other: an entry point stands beside the folder of its parts. */
const areNested = (one: string, other: string) => one.startsWith(`${other}/`) || other.startsWith(`${one}/`);

function folderGraph(graph: Graph): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = folderOf(file);
    if (isTest(file)) continue;
    const imported = folders.get(from) ?? new Set();
    folders.set(from, imported);
    for (const { to } of imports) if (folderOf(to) !== from && !areNested(folderOf(to), from)) imported.add(folderOf(to));
  }
  return folders;
}

const derivesWords = (file: string, { to, typeOnly }: Import) => typeOnly && file === derivedWords.from && to === derivedWords.to;

/**
 * Returns each fault as a sentence: an import that a rule forbids, or files or folders that import each other in a circle. Imports of types
 * and dynamic imports count too, but for the one from which the type of all words is derived.
 */
export function faultsOf(all: Graph): string[] {
  const graph = new Map([...all].map(([file, imports]) => [file, imports.filter((one) => !derivesWords(file, one))]));
  const files = new Map([...graph].map(([file, imports]) => [file, new Set(imports.map(({ to }) => to).filter((to) => graph.has(to)))]));
  return [
    ...[...graph].flatMap(([file, imports]) =>
      imports.flatMap((one) => {
        const rule = brokenRule(file, one);
        return rule ? [`${file} imports ${one.specifier}: ${rule}`] : [];
      }),
    ),
    ...circles(files).map((circle) => `these files import each other in a circle: ${circle.join(", ")}`),
    ...circles(folderGraph(graph)).map((circle) => `these folders import each other in a circle: ${circle.join(", ")}`),
  ];
}
