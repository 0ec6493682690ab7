import { afterAll, beforeAll, expect, it } from "vitest";
import type { Consumer } from "../package/consumer.ts";
import { start } from "./site.ts";
import { addBrand, addPages, addSharedPage, makeStarter } from "./starter.ts";
import { brandedStarter, visit, visitPage, visitStarter, whole, wholeStarter } from "./visit.ts";
import { warningsOf } from "./warnings.ts";

process.env["NEXT_TELEMETRY_DISABLED"] = "1";

let site: Consumer;
beforeAll(() => {
  site = makeStarter("next");
}, 300_000);
// Its packages are thousands of files.
afterAll(() => site.remove(), 60_000);

const serve = () => start(site, "next", (port) => ["start", "--port", String(port), "--hostname", "127.0.0.1"]);

const scriptsOf = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src).sort();

it("[PK-10] Next: the starter", { timeout: 600_000 }, async () => {
  expect(warningsOf(site, "npm", "run", "build")).toEqual([]);
  const server = await serve();
  try {
    expect(await visitStarter(server.url)).toEqual(wholeStarter);
  } finally {
    server.close();
  }
});

it("[PK-10] Next: the guide's step to a brand of one's own", { timeout: 600_000 }, async () => {
  const takeBack = addBrand(site, "next");
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

it("[PK-12] Next: the pages of add", { timeout: 600_000 }, async () => {
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

it.each(["--turbopack", "--webpack"])(
  "[PK-05] Next, App Router, built with %s: components imported in a server component",
  { timeout: 600_000 },
  async (bundler) => {
    addSharedPage(site, "next");
    expect(warningsOf(site, "next", "build", bundler)).toEqual([]);
    const server = await serve();
    try {
      expect(await visit(server.url)).toEqual(whole);
      // A component without state or event, imported in a server component, brings no script.
      const [tag, empty] = [await scriptsOf(`${server.url}tag`), await scriptsOf(`${server.url}empty`)];
      expect(tag.length).toBeGreaterThan(0);
      expect(tag).toEqual(empty);
    } finally {
      server.close();
    }
  },
);
