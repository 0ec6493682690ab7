/** Each component built alone, as a page has it that uses no other: the rules that its class names ask for must arrive. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { build as viteBuild } from "vite";
import { expect, inject, it } from "vitest";
import { buildAllWithWebpack } from "./webpack.ts";

const site = inject("site");
const library = join(site, "node_modules/@favilla/design-system");

/** Components, helpers and words by their entry ("bills/BillCard"), without those that draw nothing but an icon. */
const entries = Object.keys((JSON.parse(readFileSync(join(library, "package.json"), "utf8")) as { exports: object }).exports)
  .map((entry) => entry.slice(2))
  .filter((entry) => /^(?!icons\/)[\w-]+\/[A-Z]\w*$/.test(entry));

/** Class names that each selector of a stylesheet needs together, one string for each. */
function rulesOf(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split(/[{}]/)
    .flatMap((part) => (part.includes(".fv") ? part.split(",") : []));
  return new Set(selectors.map((selector) => [...new Set(selector.match(/\bfv\d\w+/g) ?? [])].sort().join(" ")).filter(Boolean));
}

const allRules = rulesOf(
  globSync("*/*.css", { cwd: library })
    .map((file) => readFileSync(join(library, file), "utf8"))
    .join("\n"),
);

/** Rules that the class names in a built component ask for, and that its built stylesheet lacks. */
function lostRules({ code, css }: { code: string; css: string }): string[] {
  const asked = new Set(code.match(/\bfv\d\w+/g) ?? []);
  const arrived = rulesOf(css);
  return [...allRules].filter((rule) => !arrived.has(rule) && rule.split(" ").every((name) => asked.has(name)));
}

interface Built {
  code: string;
  css: string;
}

/** Only the library is built: what it depends on has none of its rules. */
const isOutside = (id: string) => /^[@\w]/.test(id) && !id.startsWith("@favilla/design-system");

/** Builds every entry with esbuild, each as a bundle of its own that shares nothing with the others. */
async function allWithEsbuild(): Promise<Map<string, Built>> {
  const { outputFiles } = await esbuild({
    entryPoints: entries.map((entry) => ({ in: `@favilla/design-system/${entry}`, out: entry })),
    absWorkingDir: site,
    bundle: true,
    write: false,
    outdir: site,
    format: "esm",
    logLevel: "error",
    plugins: [
      {
        name: "outside",
        setup: ({ onResolve }) => {
          onResolve({ filter: /^[@\w]/ }, ({ path }) => (isOutside(path) ? { path, external: true } : undefined));
        },
      },
    ],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const textOf = (file: string) => texts.get(join(site, file)) ?? "";
  return new Map(entries.map((entry) => [entry, { code: textOf(`${entry}.js`), css: textOf(`${entry}.css`) }]));
}

async function withVite(entry: string): Promise<Built> {
  const file = join(site, "alone.js");
  writeFileSync(file, `export * from "@favilla/design-system/${entry}";\n`);
  const built = await viteBuild({
    root: site,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry: file, formats: ["es"], fileName: "alone" },
      rolldownOptions: { external: isOutside },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
  return {
    code: output.flatMap((each) => (each.type === "chunk" ? each.code : [])).join("\n"),
    css: output.flatMap((each) => (each.type === "asset" && each.fileName.endsWith(".css") ? String(each.source) : [])).join("\n"),
  };
}

/** Every fourth entry: Vite takes half a second for each, and reads the same `sideEffects` as the others. */
const quarter = entries.filter((_, index) => index % 4 === 0);

async function allWithVite(): Promise<Map<string, Built>> {
  const built = new Map<string, Built>();
  for (const entry of quarter) built.set(entry, await withVite(entry));
  return built;
}

const bundlers = [
  { name: "esbuild builds each alone", built: entries, buildAll: allWithEsbuild },
  { name: "Vite builds every fourth alone", built: quarter, buildAll: allWithVite },
  { name: "webpack builds each alone", built: entries, buildAll: () => buildAllWithWebpack(site, entries) },
];

it("[PK-15] most entries draw something", () => {
  expect(entries.length).toBeGreaterThan(180);
});

// At once: one of them builds in JavaScript, the others beside it.
it.concurrent.each(bundlers)("[PK-15] no component loses a rule where $name", { timeout: 180_000 }, async ({ built, buildAll }) => {
  const results = await buildAll();
  expect([...results.values()].filter(({ code }) => code)).toHaveLength(built.length);
  expect([...results].flatMap(([entry, each]) => (lostRules(each).length > 0 ? entry : []))).toEqual([]);
});
