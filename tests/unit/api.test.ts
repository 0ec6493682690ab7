import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
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

it("the library's public surface is what docs/api-surface.md says", { timeout: 60_000 }, async () => {
  try {
    execFileSync(join(root, "node_modules/.bin/tsc"), ["-b", "design-system"], { cwd: root, stdio: "pipe" });
  } catch {
    // The type check reports wrong types; declarations are written all the same.
  }
  const modules = globSync("*/*.d.ts", { cwd: types })
    .filter((file) => !/\.(css|test|story)\.d\.ts$/.test(file) && existsInSource(file))
    .sort();
  const icons = modules.filter((file) => /^icons\/\w+Icon\.d\.ts$/.test(file));
  const sections = modules
    .filter((file) => !icons.includes(file))
    .map((file) => ({ file, surface: surfaceOf(file) }))
    .filter(({ surface }) => surface)
    .map(({ file, surface }) => `## ${file.replace(/\.d\.ts$/, "")}\n\n\`\`\`ts\n${surface}\n\`\`\``);
  const text = [
    "# The library's public surface",
    "Every export of `@favilla/design-system` with its types, as the compiler declares it: a change here is a change for whoever uses the library. A test compares it; `npx vitest run --project unit tests/unit/api.test.ts -u` writes it anew.",
    ...sections,
    `## icons\n\n${icons.map((file) => basename(file, ".d.ts")).join(", ")}`,
  ].join("\n\n");
  expect(sections.length).toBeGreaterThan(100);
  await expect(`${text}\n`).toMatchFileSnapshot(join(root, "docs/api-surface.md"));
});

/** The compiler keeps the declarations of a file that was deleted. */
function existsInSource(file: string): boolean {
  const name = file.replace(/\.d\.ts$/, "");
  return globSync(`${name}.{ts,tsx}`, { cwd: join(root, "design-system/src") }).length > 0;
}
