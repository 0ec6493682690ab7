import { join } from "node:path";
import { expect, it } from "vitest";
import { serve } from "../browser/serve.ts";
import { makeSite, start } from "./site.ts";
import { visit, visitWhenReady, whole } from "./visit.ts";
import { warningsOf } from "./warnings.ts";

it("[PK-05] Astro: components without script beside an island, built and while developing", { timeout: 600_000 }, async () => {
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
  const site = makeSite("astro", ["astro@7.3.5", "@astrojs/react@7.0.0"]);
  expect(warningsOf(site, "astro", "build")).toEqual([]);
  const server = await serve(join(site.folder, "dist"));
  const workshop = await start(site, "astro", (port) => ["dev", "--host", "127.0.0.1", "--port", String(port)], "development");
  try {
    expect(await visit(`${server.url}/`)).toEqual(whole);
    expect(await visitWhenReady(workshop.url)).toEqual(whole);
  } finally {
    server.close();
    workshop.close();
    site.remove();
  }
});
