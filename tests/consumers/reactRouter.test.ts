import { expect, it } from "vitest";
import { pinned } from "../package/consumer.ts";
import { makeSite, start } from "./site.ts";
import { visit, visitWhenReady, warningsOf, whole } from "./visit.ts";

it("[PK-05] React Router 8, framework mode: built and served, and while developing", { timeout: 600_000 }, async () => {
  const router = ["@react-router/dev@8.4.0", "@react-router/node@8.4.0", "@react-router/serve@8.4.0", "react-router@8.4.0", "isbot@5.1.32"];
  const site = makeSite("reactRouter", [...router, pinned("vite")]);
  expect(warningsOf(site.run("react-router", "build"))).toEqual([]);
  const server = await start(site, "react-router-serve", () => ["build/server/index.js"]);
  const workshop = await start(site, "react-router", (port) => ["dev", "--host", "127.0.0.1", "--port", String(port)], "development");
  try {
    expect(await visit(server.url)).toEqual(whole);
    expect(await visitWhenReady(workshop.url)).toEqual({ ...whole, before: expect.anything() });
  } finally {
    server.close();
    workshop.close();
    site.remove();
  }
});
