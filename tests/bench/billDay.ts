import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { type Nginx, startNginx } from "../hosting/nginx.ts";
import { isCall, signedIn } from "./customers.ts";
import type { Row } from "./report.ts";

const part = "Bill day through nginx, files of a visit";

/** Visits that are made at the same time, and their number; 30 % come a second time, as in tools/simulate. */
const [together, customers, secondVisits] = [16, 400, 0.3];

interface Line {
  path: string;
  status: string;
  bytes: string;
}

const filesOf = (nginx: Nginx, from: number): Line[] =>
  nginx
    .log()
    .slice(from)
    .map((line) => JSON.parse(line) as Line)
    .filter(({ path }) => !isCall(`http://portal${path}`));

/** The address of a file in the log: nginx looks for a compressed copy, and for the page of an address. */
const asked = (path: string) => path.replace(/\.(?:br|gz)$/, "").replace(/^.*\.html$/, "/bollette");

/** Makes a visit, and returns the files that nginx sent for it until nothing has been asked for three seconds. */
async function visit(page: Page, nginx: Nginx, go: () => Promise<unknown>): Promise<Line[]> {
  const from = nginx.log().length;
  await go();
  await page.locator("main h1").waitFor();
  for (let seen = -1; seen !== nginx.log().length; await page.waitForTimeout(3000)) seen = nginx.log().length;
  return filesOf(nginx, from);
}

/** Makes the visits of many customers at once, and returns the files of a visit: their number, and kilobytes. */
async function load(nginx: Nginx, first: readonly Line[], second: readonly Line[]): Promise<{ files: number; kilobytes: number }> {
  const from = nginx.log().length;
  const visits = Array.from({ length: customers }, (_, each) => (each < customers * secondVisits ? [first, second] : [first])).flat();
  const next = visits.values();
  const customer = async () => {
    for (const lines of next)
      for (const { path } of lines) {
        const answer = await fetch(nginx.url + asked(path), { headers: { "Accept-Encoding": "br", Accept: "text/html,*/*" } });
        if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
        await answer.arrayBuffer();
      }
  };
  await Promise.all(Array.from({ length: together }, customer));
  const sent = filesOf(nginx, from);
  return { files: sent.length / visits.length, kilobytes: sent.reduce((sum, { bytes }) => sum + Number(bytes), 0) / visits.length / 1000 };
}

/**
 * Measures what nginx sends on the day of the bills: a customer was here with the release before, which differs in one word, comes from a
 * link to the bills, and the visit is made again by many at once. Beside it the same with nothing cached.
 */
export async function measureBillDay(browser: Browser, before: string, after: string): Promise<Row[]> {
  const root = mkdtempSync(join(tmpdir(), "favilla-bill-day-"));
  cpSync(before, root, { recursive: true });
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: before });
  const nginx = await startNginx({ root, settings: { backend: sandbox.url } });
  try {
    const page = await (await signedIn(browser, nginx.url, "giulia@esempio.it")).newPage();
    const menu = (name: string) => page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name }).click();
    const bills = () => visit(page, nginx, () => page.goto(`${nginx.url}/bollette`));
    const again = async () => {
      await visit(page, nginx, () => menu("Forniture"));
      return visit(page, nginx, () => menu("Bollette"));
    };
    const empty = { first: await bills(), second: await again() };
    await page.goto("about:blank");
    cpSync(after, root, { recursive: true });
    const returning = { first: await bills(), second: await again() };
    const rows: Row[] = [];
    for (const [who, { first, second }, kilobytes, files] of [
      ["a returning customer, after a release of a word", returning, 30, 12],
      ["nothing cached", empty],
    ] as const) {
      const sent = await load(nginx, first, second);
      rows.push({ part, item: who, unit: "kB", value: sent.kilobytes, limit: kilobytes });
      rows.push({ part, item: `${who}, requests`, unit: "", value: sent.files, limit: files });
    }
    return rows;
  } finally {
    await nginx.close();
    await sandbox.close();
    rmSync(root, { recursive: true });
  }
}
