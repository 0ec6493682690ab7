import { afterAll, beforeAll, expect, it } from "vitest";
import type { Consumer } from "../package/consumer.ts";
import { start } from "./site.ts";
import { addBrand, addPages, addSharedPage, makeStarter } from "./starter.ts";
import { brandedStarter, visit, visitPage, visitStarter, visitWhenReady, whole, wholeStarter } from "./visit.ts";
import { warningsOf } from "./warnings.ts";

let site: Consumer;
beforeAll(() => {
  site = makeStarter("react-router");
}, 300_000);
// Its packages are thousands of files.
afterAll(() => site.remove(), 60_000);

const serve = () => start(site, "react-router-serve", () => ["build/server/index.js"]);

it("[PK-10] React Router 8, framework mode: the starter", { timeout: 600_000 }, async () => {
  expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
  const server = await serve();
  try {
    expect(await visitStarter(server.url)).toEqual(wholeStarter);
  } finally {
    server.close();
  }
});

it("[PK-10] React Router 8, framework mode: the guide's step to a brand of one's own", { timeout: 600_000 }, async () => {
  const takeBack = addBrand(site, "react-router");
  try {
    expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
    const server = await serve();
    try {
      expect(await visitStarter(server.url)).toEqual(brandedStarter);
    } finally {
      server.close();
    }
  } finally {
    takeBack();
  }
});

it("[PK-12] React Router 8, framework mode: the pages of add", { timeout: 600_000 }, async () => {
  const pages = addPages(site);
  expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
  const server = await serve();
  try {
    for (const [path, title] of pages)
      expect(await visitPage(`${server.url}${path}`), path).toEqual({ heading: title, title, said: [], found: [] });
  } finally {
    server.close();
  }
});

it("[PK-05] React Router 8, framework mode: built and served, and while developing", { timeout: 600_000 }, async () => {
  addSharedPage(site, "react-router");
  expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
  const server = await serve();
  const workshop = await start(site, "react-router", (port) => ["dev", "--host", "127.0.0.1", "--port", String(port)], "development");
  try {
    expect(await visit(server.url)).toEqual(whole);
    expect(await visitWhenReady(workshop.url)).toEqual({ ...whole, before: expect.anything() });
  } finally {
    server.close();
    workshop.close();
  }
});
