import type { Import } from "../graph.ts";
import { circles } from "./circles.ts";
import { domainRooms, floorImports, packageImports, roomImports } from "./rules.ts";

/** Each file of the repository, by its path, with what it imports from the repository. */
export type Graph = ReadonlyMap<string, readonly Import[]>;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const packageOf = (file: string) => file.split("/")[0] ?? "";
const partsOf = (file: string, folder: string) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split("/") : []);

/** The folder that a file counts for: the shell as a whole, any other file by the folder it is in. */
function folderOf(file: string): string {
  const parts = file.split("/").slice(0, -1);
  if (file.startsWith("portal/src/shell/")) return "portal/src/shell";
  return parts.join("/");
}

const may = (rules: Readonly<Record<string, readonly string[]>>, from: string, to: string) =>
  from === to || (rules[from]?.includes(to) ?? false);

/** Returns the rule that an import breaks, in words; undefined where it breaks none. */
function brokenRule(file: string, { to, specifier }: Import): string | undefined {
  const [from, into] = [packageOf(file), packageOf(to)];
  if (!may(packageImports, from, into)) return `${from} may not import ${into}`;
  if (from === into && specifier.startsWith("@favilla/")) return "a package does not import itself by its name";
  const [libraryRoom] = partsOf(file, "design-system/src");
  const [otherLibraryRoom = ""] = partsOf(to, "design-system/src");
  if (libraryRoom && libraryRoom !== otherLibraryRoom && domainRooms.includes(otherLibraryRoom))
    return `no room of the library imports the domain room ${otherLibraryRoom}`;
  const [floor, room = ""] = partsOf(file, "portal/src");
  const [otherFloor, otherRoom = ""] = partsOf(to, "portal/src");
  if (!floor || !otherFloor) return undefined;
  if (!may(floorImports, floor, otherFloor)) return `the portal's ${floor} may not import its ${otherFloor}`;
  if (floor === "rooms" && otherFloor === "rooms" && !may(roomImports, room, otherRoom))
    return `the portal's room ${room} may not import the room ${otherRoom}`;
  return undefined;
}

/** Folders that must not import each other in a circle. */
const hasFolderRule = (folder: string) => folder.startsWith("portal/src/");

function folderGraph(graph: Graph): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = folderOf(file);
    if (isTest(file) || !hasFolderRule(from)) continue;
    const known = folders.get(from) ?? new Set();
    folders.set(from, known);
    for (const { to } of imports) if (folderOf(to) !== from && hasFolderRule(folderOf(to))) known.add(folderOf(to));
  }
  return folders;
}

/**
 * Returns each fault as a sentence: an import that a rule forbids, files that import each other in a circle (types and parts that come
 * later included), folders of the portal that do.
 */
export function faultsOf(graph: Graph): string[] {
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
