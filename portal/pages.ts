import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type ResolvedConfig } from "vite";
import type { DrawnPage, ListedPage, PrivatePage } from "./src/shell/prerender.tsx";
import { styleNames } from "./styleNames.ts";
import { texts } from "./texts/plugin.ts";

interface PortalPages {
  /** Every page of the table of routes, also those of features that this installation does not offer. */
  all: ListedPage[];
  /** The public pages, rendered. */
  drawn: DrawnPage[];
  /** The private pages. */
  others: PrivatePage[];
}

/** Bundles src/shell/prerender.tsx for Node and runs it. */
async function readPages({ root, publicDir }: ResolvedConfig): Promise<PortalPages> {
  const folder = mkdtempSync(join(tmpdir(), "favilla-prerender-"));
  try {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "error",
      plugins: [vanillaExtractPlugin({ identifiers: styleNames() }), texts()],
      ssr: { noExternal: true },
      build: {
        ssr: join(root, "src/shell/prerender.tsx"),
        outDir: folder,
        minify: false,
        rolldownOptions: { checks: { pluginTimings: false }, output: { entryFileNames: "prerender.mjs" } },
      },
    });
    const module = (await import(pathToFileURL(join(folder, "prerender.mjs")).href)) as typeof import("./src/shell/prerender.tsx");
    const drawn = await module.drawPages(readFileSync(join(publicDir, "config.json"), "utf8"));
    return { drawn, others: await module.privatePages(), all: await module.allPages() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const known = new WeakMap<ResolvedConfig, Promise<PortalPages>>();

/** Returns the pages of a portal, read once for each build. */
export function pagesOf(config: ResolvedConfig): Promise<PortalPages> {
  const pages = known.get(config) ?? readPages(config);
  known.set(config, pages);
  return pages;
}
