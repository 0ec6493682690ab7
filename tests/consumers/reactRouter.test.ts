import { afterAll, beforeAll, expect, it } from "vitest";
import type { Consumer } from "../package/consumer.ts";
import { start } from "./site.ts";
import { addSharedPage, makeStarter } from "./starter.ts";
import { builtAndServed, starterTests } from "./starterTests.ts";
import { visit, visitWhenReady, whole } from "./visit.ts";

let site: Consumer;
beforeAll(() => {
  site = makeStarter("react-router");
}, 300_000);
// Its packages are thousands of files.
afterAll(() => site.remove(), 300_000);

const serve = () => start(site, "react-router-serve", () => ["build/server/index.js"]);

starterTests("React Router 8, framework mode", () => ({ framework: "react-router", site, serve }));

it("[PK-05] React Router 8, framework mode: built and served, and while developing", { timeout: 600_000 }, async () => {
  addSharedPage(site, "react-router");
  await builtAndServed({ site, serve }, async (url) => {
    const workshop = await start(site, "react-router", (port) => ["dev", "--host", "127.0.0.1", "--port", String(port)], "development");
    try {
      expect(await visit(url)).toEqual(whole);
      expect(await visitWhenReady(workshop.url)).toEqual({ ...whole, before: expect.anything() });
    } finally {
      workshop.close();
    }
  });
});
