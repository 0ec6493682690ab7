import { afterAll, beforeAll, expect, it } from "vitest";
import type { Consumer } from "../package/consumer.ts";
import { start } from "./site.ts";
import { addSharedPage, makeStarter } from "./starter.ts";
import { starterTests } from "./starterTests.ts";
import { visit, whole } from "./visit.ts";
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

starterTests("Next", () => ({ framework: "next", site, serve }));

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
