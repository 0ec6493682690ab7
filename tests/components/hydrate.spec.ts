import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { serve } from "../bench/server.ts";

const root = join(import.meta.dirname, "../..");
const output = join(root, ".cache/hydrate");

/** Builds every story for a server or for the browser, as React's development build, which says what is wrong. */
const buildSide = (side: "server" | "client") =>
  build({
    root,
    configFile: false,
    publicDir: false,
    base: "./",
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [vanillaExtractPlugin()],
    ssr: { noExternal: true },
    build: {
      ssr: side === "server",
      outDir: join(output, side),
      emptyOutDir: true,
      minify: false,
      cssCodeSplit: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        onLog: (level, log, next) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : next(level, log)),
        input: join(import.meta.dirname, "hydrate", `${side}.tsx`),
        output: { entryFileNames: side === "server" ? "page.mjs" : "page.js", assetFileNames: "page[extname]", codeSplitting: false },
      },
    },
  });

test("every story is drawn by a server and hydrated in strict mode, without a word from React", async ({ page }) => {
  test.setTimeout(180_000);
  for (const side of ["server", "client"] as const) await buildSide(side);
  const { rendered } = (await import(pathToFileURL(join(output, "server/page.mjs")).href)) as {
    rendered: { name: string; html?: string; error?: string }[];
  };
  expect(rendered.filter(({ error }) => error)).toEqual([]);
  expect(rendered.length).toBeGreaterThan(400);

  const site = await serve(output);
  writeFileSync(
    join(output, "client/index.html"),
    '<!doctype html><html lang="it"><title>Stories</title><script type="module" src="page.js"></script>',
  );
  await page.goto(`${site.url}/client/`);
  await page.waitForFunction(() => "hydrateAll" in window);
  const faults = await page.evaluate(
    (list) => (window as unknown as { hydrateAll: (list: unknown) => Promise<Record<string, string[]>> }).hydrateAll(list),
    rendered,
  );
  site.close();
  expect(faults).toEqual({});
});
