/** `npm run build` of the library writes `@favilla/design-system` for the registry: one module, one stylesheet and one declaration per source file. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/rollup-plugin";
import { transformSync } from "esbuild";
import { type OutputChunk, type Plugin, rolldown } from "rolldown";
import { writeCompanions } from "../../tokens/build/companions.ts";
import { compile } from "../../tokens/build/compile.ts";
import { copyDeclarations } from "../../tokens/build/declarations.ts";
import { type Manifest, readManifest, root, writeManifest } from "../../tokens/build/manifest.ts";
import { targets } from "../../tokens/build/targets.ts";
import { clientModules } from "./clientModules.ts";
import { writeIconFiles } from "./iconFiles.ts";
import { isInternal } from "./internal.ts";
import { zipInPlace } from "./zipInPlace.ts";

const source = join(root, "design-system/src");
const out = join(root, "dist/design-system");

const start = `\`\`\`tsx
import "@favilla/design-system/theme/favilla.css";
import { Button } from "@favilla/design-system/actions/Button";

<Button href="/bollette">Vedi le bollette</Button>;
\`\`\`

\`npx --no @favilla/design-system init\`, once both packages are installed, adds it to a site of Vite, Next or React Router, or writes a new one into an empty folder (\`--framework vite\`); \`npx --no @favilla/design-system doctor\` says what a site lacks.

One entry per component, with its styles; your own rules win. \`components.json\` has each component's purpose, rules, keys, types and changes, \`llms.txt\` their list, \`icons/svg\` the icons as files.`;

/** Declared first in every stylesheet, so that the order of the layers does not depend on the order of loading. */
const layers = "@layer favilla.reset, favilla.theme, favilla.base, favilla.components;\n";

/** Modules that only write stylesheets, and are not needed after the build. */
const buildOnly = /^theme\/(applyBrand|css|fontFace)\.ts$/;

/** Module that has another version in a server component; `imports` of package.json decides. */
const hooks = "theme/hooks";

const modules = () =>
  globSync(["{*/*,locales/*/*}.{ts,tsx}", "feedback/illustrations/*.tsx"], { cwd: source })
    .filter((file) => !/\.(test|d)\.tsx?$/.test(file) && !buildOnly.test(file))
    .sort();

/** Modules that a site may import by name: components, helpers and words, but no styles except the brands'. */
const isPublic = (file: string) => !/\.css\.ts$/.test(file);
/** Modules for tests and for a site's build have an entry of their own, `./test` and `./vite`, and no place in the root. */
const isApart = (name: string) => /^(testing|vite)\//.test(name);
const brands = ["favilla", "brezza", "wireframe"];
const withoutEnding = (file: string) => file.replace(/\.tsx?$/, "");

/** The few packages that are bundled: single icons, one barcode alphabet, the writer of xlsx, metrics of fonts. */
const bundled = /^(lucide|jsbarcode|write-excel-file|@capsizecss)\//;

/** Copies the licences of the packages whose code is in this one. */
function copyLicences(): void {
  for (const name of ["jsbarcode", "lucide", "write-excel-file", "fflate"]) {
    const [licence] = globSync("*LICENSE*", { cwd: join(root, "node_modules", name) });
    cpSync(join(root, "node_modules", name, licence as string), join(out, "vendor", `LICENSE-${name}.txt`));
  }
}

/** Leaves the module with two versions to `imports` of package.json wherever another module imports it. */
const nameHooks: Plugin = {
  name: "hooks",
  resolveId: (id, importer) =>
    importer && join(dirname(importer), id) === join(source, `${hooks}.ts`) ? { id: `#${hooks}`, external: true } : undefined,
};

