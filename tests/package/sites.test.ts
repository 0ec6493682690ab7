import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { parseSync, Visitor } from "oxc-parser";
import { describe, expect, inject, it } from "vitest";
import { type Consumer, consumerIn, execute, makeConsumer, pinned, siteOptions } from "./consumer.ts";
import { readGuide } from "./guide.ts";
import { visitLanguages, wholeVisit } from "./languages.ts";
import { bundle, documentOf, open, printInNode } from "./pages.ts";
import { buildWithWebpack } from "./webpack.ts";

const tarballs = inject("tarballs");
/** The text of all files with one ending in the folder of a build. */
const textOf = (folder: string, ending: string) =>
  globSync(`**/*.${ending}`, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");

/** The texts with too little contrast when the system is light, or dark. */
async function lowContrast(tab: Page, modes: readonly ("light" | "dark")[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of modes) {
    await tab.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: tab }).setLegacyMode(true).withRules(["color-contrast"]).analyze();
    found.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${colorScheme}: ${html}`)));
  }
  return found;
}

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

/** Presses the download of the site's bill; returns the result and the look of the card. */
const visit = (folder: string) =>
  open(folder, async (tab) => {
    const card = tab.getByRole("article");
    await tab.getByRole("button", { name: /^Scarica il PDF/ }).click();
    return {
      asked: await tab.locator("body").getAttribute("data-asked"),
      border: await card.evaluate((element) => getComputedStyle(element).borderStyle),
      radius: await card.evaluate((element) => getComputedStyle(element).borderRadius),
      words: await card.innerText(),
    };
  });

const drawn = { said: [], asked: "2026-1 pdf", border: "dotted", radius: "16px" };

describe("a site with React 19", () => {
  const consumer = consumerIn(inject("site"));

  it("[PK-01] [DS-08] draws on a server, hydrates in a browser built by Vite, and its own rules win", { timeout: 120_000 }, async () => {
    const html = printInNode(consumer, "server.tsx");
    expect(html).toContain("72,19");
    consumer.write("index.html", documentOf({ html, script: "/main.tsx", styles: ["/own.css"] }));
    consumer.run("vite", "build", "--logLevel", "error");
    const seen = await visit(join(consumer.folder, "dist"));
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
        files: ["main.tsx", "server.tsx", "one.ts", "oneEntry.ts", "wrong.tsx", "brand.ts", "languages.tsx"],
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

describe("a site with React 18", () => {
  it("[PK-03] [PK-01] [PK-14] draws on a server, hydrates in a browser and changes its language, built by esbuild and Vite, and type-checks", {
    timeout: 180_000,
  }, async () => {
    const types = ["@types/react@18.3.32", "@types/react-dom@18.3.7", pinned("@types/node")];
    const consumer = makeConsumer([...tarballs, "react@18.3.1", "react-dom@18.3.1", ...types]);
    consumer.write(
      "tsconfig.json",
      JSON.stringify({
        compilerOptions: {
          ...siteOptions,
          skipLibCheck: false,
          types: ["node"],
          allowImportingTsExtensions: true,
          noUncheckedSideEffectImports: false,
        },
        files: ["main.tsx", "server.tsx", "languages.tsx"],
      }),
    );
    expect(consumer.run("tsc", "-p", ".")).toBe("");
    const html = printInNode(consumer, "server.tsx");
    consumer.write("index.html", documentOf({ html, script: "/main.tsx", styles: ["/own.css"] }));
    consumer.run("vite", "build", "--logLevel", "error", "--outDir", "byVite");
    expect(await visit(join(consumer.folder, "byVite"))).toMatchObject(drawn);
    bundle(consumer, "main.tsx", "dist");
    consumer.write("dist/index.html", documentOf({ html, script: "/main.js", styles: ["/main.css"] }));
    expect(await visit(join(consumer.folder, "dist"))).toMatchObject(drawn);
    expect(await visitLanguages(consumer)).toEqual(wholeVisit);
    consumer.remove();
  });
});

/** The guide's first way before publication, by the packed files beside it. */
const npxOfFiles = `npx --yes ${tarballs.map((file) => `--package ./${basename(file)}`).join(" ")} favilla`;

/** The guide's steps up to the build; the files after it are examples. */
function guideToBuild() {
  const steps = readGuide("developer");
  return steps.slice(0, steps.findIndex((step) => "command" in step && step.command === "npm run build") + 1);
}

describe("the developer's guide", () => {
  it("[PK-01] [PK-10] [PK-11] followed to the letter in an empty folder, it shows a bill card in other colours", {
    timeout: 180_000,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "favilla-guide-"));
    for (const tarball of tarballs) cpSync(tarball, join(folder, basename(tarball)));
    for (const step of guideToBuild()) {
      if ("command" in step) execute("sh", ["-c", step.command.replace("npx @favilla/design-system", npxOfFiles)], folder);
      else if (step.file === "index.html") {
        const html = readFileSync(join(folder, step.file), "utf8");
        writeFileSync(join(folder, step.file), html.replace(/<html[^>]*>\n/, step.text));
      } else writeFileSync(join(folder, step.file), step.text);
    }
    expect(execute("npx", ["--no", "@favilla/design-system", "doctor"], folder)).toContain("Nothing to mend was found.");
    const seen = await open(join(folder, "dist"), async (tab) => ({
      radius: await tab.getByRole("article").evaluate((card) => getComputedStyle(card).borderRadius),
      color: await tab.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
      words: await tab.getByRole("article").innerText(),
      contrast: await lowContrast(tab, ["light", "dark"]),
      found: (await new AxeBuilder({ page: tab }).setLegacyMode(true).analyze()).violations.map(({ id }) => id),
    }));
    expect(seen).toMatchObject({
      said: [],
      contrast: [],
      found: [],
      radius: "10px",
      color: "rgb(34, 22, 58)",
      words: expect.stringMatching(/Scade\s+il\s+27\s+novembre/),
    });
    rmSync(folder, { recursive: true, force: true });
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
