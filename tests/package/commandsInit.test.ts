/** `init` of the packed library: in empty folders, in sites of each framework, and where it must write nothing. */
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { makeFolder, runCommand, runInNode } from "./commandsSite.ts";
import { root } from "./consumer.ts";
import { readGuide } from "./guide.ts";

type Files = Readonly<Record<string, string>>;

/** Paths and texts of the files in a folder. */
const filesOf = (folder: string): Files =>
  Object.fromEntries(
    globSync(["**/*", ".*"], { cwd: folder })
      .filter((file) => statSync(join(folder, file)).isFile())
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );

const starters = join(root, "design-system/commands/starters");
const library = "@favilla/design-system";
const stylesheet = `import "${library}/theme/favilla.css";\n`;

it.each([
  ["vite", "src/main.tsx"],
  ["next", "app/layout.tsx"],
  ["react-router", "app/root.tsx"],
])(
  "[PK-10] init writes a site of %s into an empty folder; a second time it does nothing, and doctor finds its sources right",
  (framework, entry) => {
    const folder = makeFolder(`init-${framework}`, { ".gitignore": "mine\n", "README.md": "mine\n" });
    const dry = runCommand(folder, "init", "--framework", framework, "--dry-run");
    expect([dry.status, dry.said]).toEqual([0, expect.stringContaining(`Would write ${entry}\n\n${stylesheet}`)]);
    expect(Object.keys(filesOf(folder)).sort()).toEqual([".gitignore", "README.md"]);

    const first = runCommand(folder, "init", "--framework", framework);
    expect([first.status, first.said]).toEqual([0, expect.stringContaining("Now run:\n  npm install\n  npm run dev")]);
    const written = filesOf(folder);
    expect([written[".gitignore"], written["README.md"]]).toEqual(["mine\n", "mine\n"]);
    expect(written[entry]).toContain(stylesheet);
    const { dependencies } = JSON.parse(written["package.json"] as string) as { dependencies: Files };
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([library, "@favilla/tokens", "react", "react-dom"]));
    expect(dependencies[library]).toBe(dependencies["@favilla/tokens"]);

    expect(runCommand(folder, "init")).toEqual({ status: 0, said: "Everything is in place already.\n" });
    expect(filesOf(folder)).toEqual(written);
    const { status, said } = runCommand(folder, "doctor");
    expect([status, said]).toEqual([0, expect.not.stringContaining("hint")]);
  },
);

it.each<[string, Files, readonly string[], string]>([
  [
    "a folder of something else",
    { "notes.txt": "mine" },
    ["--framework", "vite"],
    "This folder is not empty and is no site of Vite, Next or React Router",
  ],
  [
    "a package without a framework",
    { "package.json": '{"dependencies":{"react":"19.0.0"}}' },
    [],
    "This folder is not empty and is no site of",
  ],
  ["a package.json that is no JSON", { "package.json": "{" }, [], "package.json is no JSON."],
  ["a site without React", { "package.json": '{"devDependencies":{"vite":"8.0.0"}}' }, [], "This site does not use React"],
  [
    "a site of another framework",
    { "package.json": '{"dependencies":{"next":"16.0.0"}}' },
    ["--framework", "vite"],
    "This is a site of next: leave out --framework.",
  ],
  [
    "an empty folder, without a framework",
    {},
    [],
    "This folder is empty: choose the site to write with --framework vite, next, react-router.",
  ],
  ["a framework without a starter", {}, ["--framework", "angular"], 'There is no starter for "angular"'],
  ["an option that it does not have", {}, ["--force"], "Unknown option '--force'"],
])("[PK-10] init writes nothing for %s, and says why", (_, files, args, reason) => {
  const folder = makeFolder("init-refused", files);
  expect(runCommand(folder, "init", ...args)).toEqual({ status: 2, said: expect.stringContaining(reason) });
  expect(filesOf(folder)).toEqual(files);
});

it.each([
  ["18.20.0", "vite", "Node 18.20.0 is too old: install Node 20 or newer."],
  ["20.18.0", "vite", "The starter for vite needs Node ^20.19 || >=22.12, and this is Node 20.18.0: nothing was written."],
  ["21.7.0", "vite", "needs Node ^20.19 || >=22.12"],
  ["22.21.0", "react-router", "The starter for react-router needs Node >=22.22"],
  ["20.8.0", "next", "The starter for next needs Node >=20.9"],
])("[PK-10] init on Node %s writes nothing for %s, and says which one is needed", (version, framework, reason) => {
  const folder = makeFolder("init-node");
  expect(runInNode(version, folder, "init", "--framework", framework)).toEqual({ status: 2, said: expect.stringContaining(reason) });
  expect(filesOf(folder)).toEqual({});
  expect(runInNode("24.0.0", folder, "init", "--framework", framework, "--dry-run").status).toBe(0);
});