async function writeModules({ version, dependencies, peerDependencies }: Manifest): Promise<void> {
  const client = clientModules();
  const installed = [...Object.keys(dependencies ?? {}), ...Object.keys(peerDependencies ?? {})];
  const prefix = `fv${version.replace(/\W/g, "_")}`;
  const build = await rolldown({
    cwd: root,
    checks: { pluginTimings: false },
    input: Object.fromEntries(modules().map((file) => [withoutEnding(file), join(source, file)])),
    external: (id) => !bundled.test(id) && installed.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [nameHooks, zipInPlace(), vanillaExtractPlugin({ cwd: root, identifiers: ({ hash }) => `${prefix}_${hash}` })],
    // The site's build decides about the mode: the condition stays as it is, so that development messages are removed there.
    transform: { define: { "process.env.NODE_ENV": "process.env.NODE_ENV" }, target: targets },
  });
  await build.write({
    dir: out,
    format: "esm",
    sourcemap: true,
    preserveModules: true,
    preserveModulesRoot: source,
    // npm leaves any folder called node_modules out of a package, and a site's own vanilla-extract would take a "css.js" for one of its
    // sources.
    entryFileNames: ({ name }) =>
      `${name
        .replace(/^.*node_modules\//, "vendor/")
        .replace(/\.ts$/, "")
        .replace(/\.css$/, ".styles")}.js`,
    assetFileNames: ({ originalFileNames }) => {
      const [file = "assets/[name][extname]"] = originalFileNames;
      return file.replace(/^.*design-system\/src\//, "").replace(/\.css\.ts\.vanilla\.css$/, ".css");
    },
    banner: ({ moduleIds }: Pick<OutputChunk, "moduleIds">) =>
      moduleIds.some((id) => client.has(relative(root, id))) ? '"use client";' : "",
  });
  await build.close();
}

/** A stylesheet that the oldest browsers of the promise read: few bundlers prefix what comes from a package. */
const forOldest = (css: string): string => transformSync(css, { loader: "css", target: targets, charset: "utf8" }).code;

/** Copies the fonts, names them relative to each stylesheet, and writes the styles for the oldest browsers. */
function completeStyles(): void {
  for (const file of globSync("**/*.css", { cwd: out })) {
    const css = forOldest(readFileSync(join(out, file), "utf8")).replace(
      /@fontsource-variable\/([\w-]+)\/files\/([\w-]+\.woff2)/g,
      (_, font, name) => {
        const folder = join(root, "node_modules/@fontsource-variable", font);
        mkdirSync(join(out, "fonts"), { recursive: true });
        cpSync(join(folder, "files", name), join(out, "fonts", name));
        cpSync(join(folder, "LICENSE"), join(out, "fonts", `LICENSE-${font}.txt`));
        return relative(dirname(join(out, file)), join(out, "fonts", name));
      },
    );
    writeFileSync(join(out, file), layers + css);
  }
}

/** A bundler that inlines class names must not lose their stylesheet. */
function checkStyles(): void {
  for (const file of modules().filter(isPublic)) {
    const styles = /from "\.\/(\w+)\.css\.ts"/.exec(readFileSync(join(source, file), "utf8"))?.[1];
    const built = readFileSync(join(out, `${withoutEnding(file)}.js`), "utf8");
    if (styles && !built.includes(`./${styles}.styles.js`)) throw new Error(`${file} has lost ${styles}.css.`);
  }
}

const readStyles = (file: string) => readFileSync(join(out, file), "utf8").slice(layers.length);

/** Completes the stylesheet of each brand: reset and base styles, font, variables. The modules that wrote it are not needed any more. */
function completeBrands(): void {
  const common = readStyles("theme/global.css");
  for (const brand of brands) writeFileSync(join(out, `theme/${brand}.css`), layers + common + readStyles(`theme/${brand}.css`));
  for (const file of globSync("theme/{favilla,brezza,wireframe,global}.{css,styles.js,styles.js.map}", { cwd: out })) {
    if (!brands.some((brand) => file === `theme/${brand}.css`)) rmSync(join(out, file));
  }
}

/** Writes one stylesheet for a page without a bundler: the Favilla brand, and each component. */
function writeSingleStylesheet(): void {
  const components = globSync("*/*.css", { cwd: out, exclude: ["theme/*"] }).sort();
  const text = ["theme/favilla.css", ...components].map(readStyles).join("").replaceAll("../fonts/", "./fonts/");
  writeFileSync(join(out, "all.css"), layers + text);
}

/**
 * Gives each stylesheet a name of the package's own (`#css/…`), which `imports` of package.json resolves: to the stylesheet for a bundler,
 * to nothing for Node, which cannot import one. So there is one graph of modules, with one of each context, for server and browser.
 */
function nameStyles(): void {
  for (const file of globSync("**/*.js", { cwd: out })) {
    const code = readFileSync(join(out, file), "utf8");
    const named = code.replace(
      /^import "(\.[^"]+\.css)";$/gm,
      (_, path: string) => `import "#css/${join(dirname(file), path).replaceAll("\\", "/")}";`,
    );
    if (named !== code) writeFileSync(join(out, file), named);
  }
  writeFileSync(join(out, "noStyles.js"), "export {};\n");
}

/** An entry's types and its only module, the same under every condition. */
const entry = (name: string) => ({ types: `./${name}.d.ts`, default: `./${name}.js` });

