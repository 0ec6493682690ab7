/** Checks of `doctor` on a site's sources, by search in their text: they say what was found, and never that something is not there. */
import { type Check, hint, ok, toMend } from "./doctorCheck.ts";
import { findFont, fontByHand, preloadsFont } from "./initFont.ts";
import { asksFor, frameworkOf, type Manifest, type Source } from "./site.ts";

const forTests = /(^|\/)(tests?|__tests__|stories)\/|\.(test|spec|stories|config)\.\w+$/;
/** Sources that are part of the site: no tests, stories or settings. */
const ofPages = (files: readonly Source[]) => files.filter(({ file }) => !forTests.test(file));

export const brandStylesheet = /@favilla\/design-system\/(theme\/(favilla|brezza|wireframe)|all)\.css\b/;

/** Source that loads the stylesheet of a brand. */
export const findStylesheet = (files: readonly Source[]): Source | undefined =>
  ofPages(files).find(({ text }) => brandStylesheet.test(text));

/** Returns whether a source renders the provider, under its own name or another one. */
function rendersProvider({ text }: Source): boolean {
  const [, name = "FavillaProvider"] = /\bFavillaProvider\s+as\s+(\w+)/.exec(text) ?? [];
  return new RegExp(`<${name}\\b|\\b(createElement|jsxs?)\\(\\s*${name}\\b`).test(text);
}

/** Source that renders the provider. */
export const findProvider = (files: readonly Source[]): Source | undefined => ofPages(files).find(rendersProvider);

/** A line that loads something of the library, so not one of types. */
const loadsLibrary = /^(?!\s*import type\b).*@favilla\/design-system\b/m;

/** Position and names of the first statement that orders the cascade layer of the library. */
function layerOrder({ text }: Source): { at: number; names: string[] } | undefined {
  for (const { index, 1: list = "" } of text.matchAll(/@layer\s+([\w.\s,-]+);/g)) {
    const names = list.split(",").map((name) => name.trim());
    if (names.includes("favilla")) return { at: index, names };
  }
  return undefined;
}

/** Source that orders the cascade layer of the library. */
export const findLayerOrder = (files: readonly Source[]): Source | undefined => ofPages(files).find(layerOrder);

/** Source with a cascade layer that is not the library's: a brand's stylesheet has only the library's. */
export const findOwnLayers = (files: readonly Source[]): Source | undefined =>
  ofPages(files).find(({ text }) => /@layer\s+(?!favilla\b)[\w-]/.test(text));

