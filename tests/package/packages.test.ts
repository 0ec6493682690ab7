import { copyFileSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { serve } from "../bench/server.ts";
import { type Consumer, execute, makeConsumer, pack } from "./consumer.ts";
import { readGuide } from "./guide.ts";

const root = join(import.meta.dirname, "../..");
const site = join(import.meta.dirname, "site");
const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { devDependencies: Record<string, string> };
const pinned = (name: string) => `${name}@${devDependencies[name]}`;

const packed = mkdtempSync(join(tmpdir(), "favilla-packed-"));
const consumers: Consumer[] = [];
let tarballs: string[];
const tarballOf = (name: string) => tarballs.find((file) => file.includes(`favilla-${name}-`)) as string;

beforeAll(() => {
  execute(process.execPath, ["scripts/packages.ts"], root);
  tarballs = pack(packed);
}, 60_000);

afterAll(() => {
  for (const consumer of consumers) consumer.remove();
  rmSync(packed, { recursive: true, force: true });
});

function consumerWith(...dependencies: string[]): Consumer {
  const consumer = makeConsumer(tarballs, dependencies);
  consumers.push(consumer);
  for (const file of readdirSync(site)) copyFileSync(join(site, file), join(consumer.folder, file));
  return consumer;
}

/** All that a build left in a folder, by file ending. */
const textOf = (folder: string, ending: string) =>
  globSync(`**/*.${ending}`, { cwd: folder })
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");

const pageWith = (html: string, script: string, styles: string) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Bollette</title><link rel="stylesheet" href="${styles}"></head><body><div id="root">${html}</div><script type="module" src="${script}"></script></body></html>`;

/** The site's markup, drawn by Node from the packages as they are installed. */
function drawOnServer(consumer: Consumer): string {
  const forNode = ["--bundle", "--platform=node", "--format=esm", "--packages=external", "--jsx=automatic"];
  consumer.run("esbuild", "server.tsx", ...forNode, "--outfile=server.mjs");
  return consumer.run("node", "server.mjs");
}

/** Opens a built page, and gives what `look` sees with what the browser said. */
async function open<Seen>(folder: string, look: (tab: Page) => Promise<Seen>): Promise<Seen & { said: string[] }> {
  const [server, browser] = [await serve(folder), await chromium.launch(chromiumLaunch())];
  try {
    const tab = await browser.newPage();
    const said: string[] = [];
    tab.on("console", (message) => said.push(message.text()));
    tab.on("pageerror", (error) => said.push(error.message));
    await tab.goto(`${server.url}/`);
    return { ...(await look(tab)), said };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Presses the download of the site's bill, and gives what came of it and how the card is drawn. */
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
  let consumer: Consumer;
  beforeAll(() => {
    consumer = consumerWith(
      pinned("react"),
      pinned("react-dom"),
      pinned("vite"),
      pinned("esbuild"),
      pinned("typescript"),
      pinned("@types/react"),
      pinned("@types/react-dom"),
      pinned("@types/node"),
      pinned("vitest"),
      "happy-dom@21.0.4",
      "@testing-library/dom@10.4.2",
      "@testing-library/user-event@14.6.12",
    );
  }, 180_000);

  it("[PK-01] [DS-08] draws on a server, hydrates in a browser built by Vite, and its own rules win", { timeout: 120_000 }, async () => {
    const html = drawOnServer(consumer);
    expect(html).toContain("72,19");
    consumer.write("index.html", pageWith(html, "/main.tsx", "/own.css"));
    consumer.run("vite", "build", "--logLevel", "error");
    const seen = await visit(join(consumer.folder, "dist"));
    expect(seen).toMatchObject(drawn);
    expect(seen.words).toContain("Saldata");
  });

  it("[PK-02] one component of the root, built by Vite, brings no other's code and no other's styles", { timeout: 60_000 }, () => {
    consumer.write(
      "vite.one.config.js",
      'export default { logLevel: "error", build: { outDir: "one", lib: { entry: "one.ts", formats: ["es"] }, minify: false, rolldownOptions: { external: [/^react/] } } };',
    );
    consumer.run("vite", "build", "--config", "vite.one.config.js");
    const [code, styles] = [textOf(join(consumer.folder, "one"), "js"), textOf(join(consumer.folder, "one"), "css")];
    expectOnlyTag(consumer, code, styles);
  });

  it("[PK-02] one component's entry, built by esbuild, brings no other's code and no other's styles", { timeout: 60_000 }, () => {
    consumer.run("esbuild", "oneEntry.ts", "--bundle", "--format=esm", "--outfile=entry/one.js", "--external:react");
    expectOnlyTag(consumer, textOf(join(consumer.folder, "entry"), "js"), textOf(join(consumer.folder, "entry"), "css"));
  });

  it.each(["bundler", "node16"])(
    "[PK-01] type-checks with moduleResolution %s, and what is wrong is an error",
    { timeout: 60_000 },
    (resolution) => {
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
        JSON.stringify({ compilerOptions, files: ["main.tsx", "server.tsx", "one.ts", "oneEntry.ts", "wrong.tsx", "brand.ts"] }),
      );
      expect(consumer.run("tsc", "-p", ".")).toBe("");
    },
  );

  it("the guide to tests of one's own pages holds as it is written", { timeout: 60_000 }, () => {
    const [install, example, run] = readGuide("testing");
    if (!example || !("file" in example) || !run || !("command" in run)) throw new Error("The guide's steps have changed.");
    expect(install).toMatchObject({ command: expect.stringContaining("@testing-library/user-event") });
    consumer.write(example.file, example.text);
    const [, program = "", ...args] = run.command.split(" ");
    expect(consumer.run(program, ...args)).toMatch(/1 passed/);
  });

  it("[PK-04] the tokens are there as variables, typed script and DTCG", { timeout: 60_000 }, () => {
    consumer.run("esbuild", "brand.ts", "--bundle", "--platform=node", "--format=esm", "--packages=external", "--outfile=brand.mjs");
    const css = consumer.run("node", "brand.mjs");
    expect(css).toContain(':where([data-brand="mine"])');
    const published = consumer.read("node_modules/@favilla/tokens/css/brezza.css");
    expect(css.replaceAll('[data-brand="mine"]', '[data-brand="brezza"]')).toBe(published);
    const look = JSON.parse(consumer.read("node_modules/@favilla/tokens/dtcg/looks/brezza.dark.tokens.json"));
    expect(look.color.action).toMatchObject({ $type: "color", $value: { colorSpace: "oklch" } });
  });
});

describe("a site with React 18", () => {
  it("[PK-03] [PK-01] draws on a server and hydrates in a browser, built by esbuild", { timeout: 180_000 }, async () => {
    const consumer = consumerWith("react@18.3.1", "react-dom@18.3.1", pinned("esbuild"));
    const html = drawOnServer(consumer);
    consumer.run(
      "esbuild",
      "main.tsx",
      "--bundle",
      "--format=esm",
      "--jsx=automatic",
      "--loader:.woff2=file",
      '--define:process.env.NODE_ENV="production"',
      "--outdir=dist",
    );
    consumer.write("dist/index.html", pageWith(html, "/main.js", "/main.css"));
    expect(await visit(join(consumer.folder, "dist"))).toMatchObject(drawn);
  });
});

describe("the developer's guide", () => {
  it("[PK-01] followed to the letter in an empty folder, it shows a bill card in other colours", { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "favilla-guide-"));
    for (const step of readGuide("developer")) {
      if ("file" in step) writeFileSync(join(folder, step.file), step.text);
      // The packages as they are packed now; any other as the registry has it, at the version that is tried here.
      else
        execute(
          "sh",
          [
            "-c",
            step.command
              .replace(/@favilla\/(tokens|design-system)/g, (_, name) => tarballOf(name))
              .replace(/\b(react|react-dom|vite)\b(?= |$)(?<=install.*)/g, pinned),
          ],
          folder,
        );
    }
    const seen = await open(join(folder, "dist"), async (tab) => ({
      radius: await tab.getByRole("article").evaluate((card) => getComputedStyle(card).borderRadius),
      color: await tab.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
      words: await tab.getByRole("article").innerText(),
    }));
    expect(seen).toMatchObject({
      said: [],
      radius: "6px",
      color: "rgb(34, 22, 58)",
      words: expect.stringMatching(/Scade\s+il\s+27\s+novembre/),
    });
    rmSync(folder, { recursive: true, force: true });
  });
});

describe("what is packed", () => {
  it.each(["tokens", "design-system"])("[PK-03] publint finds nothing in %s", { timeout: 60_000 }, (name) => {
    expect(execute(join(root, "node_modules/.bin/publint"), ["--strict"], join(root, "dist", name))).toContain("All good");
  });

  // Every entry is written by one rule: the root and one of each kind stand for all.
  it.each([
    [0, ["."]],
    [1, [".", "bills/BillCard", "icons/BellIcon", "data/format", "theme/messages", "bills/messages.it", "test"]],
  ])("[PK-03] every entry's types are those of its script (%i)", { timeout: 60_000 }, async (index, entrypoints) => {
    const { checkPackage, createPackageFromTarballData } = await import("@arethetypeswrong/core");
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarballs[index] as string))), {
      entrypoints,
    });
    if (!analysis.types) throw new Error("No types.");
    // Modules alone are published: a CommonJS site takes them as such, and the resolution of Node 10 knows no exports.
    const asked = analysis.problems.filter((problem) => !("resolutionKind" in problem && problem.resolutionKind === "node10"));
    expect(asked.filter(({ kind }) => kind !== "CJSResolvesToESM")).toEqual([]);
  });

  it("every component with a page is in what assistants read, with its entry, purpose, rules and types", () => {
    const folder = join(root, "dist/design-system");
    const guides = JSON.parse(readFileSync(join(folder, "components.json"), "utf8")) as Record<
      "name" | "entry" | "purpose" | "whenToUse" | "types",
      string
    >[];
    const pages = globSync("stories/*/[A-Z]*.mdx", { cwd: root }).filter((page) =>
      existsSync(join(root, page.replace("stories/", "design-system/src/").replace(".mdx", ".tsx"))),
    );
    expect(guides).toHaveLength(pages.length);
    const index = readFileSync(join(folder, "llms.txt"), "utf8");
    const lacking = guides.filter(
      ({ entry, purpose, whenToUse, types }) => !purpose || !whenToUse || !types || !index.includes(`\`${entry}\``),
    );
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it("[PK-03] class names carry the version, and every stylesheet begins with the order of the layers", () => {
    const folder = join(root, "dist/design-system");
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
    const own = new RegExp(`^fv${version.replace(/\W/g, "_")}_`);
    for (const file of globSync("**/*.css", { cwd: folder })) {
      const css = readFileSync(join(folder, file), "utf8");
      expect(css.startsWith("@layer favilla.reset, favilla.theme, favilla.base, favilla.components;"), file).toBe(true);
      const selectors = css.split("\n").filter((line) => /[{,]$/.test(line) && !/^\s*(@|--|[\w-]+:\s)/.test(line));
      for (const [, name] of selectors.join("\n").matchAll(/\.([a-z]\w*)/gi)) expect(name, file).toMatch(own);
    }
  });
});

/** Of the library's stylesheets and modules only the tag's, and what every one needs, are in a bundle. */
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