it("[PK-07] [PK-10] [PK-11] [PK-12] [PK-13] the commands of both packages work offline: they have no way to a network", () => {
  const modules = join(inject("site"), "node_modules/@favilla");
  const files = globSync(["design-system/commands/*.js", "tokens/**/*.js"], { cwd: modules });
  expect(files).toEqual(expect.arrayContaining(["design-system/commands/main.js", "tokens/command.js"]));
  const text = files.map((file) => readFileSync(join(modules, file), "utf8")).join("\n");
  expect(text).toContain("node:fs");
  expect(text).not.toMatch(/node:(https?|http2|net|tls|dgram|dns)\b|\bfetch\(|\bWebSocket\b/);
  // Node before 20.11 lacks it, and would end with an error of its own before it is told its version.
  expect(text).not.toContain("import.meta.dirname");
});

const asks = (...names: string[]) => JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])) });
const viteMain = `import { createRoot } from "react-dom/client";
import "./index.css";
import { App } from "./App";

createRoot(document.body).render(<App />);
`;
const viteSite = {
  "package.json": asks("react", "vite"),
  "index.html": '<script type="module" src="/src/main.tsx"></script>',
  "src/index.css": "p { color: red }",
  "src/main.tsx": viteMain,
};
const nextLayout = `import "./globals.css";

export default function Layout({
  children,
}: { children: React.ReactNode }) {
  return (
    <html lang="it">
      <body className="page">{children}</body>
    </html>
  );
}
`;
const nextSite = { "package.json": asks("react", "next"), "src/app/globals.css": "p { color: red }", "src/app/layout.tsx": nextLayout };
const routerRoot = `import { Outlet } from "react-router";

export default function App() {
  return <Outlet />;
}
`;
const routerSite = { "package.json": asks("react", "react-router", "@react-router/dev"), "app/root.tsx": routerRoot };
const plugin = 'import { preloadFont } from "@favilla/design-system/vite";\n';
const asFont = 'as: "font", type: "font/woff2", crossOrigin: "anonymous", fetchPriority: "high"';
const font = "@favilla/design-system/fonts/figtree-latin-wght-normal.woff2";
const inLayout = `import { preload } from "react-dom";\n\nconst font = new URL("${font}", import.meta.url);\n`;
const inRoot = `import font from "${font}?url";\n\nexport const links = () => [\n  { rel: "preload", href: font, ${asFont} },\n];\n`;
const providers = 'import { Providers } from "./Providers";\n';
const starter = (file: string) => readFileSync(join(starters, file), "utf8");

it.each<[string, Files, Files]>([
  [
    "Vite",
    viteSite,
    {
      "src/main.tsx": `${stylesheet}${viteMain}`
        .replace('/App";\n', `/App";\n${providers}`)
        .replace("<App />", "<Providers><App /></Providers>"),
      "src/Providers.tsx": starter("vite/src/Providers.tsx"),
      "vite.config.ts": `${plugin}import { defineConfig } from "vite";\n\nexport default defineConfig({ plugins: [preloadFont()] });\n`,
    },
  ],
  [
    "Vite with a config",
    { ...viteSite, "vite.config.mts": 'import react from "@vitejs/plugin-react";\nexport default { plugins: [react()] };\n' },
    {
      "vite.config.mts": `${plugin}import react from "@vitejs/plugin-react";\nexport default { plugins: [preloadFont(), react()] };\n`,
    },
  ],
  [
    "Vite, with the line ends of Windows",
    { ...viteSite, "src/main.tsx": viteMain.replaceAll("\n", "\r\n") },
    { "src/main.tsx": expect.stringContaining("<Providers><App /></Providers>") },
  ],
  [
    "Vite with a router",
    { ...viteSite, "package.json": asks("react", "vite", "react-router") },
    { "src/Providers.tsx": starter("react-router/app/Providers.tsx") },
  ],
  [
    "Vite with Tailwind",
    { ...viteSite, "src/index.css": '@import "tailwindcss";\n' },
    {
      "src/index.css": '@layer theme, base, favilla, components, utilities;\n@import "tailwindcss";\n',
      "src/main.tsx": viteMain
        .replace('index.css";\n', `index.css";\n${stylesheet}`)
        .replace('/App";\n', `/App";\n${providers}`)
        .replace("<App />", "<Providers><App /></Providers>"),
    },
  ],
  [
    "Next",
    nextSite,
    {
      "src/app/layout.tsx": `${stylesheet}${nextLayout}`
        .replace('globals.css";\n', `globals.css";\n${providers}${inLayout}`)
        .replace("{children}</body>", "<Providers>{children}</Providers></body>")
        .replace("  return (", `  preload(font.href, { ${asFont} });\n  return (`),
      "src/app/Providers.tsx": starter("next/app/Providers.tsx"),
    },
  ],
  [
    "React Router",
    routerSite,
    {
      "app/root.tsx": `${stylesheet}${routerRoot}`
        .replace('react-router";\n', `react-router";\n${providers}${inRoot}`)
        .replace("<Outlet />", "<Providers><Outlet /></Providers>"),
      "app/Providers.tsx": starter("react-router/app/Providers.tsx"),
    },
  ],
])("[PK-10] [PK-60] init adds what a site of %s lacks; a second time it does nothing", (_, files, expected) => {
  const folder = makeFolder("init-site", { ...files, "yarn.lock": "" });
  const { status, said } = runCommand(folder, "init");
  expect([status, said]).toEqual([0, expect.stringMatching(/Now run:\n {2}yarn add @favilla\/design-system@\S+ @favilla\/tokens@\S+\n/)]);
  const written = filesOf(folder);
  expect(written).toMatchObject(expected);
  expect(runCommand(folder, "init").said).not.toMatch(/^(write|change|Add)/m);
  expect(filesOf(folder)).toEqual(written);
});