/** Writes the root entry: the components, and the helpers that any site needs. The helpers of one room have only their own entry. */
function writeIndex(names: readonly string[]): void {
  const offered = names.filter(
    (name) => !isApart(name) && !isInternal(name) && /^(theme|data|forms)\/|\/[A-Z]/.test(name) && !/[mM]essages\.it$/.test(name),
  );
  const text = offered.map((name) => `export * from "./${name}.js";\n`).join("");
  for (const file of ["index.js", "index.d.ts"]) writeFileSync(join(out, file), text);
}

/** Gives the provider's types the words of all rooms, also of those whose components are not imported. */
function completeWords(names: readonly string[]): void {
  const rooms = names.filter((name) => /[mM]essages\.it$/.test(name)).map((name) => `import "../${name}.js";\n`);
  const provider = join(out, "theme/FavillaProvider.d.ts");
  writeFileSync(provider, rooms.join("") + readFileSync(provider, "utf8"));
}

/** Writes the pages of `add page`: the templates of the stories, with the imports of a site. */
function writePages(): void {
  const templates = join(root, "design-system/commands/pages");
  for (const file of globSync("*/*.{ts,tsx}", { cwd: templates })) {
    const text = readFileSync(join(templates, file), "utf8").replace(/(from "[^"]+)\.tsx?"/g, '$1"');
    mkdirSync(join(out, "commands/pages", dirname(file)), { recursive: true });
    writeFileSync(join(out, "commands/pages", file), text);
  }
}

/** Writes the commands of `npx --no @favilla/design-system`, which run in Node. */
async function writeCommands(): Promise<void> {
  const build = await rolldown({ cwd: root, platform: "node", input: { main: join(root, "design-system/commands/main.ts") } });
  await build.write({ dir: join(out, "commands"), format: "esm" });
  await build.close();
  // Its code is in the command that upgrades.
  cpSync(join(root, "node_modules/@babel/parser/LICENSE"), join(out, "commands/LICENSE-babel-parser.txt"));
  cpSync(join(root, "design-system/commands/starters"), join(out, "commands/starters"), { recursive: true });
  writePages();
}

async function buildDesignSystem(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const manifest = readManifest("design-system");
  const names = modules().filter(isPublic).map(withoutEnding);
  await writeModules(manifest);
  copyLicences();
  completeStyles();
  checkStyles();
  completeBrands();
  writeSingleStylesheet();
  nameStyles();
  compile("design-system");
  const declared = new Set(
    modules()
      .filter((file) => isPublic(file) || !file.startsWith("theme/"))
      .map((file) => `${withoutEnding(file)}.d.ts`),
  );
  // The compiler keeps the declarations of a file that was deleted.
  copyDeclarations(join(root, ".types/design-system"), out, (file) => declared.has(file));
  completeWords(names);
  writeIndex(names);
  writeCompanions(manifest, "design-system", out, start);
  writeManifest(manifest, out, {
    // Astro bundles packages with its name among their words, and so finds their stylesheets.
    keywords: ["react", "components", "design system", "astro"],
    // A module that only names classes of another's styles imports them for their stylesheet. The catalogue of a language adds its way to
    // write days.
    sideEffects: ["**/*.css", "**/*.styles.js", "./testing/setup.js", "./commands/*.js", "./locales/en.js", "./locales/de.js"],
    bin: { favilla: "./commands/main.js" },
    // Bundlers, also those that build for a server, know "module" or "react-server"; Node knows neither.
    imports: {
      "#css/*.css": { "react-server": "./*.css", module: "./*.css", node: "./noStyles.js", default: "./*.css" },
      [`#${hooks}`]: { "react-server": "./theme/serverHooks.js", default: `./${hooks}.js` },
    },
    exports: {
      ".": entry("index"),
      ...Object.fromEntries(names.filter((name) => !isApart(name) && !isInternal(name)).map((name) => [`./${name}`, entry(name)])),
      "./test": entry("testing/index"),
      "./test/setup": entry("testing/setup"),
      "./vite": entry("vite/index"),
      ...Object.fromEntries(brands.map((brand) => [`./theme/${brand}.css`, `./theme/${brand}.css`])),
      "./all.css": "./all.css",
      "./icons/svg/*": "./icons/svg/*",
      ...Object.fromEntries(globSync("fonts/*.woff2", { cwd: out }).map((file) => [`./${file}`, `./${file}`])),
      "./package.json": "./package.json",
    },
  });
  await writeCommands();
  // Last, since it runs the built icons.
  await writeIconFiles(out);
}

await buildDesignSystem();
console.log("design-system: dist/design-system");
