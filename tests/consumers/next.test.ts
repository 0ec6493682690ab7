import { expect, it } from "vitest";
import { makeSite, start } from "./site.ts";
import { visit, warningsOf, whole } from "./visit.ts";

const scriptsOf = async (url: string) =>
  [...(await (await fetch(url)).text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src).sort();

it.each(["--turbopack", "--webpack"])("[PK-05] Next, App Router, built with %s", { timeout: 600_000 }, async (bundler) => {
  const site = makeSite("next", ["next@16.4.6"]);
  process.env["NEXT_TELEMETRY_DISABLED"] = "1";
  expect(warningsOf(site.run("next", "build", bundler))).toEqual([]);
  const server = await start(site, "next", (port) => ["start", "--port", String(port), "--hostname", "127.0.0.1"]);
  try {
    expect(await visit(server.url)).toEqual(whole);
    // A component without state or event, imported in a server component, brings no script.
    const [tag, empty] = [await scriptsOf(`${server.url}tag`), await scriptsOf(`${server.url}empty`)];
    expect(tag.length).toBeGreaterThan(0);
    expect(tag).toEqual(empty);
  } finally {
    server.close();
    site.remove();
  }
});
