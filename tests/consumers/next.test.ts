import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Consumer } from "../package/consumer.ts";
import { start } from "./site.ts";
import { addSharedPage, makeStarter } from "./starter.ts";
import { starterTests } from "./starterTests.ts";
import { scriptBytes, visit, visitServerPage, whole, wholeServerPage } from "./visit.ts";
import { warningsOf } from "./warnings.ts";

process.env["NEXT_TELEMETRY_DISABLED"] = "1";

let site: Consumer;
beforeAll(() => {
  site = makeStarter("next");
}, 300_000);
// Its packages are thousands of files.
afterAll(() => site.remove(), 300_000);

const serve = () => start(site, "next", (port) => ["start", "--port", String(port), "--hostname", "127.0.0.1"]);

starterTests("Next", () => ({ framework: "next", site, serve }));

it.each(["--turbopack", "--webpack"])(
  "[PK-05] [PK-17] Next, App Router, built with %s: components imported in a server component",
  { timeout: 600_000 },
  async (bundler) => {
    addSharedPage(site, "next");
    // Its cells are formatted by functions of the library, which the server calls.
    const page = readFileSync(join(import.meta.dirname, "../package/site/serverPage.tsx"), "utf8");
    site.write("app/server/page.tsx", page.replace("export function", "export default function"));
    expect(warningsOf(site, "next", "build", bundler)).toEqual([]);
    const server = await serve();
    try {
      expect(await visit(server.url)).toEqual(whole);
      // Components without state or event, imported in a server component, add no script to a page without any.
      const empty = await scriptBytes(`${server.url}empty`);
      expect(empty).toBeGreaterThan(0);
      const added = { tag: (await scriptBytes(`${server.url}tag`)) - empty, server: (await scriptBytes(`${server.url}server`)) - empty };
      expect(added).toEqual({ tag: 0, server: 0 });
      expect(await visitServerPage(`${server.url}server`)).toEqual(wholeServerPage);
    } finally {
      server.close();
    }
  },
);
