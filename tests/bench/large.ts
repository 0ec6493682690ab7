import type { Browser } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { metric } from "./cpu.ts";
import { type Customer, isCall, signedIn } from "./customers.ts";
import { compare, type Round, type Row } from "./report.ts";
import { builtPortal, portalFolder } from "./routes.ts";

const part = "The customer with 500 supplies to one with a handful";

const screens = ["/", "/bollette", "/forniture", "/consumi", "/autolettura", "/profilo", "/profilo/estratto-conto"] as const;

interface Seen {
  calls: number;
  nodes: number;
  cpu: number;
}

/** Opens a screen in its own process until it is settled; returns its requests, its number of elements and its cost. */
async function open(browser: Browser, url: string, email: Customer, path: string): Promise<Seen> {
  const context = await signedIn(browser, url, email);
  try {
    const page = await context.newPage();
    let calls = 0;
    page.on("request", (request) => {
      if (isCall(request.url())) calls++;
    });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await page.goto(url + path);
    await page.locator("main h1").waitFor();
    await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
    const cpu = (await metric(session, "ThreadTime")) * 1000;
    await page.waitForLoadState("networkidle");
    return { calls, cpu, nodes: await page.evaluate(() => document.querySelectorAll("*").length) };
  } finally {
    await context.close();
  }
}

/** Requests, processor time to the first content and elements of the same screens. */
export async function measureLarge(browser: Browser, rounds: number): Promise<Row[]> {
  await builtPortal();
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  try {
    const rows: Row[] = [];
    for (const path of screens) {
      const done: Round[] = [];
      for (let round = 0; round < rounds; round++) {
        process.stderr.write(`\rlarge customer, ${path}: round ${round + 1} of ${rounds} `);
        const large = await open(browser, sandbox.url, "condominio@esempio.it", path);
        const typical = await open(browser, sandbox.url, "giulia@esempio.it", path);
        done.push({ library: { ...large }, floor: { ...typical } });
      }
      const row = (what: keyof Seen, measure: string, limit: number) => {
        rows.push({ ...compare(part, what, measure, done, limit), item: `${path}, ${measure}` });
      };
      row("calls", "requests", 1);
      row("cpu", "ms to first content", 1.5);
      row("nodes", "elements", 2);
    }
    process.stderr.write("\n");
    return rows;
  } finally {
    await sandbox.close();
  }
}
