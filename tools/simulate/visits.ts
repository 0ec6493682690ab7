import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page, Request } from "@playwright/test";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { isCall, signedIn } from "../../tests/bench/customers.ts";
import { startServers } from "../common/servers.ts";

/** Requests of one visit. */
export interface Visit {
  /** Number of calls by kind: the operation of GraphQL, or the path of a REST call without ids. */
  calls: Record<string, number>;
  /** Files that a CDN and a browser may keep, and those that come from the origin each time. */
  kept: Files;
  fresh: Files;
}

interface Files {
  count: number;
  /** As they travel: compressed where the build has a compressed copy. */
  bytes: number;
}

const kindOf = (path: string, body: string | null): string =>
  /(?:query|mutation) (\w+)/.exec(body ?? "")?.[1] ?? path.replace(/^\/api\//, "").replace(/\/[^/]*\d[^/]*/g, "/…");

function bytesOf(portal: string, path: string): number {
  const copies = [`${path}.br`, path, `${path}/index.html.br`, "/index.html.br"].map((file) => join(portal, file));
  const file = copies.find((copy) => existsSync(copy) && statSync(copy).isFile());
  return file ? statSync(file).size : 0;
}

/** Idle moments in a row without a request after which a visit has ended. */
const calm = 20;
/** Milliseconds between the two visits. */
const between = 4 * 60_000;

/** Observes a page's requests, visit after visit. */
class Counter {
  private readonly page: Page;
  private readonly portal: string;
  private readonly open = new Set<Request>();
  private done: Promise<{ path: string; kind: string | undefined; kept: boolean }>[] = [];

  constructor(page: Page, portal: string) {
    this.page = page;
    this.portal = portal;
    page.on("request", (request) => this.open.add(request));
    page.on("requestfailed", (request) => this.open.delete(request));
    page.on("requestfinished", (request) => {
      this.open.delete(request);
      this.done.push(this.factsOf(request));
    });
  }

  private async factsOf(request: Request) {
    const path = new URL(request.url()).pathname;
    const kind = isCall(request.url()) ? kindOf(path, request.postData()) : undefined;
    const caching = (await request.response())?.headers()["cache-control"] ?? "";
    return { path, kind, kept: caching.includes("immutable") };
  }

  /** Makes a visit, waits until nothing is requested any more, and returns what was. */
  async visit(go: () => Promise<unknown>): Promise<Visit> {
    this.done = [];
    await go();
    await this.page.locator("main h1").waitFor();
    for (let still = 0; still < calm; ) {
      await this.page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      const busy = await this.page.locator("main [aria-busy=true]").count();
      still = busy === 0 && this.open.size === 0 ? still + 1 : 0;
    }
    const seen: Visit = { calls: {}, kept: { count: 0, bytes: 0 }, fresh: { count: 0, bytes: 0 } };
    for (const { path, kind, kept } of await Promise.all(this.done)) {
      if (kind !== undefined) seen.calls[kind] = (seen.calls[kind] ?? 0) + 1;
      else {
        const files = kept ? seen.kept : seen.fresh;
        files.count++;
        files.bytes += bytesOf(this.portal, path);
      }
    }
    return seen;
  }
}

export type Visits = Record<"first" | "second" | "home", Visit>;

/**
 * Counts the visits of the typical customer on the day of the bills: the first from a link to the bills, with nothing cached; the second
 * on the page that was left open, from another page back to the bills; and a first visit that begins on the home page.
 */
async function typical(browser: Browser, url: string, portal: string): Promise<Visits> {
  const visits = async (path: string, then: (page: Page, counter: Counter) => Promise<Visit | undefined>) => {
    const context = await signedIn(browser, url, signIns[0].email);
    const page = await context.newPage();
    await page.clock.install();
    const counter = new Counter(page, portal);
    const first = await counter.visit(() => page.goto(url + path));
    const second = await then(page, counter);
    await context.close();
    return { first, second: second as Visit };
  };
  const bills = await visits("/bollette", async (page, counter) => {
    const menu = page.getByRole("navigation", { name: "Menu principale" });
    await counter.visit(() => menu.getByRole("link", { name: "Forniture" }).click());
    await page.clock.fastForward(between);
    return counter.visit(() => menu.getByRole("link", { name: "Bollette" }).click());
  });
  const home = await visits("/", async () => undefined);
  return { ...bills, home: home.first };
}

/** Reads the visits from the built portal, in front of the sandbox. */
export async function readVisits(portal: string): Promise<Visits> {
  const { url, browser, close } = await startServers(portal);
  try {
    return await typical(browser, url, portal);
  } finally {
    await close();
  }
}
