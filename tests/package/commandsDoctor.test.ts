/** `doctor` of the packed library, on right sites and on sites with one fault each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { makeFolder, runCommand, runInNode } from "./commandsSite.ts";

const library = join(inject("site"), "node_modules/@favilla/design-system");
const { version } = JSON.parse(readFileSync(join(library, "package.json"), "utf8")) as { version: string };

type Files = Readonly<Record<string, string>>;

const manifest = (dependencies: Files = {}) =>
  JSON.stringify({ dependencies: { "@favilla/design-system": version, "@favilla/tokens": version, vite: "8.0.0", ...dependencies } });
const stylesheet = 'import "@favilla/design-system/theme/favilla.css";\n';
const entry = `${stylesheet}import { FavillaProvider } from "@favilla/design-system/theme/FavillaProvider";
export const page = <FavillaProvider>…</FavillaProvider>;
`;
const right: Files = { "package.json": manifest(), "src/main.tsx": entry };

const order = "@layer theme, base, favilla, components, utilities;\n";
const withTailwind: Files = {
  "package.json": manifest({ tailwindcss: "4.3.5" }),
  "src/styles.css": `${order}@import "tailwindcss";\n`,
  "src/main.tsx": `import "./styles.css";\n${entry}`,
};
const installedAs = (name: string, ofVersion: string): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ version: ofVersion }),
});

const preload: Files = { "vite.config.ts": "export default { plugins: [preloadFont()] };" };

const diagnose = (files: Files) => runCommand(makeFolder("doctor", files), "doctor");

it("[PK-11] doctor finds nothing to mend on a right site, and says what it looked at", () => {
  const { status, said } = diagnose(right);
  expect([status, said]).toEqual([0, expect.stringContaining("Looked at 1 source files")]);
  expect(said).toContain(`ok       @favilla/design-system and @favilla/tokens are ${version}, one of each.`);
  expect(said).toContain("Nothing to mend was found.");
});

it.each<[string, Files]>([
  ["Tailwind with its layers in order", withTailwind],
  ["a brand's stylesheet", { ...right, "src/mine.css": "@layer favilla.reset, favilla.theme;\n@layer favilla.theme { :root { --x: 1 } }" }],
  [
    "another name for the provider",
    {
      ...right,
      "src/main.tsx": entry.replace("{ FavillaProvider }", "{ FavillaProvider as Words }").replaceAll("FavillaProvider>", "Words>"),
    },
  ],
  ["a pattern that looks like a comment", { ...right, "src/main.tsx": `const all = "src/*.ts";\n${entry}` }],
  ["one version in two folders", { ...right, ...installedAs("@favilla/tokens", version) }],
])("[PK-11] doctor finds nothing to mend on a site with %s", (_, files) => {
  expect(diagnose(files)).toMatchObject({ status: 0, said: expect.stringContaining("Nothing to mend was found.") });
});

it.each<[string, Files, string]>([
  ["no package.json", { "src/main.tsx": entry }, "package.json was not found here."],
  ["no stylesheet", { ...right, "src/main.tsx": entry.replace(stylesheet, "") }, "No stylesheet of a brand was found in the sources."],
  ["a stylesheet in a comment", { ...right, "src/main.tsx": `// ${entry}` }, "No stylesheet of a brand was found in the sources."],
  ["no provider", { ...right, "src/main.tsx": stylesheet }, "FavillaProvider was not found in the sources."],
  [
    "a provider in a test only",
    { ...right, "src/main.tsx": stylesheet, "src/main.test.tsx": entry },
    "FavillaProvider was not found in the sources.",
  ],
  [
    "Tailwind without an order",
    { ...withTailwind, "src/styles.css": '@import "tailwindcss";' },
    "Tailwind is used, but no @layer statement",
  ],
  [
    "Tailwind in another order",
    { ...withTailwind, "src/styles.css": order.replace("base, favilla", "favilla, base") },
    "src/styles.css orders the layers in another way",
  ],
  [
    "an order after an import",
    { ...withTailwind, "src/styles.css": `@import "tailwindcss";\n${order}` },
    "src/styles.css orders the layers after its first @import",
  ],
  [
    "an order that loads late",
    { ...withTailwind, "src/main.tsx": `${entry}import "./styles.css";\n` },
    "src/main.tsx imports the library before src/styles.css",
  ],
  [
    "layers of its own",
    { ...right, "src/own.css": "@layer site { p { color: red } }" },
    "src/own.css has cascade layers, but no @layer statement",
  ],
  ["Tailwind 3", { ...withTailwind, "src/styles.css": "@tailwind base;" }, 'src/styles.css uses "@tailwind base" of Tailwind 3'],
  ["React 17", { ...right, ...installedAs("react", "17.0.2") }, "react 17.0.2 is installed, the library needs ^18.3 || ^19."],
  ["React 18.2", { ...right, ...installedAs("react", "18.2.0") }, "react 18.2.0 is installed"],
  ["two versions of React", { ...right, ...installedAs("react-dom", "18.3.1") }, "react-dom is 18.3.1."],
  ["a second version above", { ...right, ...installedAs("@favilla/tokens", "0.9.0") }, "@favilla/tokens: 0.9.0 in "],
  [
    "a second version inside of a package",
    { ...right, ...installedAs("old/node_modules/@favilla/design-system", "0.9.0") },
    "More than one version is installed (@favilla/design-system: ",
  ],
  [
    "a second version in pnpm's store",
    { ...right, ...installedAs(".pnpm/@favilla+tokens@0.9.0/node_modules/@favilla/tokens", "0.9.0") },
    "More than one version is installed (@favilla/tokens: ",
  ],
])("[PK-11] doctor names the fault of a site with %s", (_, files, fault) => {
  const { status, said } = diagnose(files);
  expect([status, said]).toEqual([1, expect.stringContaining(fault)]);
  expect(said.match(/^to mend /gm)).toHaveLength(1);
});

it("[PK-11] doctor names the range that Node is not in", () => {
  const files = {
    ...right,
    ...installedAs("vite", "8.0.0"),
    "package.json": JSON.stringify({ ...JSON.parse(manifest()), engines: { node: ">=22.22" } }),
  };
  const { status, said } = runInNode("22.12.0", makeFolder("doctor", files), "doctor");
  expect([status, said]).toEqual([1, expect.stringContaining("to mend  Node is 22.12.0, your package.json needs >=22.22.")]);
});

it("[PK-11] doctor names both versions when the packages differ", () => {
  const files = { ...installedAs("@favilla/design-system", "1.2.0"), ...installedAs("@favilla/tokens", "1.1.0") };
  const { status, said } = diagnose({ ...right, ...files });
  expect(status).toBe(1);
  expect(said).toContain("1.2.0 in ");
});

it("[PK-11] doctor gives a hint, which is no fault, for links without a router and tests without the set-up file", () => {
  const { status, said } = diagnose({ ...right, "package.json": manifest({ next: "16.0.0", vitest: "5.0.0", jsdom: "31.0.0" }) });
  expect(status).toBe(0);
  for (const text of [
    "FavillaProvider has no `link`",
    'does not begin with "use client"',
    "vitest runs with jsdom, but @favilla/design-system/test/setup was not",
  ])
    expect(said).toContain(`hint     ${text.startsWith("does") ? "src/main.tsx " : ""}${text}`);
});

it.each<[string, Files, string]>([
  ["Tailwind's variant", { "src/styles.css": "@custom-variant dark (&:is(.dark *));" }, "data-mode"],
  ["next-themes", { "src/Modes.tsx": '<ThemeProvider attribute="class" defaultTheme="system">' }, "data-mode"],
  ["a class by hand", { "src/dark.ts": 'document.documentElement.classList.toggle("dark", dark);' }, "data-mode"],
  ["a smaller root", { "src/styles.css": "body { margin: 0 }\nhtml { font-size: 62.5%; }" }, "--fv-rem: 1.6rem"],
])("[PK-25] doctor hints at what the library needs beside %s, and is silent where it is there", (_, files, mend) => {
  const hinted = diagnose({ ...right, ...files });
  expect([hinted.status, hinted.said.includes(mend)], hinted.said).toEqual([0, true]);
  const mended = { "src/more.css": ":root { --fv-rem: 1.6rem; }", "src/more.tsx": 'root.dataset.mode = "dark";', ...preload };
  expect(diagnose({ ...right, ...files, ...mended }).said).not.toMatch(/hint /);
});

it.each([
  ["words", "messages={words}"],
  ["a region", 'locale="de-IT" currency="CHF"'],
])("[PK-31] doctor hints in Next at %s that server components do not get, and is silent where they do", (_, given) => {
  const provider = { "app/Providers.tsx": `"use client";\nexport const page = <FavillaProvider link={Link} ${given}>…</FavillaProvider>;` };
  const files = (name: string) => ({
    "package.json": manifest({ [name]: "16.0.0" }),
    "app/layout.tsx": stylesheet,
    ...preload,
    ...provider,
  });
  const page = { "app/page.tsx": "provideForRequest({ link: Link, messages: words });" };
  const hints = [files("next"), { ...files("next"), ...page }, files("react-router")].map((each) => {
    const { status, said } = diagnose(each);
    return [status, /^hint .*\n.*/m.exec(said)?.[0].includes("provideForRequest")];
  });
  expect(hints).toEqual([
    [0, true],
    [0, undefined],
    [0, undefined],
  ]);
});

