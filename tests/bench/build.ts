import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { preloadFont } from "@favilla/design-system/vite/index.ts";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { bills } from "./bills.ts";

export const root = join(import.meta.dirname, "../..");

/** Output folder of the measured pages; the root of the static server. */
export const output = join(root, ".cache/bench");

/** Size in bytes under brotli at its highest level. */
export const brotli = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;

/** The first load of a page: compressed code, and fonts as they are. */
export interface PageBytes {
  js: number;
  css: number;
  font: number;
}

const html = (css: boolean) => `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bench</title>
${css ? '<link rel="stylesheet" href="page.css">' : ""}
</head>
<div id="root"></div>
<script type="module" src="page.js"></script>
</html>
`;

/** Builds `pages/<name>.tsx` for production, as one script and one stylesheet, with its document and the bills beside them; its font is preloaded as in a site of `init`. */
export async function buildPage(name: string): Promise<PageBytes> {
  const outDir = join(output, name);
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    base: "./",
    logLevel: "warn",
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        // "use client" has no meaning in a page that is built for the browser alone.
        onLog: (level, log, next) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : next(level, log)),
        input: join(import.meta.dirname, "pages", `${name}.tsx`),
        output: { entryFileNames: "page.js", assetFileNames: "page[extname]", codeSplitting: false },
      },
    },
  });
  if (!("output" in result)) throw new Error(`${name} was not built once`);
  const bytes = { js: 0, css: 0, font: 0 };
  for (const file of result.output) {
    if (file.type === "chunk") bytes.js += brotli(file.code);
    else if (file.fileName.endsWith(".css")) bytes.css += brotli(file.source);
    else bytes.font += file.source.length;
  }
  mkdirSync(outDir, { recursive: true });
  const bundle = Object.fromEntries(result.output.map((file) => [file.fileName, file]));
  writeFileSync(join(outDir, "index.html"), preloadFont().transformIndexHtml.handler(html(bytes.css > 0), { bundle }));
  writeFileSync(join(outDir, "bills.json"), JSON.stringify(bills));
  return bytes;
}
