/** Preloads the web font of a brand: what `init` adds for it, and how `doctor` knows that it is there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan } from "./plan.ts";
import type { Framework, Source } from "./site.ts";

/** Files of the brands' fonts; `all.css` has that of Favilla, and the wireframe has none. */
const fontFiles: Readonly<Record<string, string>> = {
  favilla: "figtree-latin-wght-normal.woff2",
  all: "figtree-latin-wght-normal.woff2",
  brezza: "instrument-sans-latin-wght-normal.woff2",
};

/** Address in the package of the font that the site's stylesheets load, if one does. */
export function findFont(files: readonly Source[]): string | undefined {
  for (const { text } of files) {
    const brand = /@favilla\/design-system\/(?:theme\/)?(favilla|brezza|all)\.css\b/.exec(text)?.[1];
    if (brand) return `@favilla/design-system/fonts/${fontFiles[brand]}`;
  }
  return undefined;
}

/** Tells whether a site preloads a font, the library's or one of its own. */
export const preloadsFont = (files: readonly Source[]): boolean =>
  files.some(({ text }) => /\bpreloadFont\(|\bas[:=]\s*["']font["']|\bnext\/font\//.test(text));

const attributes = 'as: "font", type: "font/woff2", crossOrigin: "anonymous", fetchPriority: "high"';
const pluginImport = 'import { preloadFont } from "@favilla/design-system/vite";\n';

/** Text that a site of Next or React Router has for it, in its layout or root. */
interface Lines {
  /** Lines after the imports. */
  above: string;
  /** Line in the function of the layout. */
  inside?: string;
}

const linesOf = (framework: "next" | "react-router", font: string): Lines =>
  framework === "next"
    ? {
        above: `import { preload } from "react-dom";\n\nconst font = new URL("${font}", import.meta.url);\n`,
        inside: `preload(font.href, { ${attributes} });`,
      }
    : {
        above: `import font from "${font}?url";\n\nexport const links = () => [\n  { rel: "preload", href: font, ${attributes} },\n];\n`,
      };

/** Text that a person writes where `init` finds no one place. */
export function fontByHand(framework: Framework | undefined, font: string): string {
  if (framework === "vite") return "`preloadFont()` of `@favilla/design-system/vite` among the plugins of your Vite config";
  if (!framework) return `a preload of ${font} in each page's head`;
  const { above, inside } = linesOf(framework, font);
  const written = [above.trim(), ...(inside ? [`${inside} // in the layout's function`] : [])].join("\n");
  return `a preload of the font, in the ${framework === "next" ? "root layout" : "root"}:\n${written.replace(/^(?=.)/gm, "  ")}`;
}

const configs = ["ts", "mts", "js", "mjs", "cts", "cjs"].map((ending) => `vite.config.${ending}`);

/** Adds the plugin to a Vite config with one list of plugins, or writes a config where there is none. */
export function planVitePlugin(folder: string, plan: Plan): void {
  const file = configs.find((name) => existsSync(join(folder, name)));
  if (!file) {
    const text = `${pluginImport}import { defineConfig } from "vite";\n\nexport default defineConfig({ plugins: [preloadFont()] });\n`;
    plan.files.push({ file: "vite.config.ts", text, isNew: true });
    return;
  }
  const text = readFileSync(join(folder, file), "utf8");
  const place = /\bplugins:\s*\[/g;
  const first = text.search(/^import\b/m);
  if (first < 0 || text.match(place)?.length !== 1) plan.byHand.push(`${fontByHand("vite", "")}, ${file}`);
  else {
    const listed = text.replace(place, (list) => `${list}preloadFont(), `).replace("preloadFont(), ]", "preloadFont()]");
    plan.files.push({ file, text: listed.slice(0, first) + pluginImport + listed.slice(first), isNew: false });
  }
}

/** The layout's or root's text with the preload, or undefined if it has no one place for it. */
export function withPreload(
  text: string,
  framework: "next" | "react-router",
  font: string,
  addImport: (text: string, lines: string) => string | undefined,
): string | undefined {
  if (/\b(?:font|links|preload)\b/.test(text.replace(/<\w+[^>]*>/g, ""))) return undefined;
  const { above, inside } = linesOf(framework, font);
  const returned = /^([ \t]+)return\b/gm;
  if (!inside) return addImport(text, above);
  if (text.match(returned)?.length !== 1) return undefined;
  return addImport(
    text.replace(returned, (line, indent: string) => `${indent}${inside}\n${line}`),
    above,
  );
}
