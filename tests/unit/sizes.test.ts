import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";
import { listFiles, readSource } from "../../design-system/build/graph.ts";

const sources = listFiles("{design-system,portal}/src/**/*.{ts,tsx}").filter((file) => !/\.(test|it|css)\.tsx?$/.test(file));

const mostLines = 200;
const mostProps = 12;
const mostFiles = 25;

const linesOf = (source: string) => source.trimEnd().split("\n").length;

/** Files over 200 lines that do not say why within their first two lines. */
const tooLong = (files: readonly [string, string][]) =>
  files.filter(([, source]) => linesOf(source) > mostLines && !/^(\/\/ |\/\*\*\n \* )Over 200 lines: /.test(source)).map(([file]) => file);

/** Interfaces of more than 12 props of their own that do not say why in the comment before them. */
const tooManyProps = (files: readonly [string, string][]) =>
  files.flatMap(([file, source]) =>
    parseSync(file, source).program.body.flatMap((node) => {
      const declaration = node.type === "ExportNamedDeclaration" ? node.declaration : node;
      if (declaration?.type !== "TSInterfaceDeclaration" || !declaration.id.name.endsWith("Props")) return [];
      if (declaration.body.body.length <= mostProps || /over 12 because [^*]*\*\/\s*$/.test(source.slice(0, node.start))) return [];
      return [`${file}: ${declaration.id.name}`];
    }),
  );

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const all = sources.map((file): [string, string] => [file, readSource(file)]);

it("finds a file that is too long, and a component with too many props", () => {
  const long = `${"\n".repeat(mostLines)}x`;
  const props = `export interface BoxProps { ${Array.from({ length: 13 }, (_, index) => `p${index}: string;`).join(" ")} }`;
  expect(tooLong([["a.ts", long]])).toEqual(["a.ts"]);
  expect(tooLong([["a.ts", `// Over 200 lines: a table.${long}`]])).toEqual([]);
  expect(tooManyProps([["a.ts", props]])).toEqual(["a.ts: BoxProps"]);
  expect(tooManyProps([["a.ts", `/** Props, over 12 because of the facts. */\n${props}`]])).toEqual([]);
});

it("keeps files short: a median of at most 50 lines, and none over 200 without its reason", () => {
  expect(tooLong(all)).toEqual([]);
  for (const name of ["design-system/", "portal/"])
    expect(median(all.filter(([file]) => file.startsWith(name)).map(([, source]) => linesOf(source)))).toBeLessThanOrEqual(50);
});

it("keeps components, pages, hooks and calls short: a median of at most 50 lines", () => {
  const parts = all.filter(([file]) => /\/([A-Z]\w*\.tsx|use[A-Z]\w*\.tsx?|calls\.ts)$/.test(file));
  expect(parts.length).toBeGreaterThan(400);
  expect(median(parts.map(([, source]) => linesOf(source)))).toBeLessThanOrEqual(50);
});

it("keeps lists of props short: none over 12 without its reason", () => {
  expect(tooManyProps(all)).toEqual([]);
});

it("keeps the portal's folders small: at most 25 files beside each other", () => {
  const counts = new Map<string, number>();
  for (const file of listFiles("portal/src/**/*.{ts,tsx,graphql}")) {
    const folder = file.replace(/\/[^/]*$/, "");
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > mostFiles)).toEqual([]);
});
