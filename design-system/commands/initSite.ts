/** Plans what a site lacks: the order of layers, a brand's stylesheet, the provider. It changes a file only where one place fits. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { findLayerOrder, findOwnLayers, findProvider, findStylesheet, tailwindImport, tailwindOrder } from "./doctorSources.ts";
import { findFont, fontByHand, planVitePlugin, preloadsFont, withPreload } from "./initFont.ts";
import { readStarter } from "./initStarter.ts";
import { type Plan, packageManager, packagesIn } from "./plan.ts";
import { asksFor, type Framework, type Manifest, readSources, type Source } from "./site.ts";

const stylesheetLine = 'import "@favilla/design-system/theme/favilla.css";\n';
const providersLine = 'import { Providers } from "./Providers";\n';

interface Site {
  folder: string;
  manifest: Manifest;
  framework: Framework;
}

/** Name of a site's entry where none was found. */
const anyEntry = "the file that every page has around it";

/** Layout, root or entry: the file that every page of the site has around it. */
function entryOf(folder: string, framework: Framework): string | undefined {
  const html = join(folder, "index.html");
  const script =
    framework === "vite" && existsSync(html) ? /<script[^>]+src="\/?([^"]+)"/.exec(readFileSync(html, "utf8"))?.[1] : undefined;
  const endings = ["tsx", "jsx", "js"];
  const candidates = {
    vite: script ? [script] : [],
    next: ["app", "src/app"].flatMap((place) => endings.map((ending) => `${place}/layout.${ending}`)),
    "react-router": endings.map((ending) => `app/root.${ending}`),
  };
  return candidates[framework].find((file) => existsSync(join(folder, file)));
}

/** Wraps the page in `Providers`, if there is exactly one place for it. */
function wrapPage(text: string, framework: Framework): string | undefined {
  const [page, area] = {
    vite: ["<App />", /[\s\S]+/],
    next: ["{children}", /<body[\s\S]*<\/body>/],
    "react-router": ["<Outlet />", /[\s\S]+/],
  }[framework] as [string, RegExp];
  const inside = area.exec(text)?.[0];
  if (!inside || inside.split(page).length !== 2) return undefined;
  return text.replace(inside, () => inside.replace(page, () => `<Providers>${page}</Providers>`));
}

const imports = /^(import\s+["'][^"']+["']|(import|\}).*\sfrom\s+["'][^"']+["']);?[ \t]*\r?\n/gm;

/** Inserts a line after the last import that matches, or returns undefined without one. */
function insertAfter(text: string, line: string, matches: (statement: string) => boolean): string | undefined {
  const last = [...text.matchAll(imports)].filter(([statement]) => matches(statement)).at(-1);
  if (!last) return undefined;
  const end = last.index + last[0].length;
  return text.slice(0, end) + line + text.slice(end);
}

/** Inserts a line before the first import, after comments and directives. */
function insertFirst(text: string, line: string): string | undefined {
  const at = text.search(/^import\b/m);
  return at < 0 ? undefined : text.slice(0, at) + line + text.slice(at);
}

/** Orders the layers of Tailwind. Returns the stylesheet that orders them, undefined if the site needs none. */
function planLayers(folder: string, files: readonly Source[], plan: Plan): Source | undefined {
  const ordered = findLayerOrder(files);
  const tailwind = files.find(({ text }) => tailwindImport.test(text));
  if (ordered || !tailwind) {
    if (!ordered && findOwnLayers(files))
      plan.byHand.push(
        "the order of your cascade layers with favilla among them, before every @import (guide: What to know, Beside other styles)",
      );
    return ordered;
  }
  const text = readFileSync(join(folder, tailwind.file), "utf8");
  if (!/^@import\b/.test(text) || /@layer\s+[\w.\s,-]+;/.test(tailwind.text))
    plan.byHand.push(`\`${tailwindOrder}\`, before every @import of ${tailwind.file}`);
  else plan.files.push({ file: tailwind.file, text: `${tailwindOrder}\n${text}`, isNew: false });
  return tailwind;
}

