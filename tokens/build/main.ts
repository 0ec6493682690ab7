/** `npm run build` of the tokens writes `@favilla/tokens` for the registry: typed script, stylesheets by brand, and the DTCG files that design tools read. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import type { Lch } from "../src/brand/oklch.ts";
import { writeCompanions } from "./companions.ts";
import { compile } from "./compile.ts";
import { copyDeclarations } from "./declarations.ts";
import { readManifest, root, writeManifest } from "./manifest.ts";
import { targets } from "./targets.ts";

const source = join(root, "tokens");
const out = join(root, "dist/tokens");

const start = `- \`css/<brand>.css\`: a brand's custom properties in light, dark and high contrast.
- \`import { vars, themeCss } from "@favilla/tokens"\`: typed names, and a brand of your own as a stylesheet.
- \`npx --no @favilla/tokens brand\`: a brand from an accent, a radius and a font, with the contrast of every pair of colours checked; \`@favilla/tokens/brand\` does the same in script.
- \`dtcg\`: the sources as design tokens (DTCG, format 2025.10); \`dtcg/looks\`: each brand and mode as one flat file.
- \`contrast.json\`, \`contrast.md\`: every pair of colours that must be distinguishable, measured.`;

/** Type declarations of the modules that the entry files import. */
const declared = /^(generated\/(contract|themes)|src\/(index|theme|brand\/(index|brandTokens|inputs|makeBrand|model|oklch|proof)))\.d\.ts$/;

const importSource = <T>(file: string) => import(pathToFileURL(join(source, file)).href) as Promise<T>;

async function writeStylesheets(): Promise<void> {
  const tokens = await importSource<typeof import("@favilla/tokens")>("src/index.ts");
  mkdirSync(join(out, "css"));
  const write = (name: string, selector: string | readonly string[], brand: "favilla" | "brezza" | "wireframe") =>
    writeFileSync(join(out, "css", `${name}.css`), tokens.themeCss(selector, tokens[brand]));
  write("favilla", tokens.favillaRoots, "favilla");
  for (const brand of ["brezza", "wireframe"] as const) write(brand, `[data-brand="${brand}"]`, brand);
}

interface Contrast {
  brand: string;
  mode: string;
  kind: "text" | "nonText";
  foreground: string;
  background: string;
  ratio: number;
  required: number;
}

function contrastTable(pairs: readonly Contrast[]): string {
  const rows = pairs.map(
    ({ brand, mode, kind, foreground, background, ratio, required }) =>
      `| ${brand} | ${mode} | ${kind === "text" ? "text" : "shape"} | ${foreground} | ${background} | ${ratio.toFixed(2)} | ${required} |`,
  );
  const head =
    "# Contrast\n\nEvery pair of colours that the library declares, as painted (WCAG 2.2, 1.4.3 and 1.4.11; high contrast asks more).";
  return `${head}\n\n| brand | mode | kind | colour | on | contrast | needs |\n|---|---|---|---|---|---|---|\n${rows.join("\n")}\n`;
}

/** Writes the sources with their resolver, and each look resolved to one flat file, for tools without a resolver. */
async function writeDesignFiles(): Promise<void> {
  for (const part of ["base.tokens.json", "components.tokens.json", "favilla.resolver.json", "modes", "palettes", "pairs.json"]) {
    cpSync(join(source, "src", part), join(out, "dtcg", part), { recursive: true });
  }
  const { resolveDocuments } = await importSource<{ resolveDocuments: () => Promise<Record<string, unknown>> }>("src/resolve.ts");
  const { toHex } = await importSource<typeof import("../src/brand/oklch.ts")>("src/brand/oklch.ts");
  // A tool that only supports sRGB uses the format's hex value.
  const withHex = (_: string, value: { colorSpace?: string; components: Lch }) =>
    value?.colorSpace === "oklch" ? { ...value, hex: toHex(value.components) } : value;
  mkdirSync(join(out, "dtcg/looks"));
  for (const [look, document] of Object.entries(await resolveDocuments())) {
    writeFileSync(join(out, "dtcg/looks", `${look}.tokens.json`), `${JSON.stringify(document, withHex, 2)}\n`);
  }
  const contrast = readFileSync(join(source, "generated/contrast.json"), "utf8");
  writeFileSync(join(out, "contrast.json"), contrast);
  writeFileSync(join(out, "contrast.md"), contrastTable(JSON.parse(contrast) as Contrast[]));
}

async function buildTokens(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const build = await rolldown({
    cwd: root,
    input: {
      index: join(source, "src/index.ts"),
      brand: join(source, "src/brand/index.ts"),
      command: join(source, "src/brand/command.ts"),
    },
    platform: "node",
    transform: { target: targets },
  });
  await build.write({ dir: out, format: "esm", sourcemap: true, chunkFileNames: "shared/[name].js" });
  cpSync(join(root, "node_modules/culori/LICENSE"), join(out, "LICENSE-culori.txt"));
  await build.close();
  compile("tokens");
  copyDeclarations(join(root, ".types/tokens"), out, (file) => declared.test(file));
  await writeStylesheets();
  await writeDesignFiles();
  const manifest = readManifest("tokens");
  writeCompanions(manifest, "tokens", out, start);
  writeManifest(manifest, out, {
    bin: { "favilla-tokens": "./command.js" },
    sideEffects: ["**/*.css", "./command.js"],
    exports: {
      ".": { types: "./src/index.d.ts", default: "./index.js" },
      "./brand": { types: "./src/brand/index.d.ts", default: "./brand.js" },
      "./css/*.css": "./css/*.css",
      "./dtcg/*.json": "./dtcg/*.json",
      "./contrast.json": "./contrast.json",
      "./contrast.md": "./contrast.md",
      "./package.json": "./package.json",
    },
  });
}

await buildTokens();
console.log("tokens: dist/tokens");
