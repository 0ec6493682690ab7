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

async function withEsbuild(entry: string): Promise<Built> {
  const { outputFiles } = await esbuild({
    stdin: { contents: `export * from "@favilla/design-system/${entry}";`, resolveDir: site },
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
  const textOf = (ending: string) => outputFiles.flatMap(({ path, text }) => (path.endsWith(ending) ? text : [])).join("\n");
  return { code: textOf(".js"), css: textOf(".css") };
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

async function lostBy(build: (entry: string) => Promise<Built>): Promise<string[]> {
  const lost: string[] = [];
  for (const entry of entries) if (lostRules(await build(entry)).length > 0) lost.push(entry);
  return lost;
}

it("[PK-15] no component loses a rule when esbuild builds it alone", async () => {
  expect(entries.length).toBeGreaterThan(180);
  expect(await lostBy(withEsbuild)).toEqual([]);
});

it("[PK-15] no component loses a rule when Vite builds it alone", { timeout: 180_000 }, async () => {
  expect(await lostBy(withVite)).toEqual([]);
});

it("[PK-15] no component loses a rule when webpack builds it alone", { timeout: 180_000 }, async () => {
  const built = await buildAllWithWebpack(site, entries);
  expect(built.size).toBe(entries.length);
  expect([...built].flatMap(([entry, each]) => (lostRules(each).length > 0 ? entry : []))).toEqual([]);
});
