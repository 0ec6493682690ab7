/** Builds `@favilla/tokens` for the registry: typed script, stylesheets by brand, and the DTCG files that design tools read. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { run } from "../setup.mjs";
import { copyDeclarations } from "./declarations.ts";
import { readManifest, root, writeManifest } from "./manifest.ts";

const source = join(root, "tokens");
const out = join(root, "dist/tokens");

const importSource = <T>(file: string) => import(pathToFileURL(join(source, file)).href) as Promise<T>;

async function writeStylesheets(): Promise<void> {
  const tokens = await importSource<typeof import("@favilla/tokens")>("src/index.ts");
  mkdirSync(join(out, "css"));
  const write = (name: string, selector: string, brand: "favilla" | "brezza" | "wireframe") =>
    writeFileSync(join(out, "css", `${name}.css`), tokens.themeCss(selector, tokens[brand]));
  write("favilla", ":root", "favilla");
  for (const brand of ["brezza", "wireframe"] as const) write(brand, `[data-brand="${brand}"]`, brand);
}

/** The sources with their resolver, and each look resolved to one flat file, for tools that know no resolver yet. */
async function writeDesignFiles(): Promise<void> {
  for (const part of ["base.tokens.json", "components.tokens.json", "favilla.resolver.json", "modes", "palettes", "pairs.json"]) {
    cpSync(join(source, "src", part), join(out, "dtcg", part), { recursive: true });
  }
  const { resolveDocuments } = await importSource<{ resolveDocuments: () => Promise<Record<string, unknown>> }>("src/resolve.ts");
  mkdirSync(join(out, "dtcg/looks"));
  for (const [look, document] of Object.entries(await resolveDocuments())) {
    writeFileSync(join(out, "dtcg/looks", `${look}.tokens.json`), `${JSON.stringify(document, null, 2)}\n`);
  }
  cpSync(join(source, "generated/contrast.json"), join(out, "contrast.json"));
}

export async function buildTokens(): Promise<string> {
  rmSync(out, { recursive: true, force: true });
  const build = await rolldown({ cwd: root, input: { index: join(source, "src/index.ts") } });
  await build.write({ dir: out, format: "esm", sourcemap: true });
  await build.close();
  if (!run("tsc", ["-b", "tokens"]).ok) throw new Error("The tokens' types don't compile.");
  copyDeclarations(join(root, ".types/tokens"), out, (file) => /^(generated\/(contract|themes)|src\/(index|theme))\.d\.ts$/.test(file));
  await writeStylesheets();
  await writeDesignFiles();
  writeManifest(readManifest("tokens"), out, {
    sideEffects: ["**/*.css"],
    exports: {
      ".": { types: "./src/index.d.ts", default: "./index.js" },
      "./css/*.css": "./css/*.css",
      "./dtcg/*.json": "./dtcg/*.json",
      "./contrast.json": "./contrast.json",
      "./package.json": "./package.json",
    },
  });
  return out;
}
