import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { brotli, buildPage, output } from "./build.ts";
import { isCall, signedIn } from "./customers.ts";
import { phone, slow } from "./paint.ts";
import { compare, type Round, type Row } from "./report.ts";
import { addPage, builtPortal, portalFolder } from "./routes.ts";

const part = "Bills from a cold start, CPU 4x, slow network";

/** The element that shows that the bills have arrived, on either page. */
const bill = "main article";

interface Visit {
  /** Milliseconds until the first bill is shown. */
  time: number;
  /** The portal's own files that the page requested. */
  files: string[];
  calls: { url: string; method: string; headers: Record<string, string>; body: string | null; after: number }[];
}

/** Opens a page as a signed-in customer on a slow phone with an empty cache, and waits for the bills. */
async function visit(browser: Browser, url: string, path: string): Promise<Visit> {
  const context = await signedIn(browser, url, "giulia@esempio.it", phone);
  try {
    const page: Page = await context.newPage();
    const files: string[] = [];
    const calls: Visit["calls"] = [];
    let answered = 0;
    page.on("request", (request) => {
      if (!isCall(request.url())) return void files.push(new URL(request.url()).pathname.slice(1));
      const { authorization, "content-type": type, accept } = request.headers();
      const headers = Object.fromEntries(
        Object.entries({ authorization, "content-type": type, accept }).filter(([, value]) => value),
      ) as Record<string, string>;
      calls.push({
        url: new URL(request.url()).pathname + new URL(request.url()).search,
        method: request.method(),
        headers,
        body: request.postData(),
        after: answered,
      });
    });
    page.on("requestfinished", (request) => {
      if (isCall(request.url())) answered++;
    });
    await slow(page);
    await page.addInitScript((selector) => {
      const look = () => {
        if (document.querySelector(selector)) Object.assign(window, { billsAt: performance.now() });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, bill);
    await page.goto(url + path, { waitUntil: "commit" });
    await page.waitForFunction(() => "billsAt" in window);
    const time = await page.evaluate(() => (window as unknown as { billsAt: number }).billsAt);
    return { time, files, calls: [...calls] };
  } finally {
    await context.close();
  }
}

/**
 * A page of bare React beside the portal: the same number of bytes, most of them unused, and the portal's requests in the portal's order.
 */
async function writeControl(folder: string, name: string, { files, calls }: Pick<Visit, "files" | "calls">): Promise<void> {
  await buildPage("control");
  // Scripts and data are served from this folder alone.
  const own = join(folder, "assets", name);
  mkdirSync(own, { recursive: true });
  cpSync(join(output, "control/page.js"), join(own, "page.js"));
  // Fonts and pictures are sent as they are, since they cannot be compressed further; the control page is the same HTML.
  const sent = (file: string) =>
    /\.(js|css|json|svg)$/.test(file) ? brotli(readFileSync(join(folder, file))) : statSync(join(folder, file)).size;
  const bytes = files.filter((file) => /\.\w+$/.test(file)).reduce((sum, file) => sum + sent(file), 0);
  const rest = Math.max(0, bytes - brotli(readFileSync(join(own, "page.js"))));
  writeFileSync(join(own, "rest.js"), `/*${randomBytes(rest).toString("base64")}*/`);
  writeFileSync(join(own, "calls.json"), JSON.stringify(calls));
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(
    join(folder, name, "index.html"),
    '<!doctype html><html lang="it"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bollette</title>' +
      `<div id="root"></div><script type="module" src="/assets/${name}/rest.js"></script><script type="module" src="/assets/${name}/page.js"></script></html>`,
  );
  addPage(folder, name);
}

/** The time until the bills are shown, against the control page. */
export async function measureColdStart(browser: Browser, rounds: number): Promise<Row[]> {
  await builtPortal();
  const start = () => startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  const first = await start();
  const seen = await visit(browser, first.url, "/bollette").finally(first.close);
  await writeControl(portalFolder, "control", seen);
  await writeControl(portalFolder, "bare", { ...seen, files: [] });
  const sandbox = await start();
  try {
    const item = "/bollette to bare React, same bytes and calls";
    const bare = "/bollette to bare React, same calls alone";
    const done: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      process.stderr.write(`\rcold start: round ${round + 1} of ${rounds} `);
      const library = async () => (await visit(browser, sandbox.url, "/bollette")).time;
      const floor = async () => (await visit(browser, sandbox.url, "/control")).time;
      const sides = round % 2 ? { floor: await floor(), library: await library() } : { library: await library(), floor: await floor() };
      const alone = (await visit(browser, sandbox.url, "/bare")).time;
      done.push({ library: { [item]: sides.library, [bare]: sides.library }, floor: { [item]: sides.floor, [bare]: alone } });
    }
    process.stderr.write("\n");
    return [compare(part, item, "ms", done, 1.15), compare(part, bare, "ms", done, 1.8)];
  } finally {
    await sandbox.close();
  }
}
