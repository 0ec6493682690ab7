/** The library's public surface, one file an entry, from the declarations that the compiler writes. */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { isInternal } from "./internal.ts";

const library = join(import.meta.dirname, "..");
const types = join(library, "../.types/design-system");

/** The folder of the report, beside the sources: `surface/bills/BillCard.md` is the entry `bills/BillCard`. */
export const surfaceFolder = join(library, "surface");

/** A module's declarations as the compiler writes them, without imports, comments and lines that are the same in each. */
function surfaceOf(file: string): string {
  const source = readFileSync(join(types, file), "utf8");
  const { program, comments } = parseSync(file, source);
  const imports = program.body.filter(({ type }) => type === "ImportDeclaration");
  const empty = program.body.filter((node) => node.type === "ExportNamedDeclaration" && !node.declaration && node.specifiers.length === 0);
  let text = source;
  for (const { start, end } of [...comments, ...imports, ...empty].sort((one, other) => other.start - one.start)) {
    text = text.slice(0, start) + text.slice(end);
  }
  return text
    .replace(/import\("[^"]+"\)\./g, "")
    .replace(/^export declare /gm, "export ")
    .replace(/^ +/gm, (indent) => " ".repeat(indent.length / 2))
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{2,}/g, "\n")
    .trim();
}

/** Tells whether a declaration has a source: the compiler keeps the declarations of a deleted file. */
function hasSource(file: string): boolean {
  const name = file.replace(/\.d\.ts$/, "");
  return globSync(`${name}.{ts,tsx}`, { cwd: join(library, "src") }).length > 0;
}

/** Compiles the library and returns the text of each file of the report. Wrong types are left to the type check: declarations are written anyway. */
export function readSurface(): ReadonlyMap<string, string> {
  spawnSync(join(library, "../node_modules/.bin/tsc"), ["-b", library]);
  const modules = globSync(["*/*.d.ts", "feedback/illustrations/*.d.ts"], { cwd: types })
    .filter((file) => !/\.(css|test|story)\.d\.ts$/.test(file) && !isInternal(file.replace(/\.d\.ts$/, "")) && hasSource(file))
    .sort();
  const icons = modules.filter((file) => /^icons\/\w+Icon\.d\.ts$/.test(file));
  const illustrations = modules.filter((file) => file.startsWith("feedback/illustrations/"));
  const entries = modules
    .filter((file) => !icons.includes(file) && !illustrations.includes(file))
    .map((file) => ({ name: file.replace(/\.d\.ts$/, ""), surface: surfaceOf(file) }))
    .filter(({ surface }) => surface)
    .map(({ name, surface }) => [`${name}.md`, `# ${name}\n\n\`\`\`ts\n${surface}\n\`\`\`\n`] as const);
  const listed = (name: string, files: readonly string[]) =>
    [`${name}.md`, `# ${name}\n\n${files.map((file) => `- ${basename(file, ".d.ts")}\n`).join("")}`] as const;
  return new Map([...entries, listed("icons", icons), listed("feedback/illustrations", illustrations)]);
}

/** Names of the files that the report has now. */
export const surfaceFiles = (): string[] => globSync("**/*.md", { cwd: surfaceFolder });

/** Writes the report anew, without the files of entries that are gone. Returns the names of the files that changed. */
export function writeSurface(): string[] {
  const surface = readSurface();
  const gone = surfaceFiles().filter((file) => !surface.has(file));
  for (const file of gone) rmSync(join(surfaceFolder, file));
  const had = new Set(surfaceFiles());
  const changed = [...surface].filter(([file, text]) => !had.has(file) || readFileSync(join(surfaceFolder, file), "utf8") !== text);
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(surfaceFolder, file)), { recursive: true });
    writeFileSync(join(surfaceFolder, file), text);
  }
  return [...gone, ...changed.map(([file]) => file)];
}
