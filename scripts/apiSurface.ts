/** The library's public surface, from the declarations that the compiler writes. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "oxc-parser";
import { isInternal } from "../design-system/build/internal.ts";
import { root, run } from "./setup.mjs";

export const surfaceFile = "docs/api-surface.md";

const types = join(root, ".types/design-system");

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
  return globSync(`${name}.{ts,tsx}`, { cwd: join(root, "design-system/src") }).length > 0;
}

/** Compiles the library and returns its public surface as Markdown. Wrong types are left to the type check: declarations are written anyway. */
export function readSurface(): string {
  run("tsc", ["-b", "design-system"], { quiet: true });
  const modules = globSync(["*/*.d.ts", "feedback/illustrations/*.d.ts"], { cwd: types })
    .filter((file) => !/\.(css|test|story)\.d\.ts$/.test(file) && !isInternal(file.replace(/\.d\.ts$/, "")) && hasSource(file))
    .sort();
  const icons = modules.filter((file) => /^icons\/\w+Icon\.d\.ts$/.test(file));
  const illustrations = modules.filter((file) => file.startsWith("feedback/illustrations/"));
  const sections = modules
    .filter((file) => !icons.includes(file) && !illustrations.includes(file))
    .map((file) => ({ file, surface: surfaceOf(file) }))
    .filter(({ surface }) => surface)
    .map(({ file, surface }) => `## ${file.replace(/\.d\.ts$/, "")}\n\n\`\`\`ts\n${surface}\n\`\`\``);
  const text = [
    "# The library's public surface",
    "Every export of `@favilla/design-system` with its types, as the compiler declares it: a change here is a change for whoever uses the library. A test compares it; `npx vitest run --project unit tests/unit/api.test.ts -u` writes it anew.",
    ...sections,
    `## icons\n\n${icons.map((file) => basename(file, ".d.ts")).join(", ")}`,
    `## feedback/illustrations\n\n${illustrations.map((file) => basename(file, ".d.ts")).join(", ")}`,
  ].join("\n\n");
  return `${text}\n`;
}
