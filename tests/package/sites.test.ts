import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, inject, it } from "vitest";
import { drawn, visitBill } from "./billPage.ts";
import { type Consumer, consumerIn } from "./consumer.ts";
import { readGuide } from "./guide.ts";
import { documentOf, printInNode } from "./pages.ts";
import { buildWithWebpack } from "./webpack.ts";

/** The text of all files with one ending in the folder of a build. */
const textOf = (folder: string, ending: string) =>
  globSync(`**/*.${ending}`, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");

/** A built module without its statements for development. */
function withoutChecks(code: string): string {
  const statements: { start: number; end: number }[] = [];
  new Visitor({
    IfStatement: ({ test, start, end }) => {
      if (code.slice(test.start, test.end).startsWith('process.env.NODE_ENV !== "production"')) statements.push({ start, end });
    },
  }).visit(parseSync("module.js", code).program);
  return statements.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

describe("a site with React 19", () => {
  const consumer = consumerIn(inject("site"));

  it("[PK-01] [DS-08] draws on a server, hydrates in a browser built by Vite, and its own rules win", { timeout: 120_000 }, async () => {
    const html = printInNode(consumer, "server.tsx");
    expect(html).toContain("72,19");
    consumer.write("index.html", documentOf({ html, script: "/main.tsx", styles: ["/own.css"] }));
    consumer.run("vite", "build", "--logLevel", "error");
    const seen = await visitBill(join(consumer.folder, "dist"));
    expect(seen).toMatchObject(drawn);
    expect(seen.words).toContain("Saldata");
  });

  it("[DS-13] messages about misuse are in development builds only: by esbuild and Vite; Vite's production build has none", () => {
    const hasWarnings = (folder: string) => textOf(join(consumer.folder, folder), "js").includes("[favilla]");
    const esbuild = (mode: string) =>
      consumer.run(
        "esbuild",
        "main.tsx",
        "--bundle",
        "--jsx=automatic",
        "--loader:.woff2=file",
        `--define:process.env.NODE_ENV="${mode}"`,
        `--outdir=${mode}`,
      );
    esbuild("development");
    esbuild("production");
    consumer.run("vite", "build", "--logLevel", "error", "--outDir", "built");
    expect([hasWarnings("development"), hasWarnings("production"), hasWarnings("built")]).toEqual([true, false, false]);
  });

  it("[DS-26] the whole library built for production is the same bytes without its checks", () => {
    // Names of one length, since a bundle has them in it.
    const folders = ["kept", "bare"].map((name) => join(consumer.folder, name));
    for (const folder of folders) cpSync(join(consumer.folder, "node_modules/@favilla/design-system"), folder, { recursive: true });
    const changed = globSync("**/*.js", { cwd: folders[1] as string }).filter((file) => {
      const path = join(folders[1] as string, file);
      const code = readFileSync(path, "utf8");
      writeFileSync(path, withoutChecks(code));
      return readFileSync(path, "utf8") !== code;
    });
    expect(changed.length).toBeGreaterThan(25);
    const built = (name: string) => {
      consumer.write(`${name}.js`, `export * from "./${name}/index.js";`);
      const outside = ["react", "react-dom", "@favilla/tokens"].map((each) => `--external:${each}`);
      // Names are not shortened, as their lengths depend on the text that was removed.
      const production = ["--minify-syntax", "--minify-whitespace", '--define:process.env.NODE_ENV="production"'];
      consumer.run("esbuild", `${name}.js`, "--bundle", "--format=esm", ...production, ...outside, `--outfile=${name}.out/all.js`);
      return readFileSync(join(consumer.folder, `${name}.out/all.js`), "utf8").replaceAll(`"${name}/`, '"');
    };
    const [kept = "", bare] = ["kept", "bare"].map(built);
    expect(kept.length).toBeGreaterThan(100_000);
    expect(kept === bare).toBe(true);
  });

  it("[PK-02] one component of the root, built by Vite, brings no other's code and no other's styles", () => {
    consumer.write(
      "vite.one.config.js",
      'export default { logLevel: "error", build: { outDir: "one", lib: { entry: "one.ts", formats: ["es"] }, minify: false, rolldownOptions: { external: [/^react/] } } };',
    );
    consumer.run("vite", "build", "--config", "vite.one.config.js");
    const [code, styles] = [textOf(join(consumer.folder, "one"), "js"), textOf(join(consumer.folder, "one"), "css")];
    expectOnlyTag(consumer, code, styles);
  });

  it("[PK-02] one component's entry, built by esbuild, brings no other's code and no other's styles", () => {
    consumer.run("esbuild", "oneEntry.ts", "--bundle", "--format=esm", "--outfile=entry/one.js", "--external:react");
    expectOnlyTag(consumer, textOf(join(consumer.folder, "entry"), "js"), textOf(join(consumer.folder, "entry"), "css"));
  });

  it("[PK-02] one component of the root, built by webpack, brings no other's code and no other's styles", async () => {
    await buildWithWebpack(consumer, "./one.ts", "webpacked");
    expectOnlyTag(consumer, textOf(join(consumer.folder, "webpacked"), "js"), textOf(join(consumer.folder, "webpacked"), "css"));
  });

  it.each(["bundler", "node16"])("[PK-01] type-checks with moduleResolution %s, and reports wrong use as an error", (resolution) => {
    const compilerOptions = {
      target: "es2023",
      lib: ["es2023", "dom", "dom.iterable"],
      module: resolution === "bundler" ? "esnext" : "node16",
      moduleResolution: resolution,
      jsx: "react-jsx",
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: ["node"],
      skipLibCheck: false,
      noUncheckedSideEffectImports: false,
    };
    consumer.write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions,
        files: [
          "main.tsx",
          "server.tsx",
          "serverPage.tsx",
          "requests.tsx",
          "helpers.ts",
          "one.ts",
          "oneEntry.ts",
          "wrong.tsx",
          "brand.ts",
          "languages.tsx",
        ],
      }),
    );
    expect(consumer.run("tsc", "-p", ".")).toBe("");
  });

  it("[PK-06] the guide for testing your own pages works as written", () => {
    const steps = readGuide("testing");
    const [install, run] = steps.filter((step) => "command" in step);
    if (!run) throw new Error("The guide's steps have changed.");
    expect(install).toMatchObject({ command: expect.stringContaining("@testing-library/user-event") });
    const files = steps.slice(0, steps.indexOf(run)).filter((step) => "file" in step);
    expect(files.map(({ file }) => file)).toEqual(["vitest.config.ts", "Bollette.tsx", "bollette.test.tsx"]);
    for (const { file, text } of files) consumer.write(file, text);
    const [, program = "", ...args] = run.command.split(" ");
    expect(consumer.run(program, ...args)).toMatch(/1 passed/);
  });

  it("[PK-04] the tokens are there as variables, typed script and DTCG", () => {
    consumer.run("esbuild", "brand.ts", "--bundle", "--platform=node", "--format=esm", "--packages=external", "--outfile=brand.mjs");
    const css = consumer.run("node", "brand.mjs");
    expect(css).toContain('[data-brand="mine"]:not([data-mode])');
    const published = consumer.read("node_modules/@favilla/tokens/css/brezza.css");
    expect(css.replaceAll('[data-brand="mine"]', '[data-brand="brezza"]')).toBe(published);
    const look = JSON.parse(consumer.read("node_modules/@favilla/tokens/dtcg/looks/brezza.dark.tokens.json"));
    expect(look.color.action).toMatchObject({ $type: "color", $value: { colorSpace: "oklch" } });
  });
});

/** Checks that a bundle contains only the tag's stylesheets and modules of the library, and those that every component needs. */
function expectOnlyTag(consumer: Consumer, code: string, styles: string): void {
  const library = "node_modules/@favilla/design-system";
  const classesOf = (file: string) => [...consumer.read(`${library}/${file}`).matchAll(/\.(fv\w+)/g)].map(([, name]) => name as string);
  expect(classesOf("feedback/Tag.css").some((name) => styles.includes(name))).toBe(true);
  expect(code).toContain("Tag");
  const others = globSync("*/*.css", { cwd: join(consumer.folder, library), exclude: ["theme/*", "feedback/Tag.css", "text/*"] });
  expect(others.length).toBeGreaterThan(40);
  for (const file of others) {
    const found = classesOf(file).filter((name) => new RegExp(`\\b${name}\\b`).test(styles + code));
    expect(found, file).toEqual([]);
  }
}
