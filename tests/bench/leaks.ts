import type { Browser, CDPSession } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { signedIn } from "./customers.ts";
import type { Row } from "./report.ts";
import { builtPortal, portalFolder, privatePaths } from "./routes.ts";

const part = "30 turns through all private routes";

const turns = 30;

interface Counts {
  nodes: number;
  listeners: number;
  urls: number;
}

/** Objects that remain in the page after a garbage collection. */
async function readCounts(session: CDPSession): Promise<Counts> {
  for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  const { result } = await session.send("Runtime.evaluate", { expression: "objectUrls.size" });
  return { nodes, listeners: jsEventListeners, urls: result.value as number };
}

/** Nodes, listeners and object URLs left after many visits of every page, less those after a few. */
export async function measureLeaks(browser: Browser): Promise<Row[]> {
  await builtPortal();
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  const context = await signedIn(browser, sandbox.url, "giulia@esempio.it");
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const objectUrls = new Set<string>();
      Object.assign(window, { objectUrls });
      const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
      URL.createObjectURL = (what) => {
        const url = create(what);
        objectUrls.add(url);
        return url;
      };
      URL.revokeObjectURL = (url) => {
        objectUrls.delete(url);
        revoke(url);
      };
    });
    const session = await context.newCDPSession(page);
    // A round begins where the last one ended.
    await page.goto(`${sandbox.url}${privatePaths.at(-1)}`);
    await page.waitForLoadState("networkidle");
    /** As a link does: the router is notified as for the browser's own buttons. */
    const turn = async () => {
      for (const path of privatePaths) {
        const left = await page.title();
        await page.evaluate((address) => {
          history.pushState(null, "", address);
          dispatchEvent(new PopStateEvent("popstate"));
        }, path);
        // A page that leads elsewhere, such as the form of a reading that is not due, may end on the title that it came from.
        await page.waitForFunction(
          ([title, address]) =>
            (document.title !== title || location.pathname + location.search !== address) &&
            !document.querySelector("main [aria-busy=true]"),
          [left, path] as const,
        );
      }
      await page.waitForLoadState("networkidle");
    };
    // The first visits fill the caches of responses and code, which stay.
    for (let round = 0; round < 3; round++) await turn();
    const before = await readCounts(session);
    for (let round = 0; round < turns; round++) {
      process.stderr.write(`\rleaks: turn ${round + 1} of ${turns} `);
      await turn();
    }
    process.stderr.write("\n");
    const after = await readCounts(session);
    const ratio = (what: keyof Counts, limit: number): Row => {
      const value = after[what] === before[what] ? 1 : after[what] / before[what];
      return { part, item: what, unit: "x", value, limit, library: after[what], floor: before[what], measure: "after and before" };
    };
    return [ratio("nodes", 1.02), ratio("listeners", 1), ratio("urls", 1)];
  } finally {
    await context.close();
    await sandbox.close();
  }
}