/** The entry's text with the brand's stylesheet, which follows the order of layers. */
function withStylesheet(text: string, order: Source | undefined): string | undefined {
  const name = order && basename(order.file);
  return name
    ? insertAfter(text, stylesheetLine, (line) => line.includes(`/${name}"`) || line.includes(`/${name}'`))
    : insertFirst(text, stylesheetLine);
}

/** The entry's text with the provider around the page, if a new file Providers.tsx can stand beside it. */
function withProvider(text: string, entry: string, folder: string, framework: Framework): string | undefined {
  const taken = readdirSync(join(folder, dirname(entry))).some((name) => /^providers(\.|$)/i.test(name));
  const wrapped = taken || !entry.endsWith(".tsx") || /\bProviders\b/.test(text) ? undefined : wrapPage(text, framework);
  return wrapped && insertAfter(wrapped, providersLine, () => true);
}

const indent = (text: string) => text.trimEnd().replace(/^/gm, "  ");

/** Adds a brand's stylesheet to the entry's text, or to what is left to a person. */
function addStylesheet(text: string, order: Source | undefined, place: string, plan: Plan): string {
  const changed = withStylesheet(text, order);
  if (!changed)
    plan.byHand.push(`the stylesheet, in ${place}${order ? `, after ${order.file} is imported` : ""}:\n${indent(stylesheetLine)}`);
  return changed ?? text;
}

/** Adds the provider to the entry's text as a file beside it, or to what is left to a person. */
function addProvider(text: string, entry: string | undefined, site: Site, plan: Plan): string {
  const { folder, manifest, framework } = site;
  const like = framework === "vite" && asksFor(manifest, "react-router") ? "react-router" : framework;
  const providers = readStarter(like, like === "vite" ? "src/Providers.tsx" : "app/Providers.tsx");
  const changed = entry && withProvider(text, entry, folder, framework);
  if (changed) plan.files.push({ file: join(dirname(entry), "Providers.tsx"), text: providers, isNew: true });
  else plan.byHand.push(`\`<Providers>\` around the page, in ${entry ?? anyEntry}; it is a file of yours:\n${indent(providers)}`);
  return changed || text;
}

/** Adds the preload of the font that the site's look has: a plugin in Vite, lines of the entry elsewhere, or what is left to a person. */
function addFont(text: string, files: readonly Source[], { folder, framework }: Site, plan: Plan): string {
  const font = findFont([...files, { file: "", text }]);
  if (!font || preloadsFont(files)) return text;
  if (framework === "vite") {
    planVitePlugin(folder, plan);
    return text;
  }
  const changed = withPreload(text, framework, font, (before, lines) => insertAfter(before, lines, () => true));
  if (!changed) plan.byHand.push(fontByHand(framework, font));
  return changed ?? text;
}

function addPackages({ folder, manifest }: Site, plan: Plan): void {
  const packages = Object.entries(packagesIn(folder)).filter(([name]) => !asksFor(manifest, name));
  const manager = packageManager(folder);
  const specifiers = packages.map(([name, version]) =>
    version.startsWith("file:") ? version.replace("file:", "./") : `${name}@${version}`,
  );
  if (packages.length > 0) plan.commands.push(`${manager} ${manager === "npm" ? "install" : "add"} ${specifiers.join(" ")}`);
}

/** Plans what a site lacks. */
export function planSite(folder: string, manifest: Manifest, framework: Framework): Plan {
  if (!asksFor(manifest, "react")) throw new Error("This site does not use React, which the library needs: nothing was written.");
  const plan: Plan = { files: [], byHand: [], commands: [] };
  const site = { folder, manifest, framework };
  const { files } = readSources(folder);
  const order = planLayers(folder, files, plan);
  const entry = entryOf(folder, framework);
  const before = entry ? readFileSync(join(folder, entry), "utf8") : "";
  const styled = findStylesheet(files) ? before : addStylesheet(before, order, entry ?? anyEntry, plan);
  const provided = findProvider(files) ? styled : addProvider(styled, entry, site, plan);
  const text = addFont(provided, files, site, plan);
  if (entry && text !== before) plan.files.push({ file: entry, text, isNew: false });
  addPackages(site, plan);
  return plan;
}