it.each<[string, Files, string]>([
  ["Vite", right, "`preloadFont()` of `@favilla/design-system/vite`"],
  ["Next", { ...right, "package.json": manifest({ next: "16.0.0" }) }, "figtree-latin-wght-normal.woff2"],
  [
    "another brand",
    { ...right, "package.json": "{}", "src/main.tsx": entry.replace("favilla.css", "brezza.css") },
    "instrument-sans-latin",
  ],
])("[PK-60] doctor hints at a font that is not preloaded, in a site of %s, and is silent where it is", (_, files, mend) => {
  const hinted = diagnose(files);
  expect([hinted.status, hinted.said]).toEqual([0, expect.stringContaining("The web font is not preloaded")]);
  expect(hinted.said).toContain(mend);
  expect(diagnose({ ...files, ...preload }).said).toContain("ok       The web font is preloaded.");
});

it("[PK-60] doctor says nothing of a font where the look has none", () => {
  const wireframe = { "src/main.tsx": entry.replace("favilla.css", "wireframe.css") };
  expect(diagnose({ ...right, ...wireframe }).said).not.toContain("web font");
});

it("[PK-11] every section that doctor names is in the guide of the package", () => {
  const guide = readFileSync(join(library, "llms.txt"), "utf8");
  const everyFault = {
    "package.json": manifest({ next: "16.0.0", vitest: "5.0.0", jsdom: "31.0.0", tailwindcss: "4.0.0" }),
    "a.tsx": entry.replace(stylesheet, ""),
    "b.css": "html { font-size: 62.5% }",
    "c.tsx": "<FavillaProvider messages={words}>",
  };
  const said = [everyFault, { "package.json": "{}", ...installedAs("@favilla/tokens", "0.9.0") }]
    .map((files) => diagnose(files).said)
    .join("\n");
  const sections = new Set([...said.matchAll(/\(guide: ([^)]+)\)/g)].map(([, section = ""]) => section));
  expect(sections.size).toBeGreaterThan(4);
  for (const section of sections) {
    const [heading = "", item] = section.split(", ");
    expect(guide, section).toMatch(new RegExp(`^##+ ${heading}`, "m"));
    if (item) expect(guide, section).toContain(`**${item}`);
  }
});

it("[PK-11] doctor with an argument says that it takes none", () => {
  expect(runCommand(makeFolder("doctor"), "doctor", "--fix")).toEqual({
    status: 2,
    said: "doctor takes no arguments: run it in your site's folder.\n",
  });
});
