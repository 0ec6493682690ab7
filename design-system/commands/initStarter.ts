import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { besideCommands, readOwn } from "./package.ts";
import { type Plan, packageManager, packagesIn } from "./plan.ts";
import { inRange } from "./range.ts";
import type { Framework, Manifest } from "./site.ts";

const starters = besideCommands("starters");
/** Folder of a starter's own modules, which gets the files that all starters share. */
const sources: Readonly<Record<Framework, string>> = { vite: "src", next: "app", "react-router": "app" };

const ignored = ["node_modules", "dist", "build", ".next", ".react-router", "next-env.d.ts"];

/** Paths of the files below a folder, with "/". */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`) : entry.name,
  );

/** A file of a starter. */
export const readStarter = (framework: Framework, file: string): string => readOwn(`commands/starters/${framework}/${file}`);

/** The starter's package.json, with the library in this version. */
function manifestFor(folder: string, framework: Framework): string {
  const manifest = JSON.parse(readStarter(framework, "package.json")) as Manifest;
  const needed = manifest.engines?.node ?? "";
  if (!inRange(process.versions.node, needed))
    throw new Error(`The starter for ${framework} needs Node ${needed}, and this is Node ${process.versions.node}: nothing was written.`);
  const dependencies = { ...packagesIn(folder), ...manifest.dependencies };
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
}

/** Plans a whole small site. Files that are there, such as a .gitignore, stay as they are. */
export function planStarter(folder: string, framework: Framework): Plan {
  const read = (from: string, into: string) =>
    filesBelow(join(starters, from)).map((file) => ({ file: into + file, text: readFileSync(join(starters, from, file), "utf8") }));
  const files = [
    { file: "package.json", text: manifestFor(folder, framework) },
    { file: ".gitignore", text: `${ignored.join("\n")}\n` },
    ...read(framework, "").filter(({ file }) => file !== "package.json"),
    ...read("shared", `${sources[framework]}/`),
  ];
  const manager = packageManager(folder);
  return {
    files: files.filter(({ file }) => !existsSync(join(folder, file))).map((file) => ({ ...file, isNew: true })),
    byHand: [],
    commands: [`${manager} install`, `${manager} run dev`],
  };
}
