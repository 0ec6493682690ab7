import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build } from "vite";
import { serve } from "../browser/serve.ts";
import { walk } from "../browser/walk.ts";

const root = join(import.meta.dirname, "../..");
const output = join(root, ".cache/hydrate");

/**
 * A page with the stories. React is kept from recording each component's time for a profiler: nobody reads it, and it takes a fifth of the
 * time.
 */
const html = `<!doctype html><html lang="it"><title>Stories</title><script>console.timeStamp = undefined;</script>
<script type="module">import * as both from "./stories.js"; Object.assign(window, both);</script>`;

/** Every story in one file for server and page, with React's development build, which reports mismatches. */
const buildStories = () =>
  build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    mode: "development",
    define: { "process.env.NODE_ENV": '"development"' },
    plugins: [vanillaExtractPlugin()],
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: true,
      outDir: output,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        onLog: (level, log, next) => (log.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : next(level, log)),
        input: join(import.meta.dirname, "hydrate/both.ts"),
        output: { entryFileNames: "stories.js", codeSplitting: false },
      },
    },
  });

/** Stories that cannot be drawn on a server, on purpose: a panel that fails, and a step that never arrives. */
const meantFaults: Readonly<Record<string, unknown>> = {
  "feedback/PanelBoundary.stories.tsx Failed": "Error: not loaded",
  "feedback/PanelBoundary.stories.tsx Narrow": "Error: not loaded",
  "access/RegistrationView.stories.tsx StepOnItsWay": expect.stringContaining("TimeoutError"),
  "payments/ChangeWizard.stories.tsx StepOnItsWay": expect.stringContaining("TimeoutError"),
};

test("every story renders on a server and hydrates in strict mode, without a message from React", walk, async ({ page }) => {
  test.setTimeout(420_000);
  await buildStories();
  const { drawAll } = (await import(pathToFileURL(join(output, "stories.js")).href)) as typeof import("./hydrate/both.ts");
  const rendered = await drawAll();
  const failed = rendered.filter(({ error }) => error);
  expect(Object.fromEntries(failed.map(({ name, error = "" }) => [name, error]))).toEqual(meantFaults);
  expect(rendered.length).toBeGreaterThan(400);

  const site = await serve(output);
  writeFileSync(join(output, "index.html"), html);
  await page.goto(`${site.url}/`);
  await page.waitForFunction(() => "hydrateAll" in window);
  const hydrate = (list: typeof rendered) =>
    page.evaluate(
      (stories) => (window as unknown as { hydrateAll: (list: unknown) => Promise<Record<string, string[]>> }).hydrateAll(stories),
      list,
    );
  const first = await hydrate(rendered.filter(({ error }) => !error));
  // On a busy machine a story may end before React has hydrated it, which React reports too. A fault of the story comes back.
  const faults = await hydrate(rendered.filter(({ name }) => name in first));
  site.close();
  expect(faults).toEqual({});
});