it.each<[string, Files, string]>([
  [
    "a page that is rendered in two places",
    { ...viteSite, "src/main.tsx": viteMain.replace("<App />", "<><App /><App /></>") },
    "`<Providers>` around the page, in src/main.tsx",
  ],
  [
    "another file of providers",
    { ...nextSite, "src/app/providers.tsx": "export {};" },
    "`<Providers>` around the page, in src/app/layout.tsx",
  ],
  [
    "Tailwind that loads elsewhere",
    { ...viteSite, "src/other.css": '@import "tailwindcss";' },
    "the stylesheet, in src/main.tsx, after src/other.css is imported",
  ],
  [
    "layers of its own",
    { ...viteSite, "src/index.css": "@layer site { p { color: red } }" },
    "the order of your cascade layers with favilla among them",
  ],
  [
    "a Vite config without one list of plugins",
    { ...viteSite, "vite.config.js": "export default {};" },
    "`preloadFont()` of `@favilla/design-system/vite` among the plugins of your Vite config, vite.config.js",
  ],
  [
    "links of its own",
    { ...routerSite, "app/root.tsx": `${routerRoot}export const links = () => [];\n` },
    "a preload of the font, in the root",
  ],
  ["no entry that is known", { "package.json": asks("react", "vite") }, "the stylesheet, in the file that every page has around it"],
])("[PK-10] init says what to add by hand on a site with %s", (_, files, text) => {
  const folder = makeFolder("init-by-hand", files);
  expect(runCommand(folder, "init")).toEqual({ status: 1, said: expect.stringContaining(`Add by hand: ${text}`) });
});

it("[PK-60] what init adds for the font is what the starters have", () => {
  const words = (text: string) => text.replace(/\s+/g, " ");
  expect(words(starter("react-router/app/root.tsx"))).toContain(words(inRoot).replace(/^.*?(?=export)/, ""));
  for (const line of [...inLayout.split("\n"), `preload(font.href, { ${asFont} });`])
    expect(starter("next/app/layout.tsx")).toContain(line);
  expect(starter("vite/vite.config.ts")).toContain(plugin);
});

it("[PK-10] the starters have the versions that this repository is tested with, and the providers of the guide", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { devDependencies: Files };
  for (const framework of ["vite", "next", "react-router"]) {
    const manifest = JSON.parse(starter(`${framework}/package.json`)) as Record<"dependencies" | "devDependencies", Files>;
    const shared = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([name]) => devDependencies[name]);
    expect(shared.length).toBeGreaterThan(4);
    expect(shared).toEqual(shared.map(([name]) => [name, devDependencies[name]]));
  }
  const inGuide = (name: string) => readGuide("developer").find((step) => "file" in step && step.file === name);
  expect(inGuide("NextProviders.tsx")).toMatchObject({ text: starter("next/app/Providers.tsx") });
  expect(inGuide("RouterProviders.tsx")).toMatchObject({ text: starter("react-router/app/Providers.tsx") });
});