export const tailwindOrder = "@layer theme, base, favilla, components, utilities;";
/** The statement by which a stylesheet loads Tailwind 4. */
export const tailwindImport = /@import\s+(url\()?["']tailwindcss(\/[\w.]+)?["']/;

const layersSection = "What to know, Beside other styles";

/** Fault of a statement that orders the layers, or undefined. */
function faultOfOrder(source: Source, files: readonly Source[], usesTailwind: boolean): string | undefined {
  const { at, names } = layerOrder(source) as { at: number; names: string[] };
  const places = ["base", "favilla", "utilities"].map((name) => names.indexOf(name));
  if (usesTailwind && places.some((place, index) => place < 0 || place < (places[index - 1] ?? 0)))
    return `${source.file} orders the layers in another way than Tailwind needs.`;
  const firstImport = source.text.search(/@import\b/);
  if (firstImport >= 0 && firstImport < at) return `${source.file} orders the layers after its first @import, which is too late.`;
  const name = source.file.split("/").at(-1) as string;
  const late = files.find(({ text }) => {
    const library = text.search(loadsLibrary);
    const order = text.search(new RegExp(`["'/]${name.replaceAll(".", "\\.")}["']`));
    return library >= 0 && order > library;
  });
  return late && late !== source ? `${late.file} imports the library before ${source.file}, which orders the layers.` : undefined;
}

function checkLayers(files: readonly Source[], manifest: Manifest): Check {
  const usesTailwind = asksFor(manifest, "tailwindcss") || files.some(({ text }) => tailwindImport.test(text));
  const old = files.find(({ text }) => /@tailwind\s+base\b/.test(text));
  if (old)
    return toMend(
      `${old.file} uses "@tailwind base" of Tailwind 3, whose reset is in no layer and wins over the library.`,
      "move to Tailwind 4",
      layersSection,
    );
  const layered = findOwnLayers(files);
  if (!usesTailwind && !layered) return ok("No other cascade layers were found, so their order needs no statement.");
  const order = files.find(layerOrder);
  const mend = `write \`${usesTailwind ? tailwindOrder : "@layer …, favilla, …;"}\` before every @import and import this stylesheet before the library`;
  const others = usesTailwind ? "Tailwind is used" : `${layered?.file} has cascade layers`;
  if (!order) return toMend(`${others}, but no @layer statement that names favilla was found in the sources.`, mend, layersSection);
  const fault = faultOfOrder(order, files, usesTailwind);
  return fault ? toMend(fault, mend, layersSection) : ok(`${order.file} orders the cascade layers.`);
}

/** Statements by which Tailwind, a provider or a stylesheet have dark mode in a class. */
const darkByClass = /@custom-variant\s+dark\s*\([^)]*\.dark\b|\battribute=["{]+\s*["']?class["'}]|classList\.\w+\(\s*["']dark["']/;
const modeByAttribute = /\bdata-mode\b|\bdataset\.mode\b/;
/** A root that is smaller than the browser's, so that a rem is 10 px. */
const smallRoot = /(?:^|[\s,}])(?:html|:root)\b[^{}]*\{[^}]*\bfont-size:\s*(?:62\.5%|10px|0?\.625(?:r?em))/;

/** Hints at what a site has in another way than the library, which then needs a line. */
function checkNeighbours(files: readonly Source[]): Check[] {
  const section = "Beside shadcn/ui and other libraries";
  const byClass = files.find(({ text }) => darkByClass.test(text));
  const small = files.find(({ text }) => smallRoot.test(text));
  const hints = [
    byClass &&
      !files.some(({ text }) => modeByAttribute.test(text)) &&
      hint(`${byClass.file} has dark mode in a class, which the library does not follow.`, "set `data-mode` on `<html>` too", section),
    small &&
      !files.some(({ text }) => text.includes("--fv-rem")) &&
      hint(`${small.file} makes the root smaller, and with it every component.`, "write `:root { --fv-rem: 1.6rem; }`", section),
  ];
  return hints.filter((each) => typeof each === "object");
}

/** Settings of a provider that a server component gets in no other way than by `provideForRequest`. */
const providedSettings = /<FavillaProvider\b[^>]*\b(?:messages|locale|currency|timeZone|today|discreet)\b/;

/** Hints at words and region that reach the components of the browser only. */
function checkRequests(files: readonly Source[], manifest: Manifest): Check[] {
  const provider = asksFor(manifest, "next") && files.find(({ text }) => providedSettings.test(text));
  if (!provider || files.some(({ text }) => text.includes("provideForRequest"))) return [];
  return [
    hint(
      `${provider.file} gives words or a region, which reach no component that a server component draws.`,
      "call `provideForRequest` with them in the pages and layouts that draw some",
      "Server components",
    ),
  ];
}

function checkProvider(files: readonly Source[], manifest: Manifest): Check[] {
  const provider = findProvider(files);
  if (!provider) return [toMend("FavillaProvider was not found in the sources.", "render it once around the page", "Links")];
  const found = ok(`${provider.file} renders FavillaProvider.`);
  const next = asksFor(manifest, "next");
  const hints = [
    (next || asksFor(manifest, "react-router")) &&
      !/\blink(Prop)?=|\blink:/.test(provider.text) &&
      hint("FavillaProvider has no `link`, so links of the library load a whole page.", "give it your router's link", "Links"),
    next &&
      !/^\s*["']use client["']/.test(provider.text) &&
      hint(
        `${provider.file} does not begin with "use client": what it gives to FavillaProvider must then be plain data.`,
        'begin it with "use client"',
        "What to know, Servers and frameworks",
      ),
  ];
  return [found, ...hints.filter((each) => each !== false)];
}

/** Hints at a font that the browser learns of too late. */
function checkFont(files: readonly Source[], manifest: Manifest): Check[] {
  const font = findFont(ofPages(files));
  if (!font) return [];
  if (preloadsFont(files)) return [ok("The web font is preloaded.")];
  const mend = `write ${fontByHand(frameworkOf(manifest), font).replace(/\n/g, "\n         ")}`;
  return [hint("The web font is not preloaded, so a page is laid out a second time when it arrives.", mend, "What to know, The web font")];
}

function checkTests(files: readonly Source[], manifest: Manifest): Check[] {
  const runner = ["vitest", "jest"].find((name) => asksFor(manifest, name));
  const document = ["jsdom", "happy-dom", "jest-environment-jsdom"].find((name) => asksFor(manifest, name));
  if (!runner || !document) return [];
  const setup = "@favilla/design-system/test/setup";
  const found =
    files.find(({ text }) => text.includes(setup))?.file ?? (JSON.stringify(manifest).includes(setup) ? "package.json" : undefined);
  if (found) return [ok(`${found} completes ${document} for tests.`)];
  return [
    hint(
      `${runner} runs with ${document}, but ${setup} was not found in the sources.`,
      "add it to the set-up files of your tests",
      "Tests of your own pages",
    ),
  ];
}

/** Checks what the sources import and render. */
export function checkSources(files: readonly Source[], manifest: Manifest): Check[] {
  const pages = ofPages(files);
  const stylesheet = findStylesheet(files);
  const mend = 'write `import "@favilla/design-system/theme/favilla.css";` in the layout, root or entry of your site';
  return [
    stylesheet
      ? ok(`${stylesheet.file} loads a brand's stylesheet.`)
      : toMend("No stylesheet of a brand was found in the sources.", mend, "What to know, Servers and frameworks"),
    ...checkFont(files, manifest),
    ...checkProvider(files, manifest),
    ...checkRequests(pages, manifest),
    checkLayers(pages, manifest),
    ...checkNeighbours(pages),
    ...checkTests(files, manifest),
  ];
}
