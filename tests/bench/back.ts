import { chromium, type Page } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { chromiumLaunch } from "../../scripts/chromium.mjs";
import { signedIn } from "./customers.ts";
import { median, type Row } from "./report.ts";
import { builtPortal, portalFolder } from "./routes.ts";

const part = "Back to the bills, in a browser that keeps pages";

/** Notes when each page is shown: a moment of one clock for all pages of the browser, at the frame with its first content. */
function noteShown(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener("pageshow", ({ persisted }) => {
    const look = () => {
      if (!document.querySelector("main article, main table") || document.body.style.visibility) return requestAnimationFrame(look);
      return Object.assign(window, { shown: { at: now(), top: scrollY, persisted } });
    };
    requestAnimationFrame(look);
  });
}

/** Leaves the scrolled bills for another page, goes back, and returns the seconds until their content is there. */
async function goBack(page: Page, away: string): Promise<number> {
  await page.goto(away);
  // A moment later, since what is evaluated while the browser exchanges the pages is lost.
  const from = await page.evaluate(() => {
    setTimeout(() => history.back(), 200);
    return performance.timeOrigin + performance.now() + 200;
  });
  for (;;) {
    await new Promise((done) => setTimeout(done, 500));
    const read = () => (window as unknown as { shown?: { at: number; top: number; persisted: boolean } }).shown;
    const shown = await page.evaluate(read).catch(() => undefined);
    if (!shown || shown.at < from) continue;
    if (!shown.persisted || shown.top !== 600) throw new Error(`The page was ${shown.persisted ? "scrolled elsewhere" : "loaded again"}.`);
    return (shown.at - from) / 1000;
  }
}

/** The time from the press of Back on another site or a file until content and scroll position are there, at the processor's full speed. */
export async function measureBack(rounds: number): Promise<Row[]> {
  await builtPortal();
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  const browser = await chromium.launch({ ...chromiumLaunch({ whole: true }), ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  try {
    const page = await (await signedIn(browser, sandbox.url, "giulia@esempio.it")).newPage();
    await page.addInitScript(noteShown);
    await page.goto(`${sandbox.url}/bollette`);
    await page.waitForFunction(() => "shown" in window);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => scrollTo(0, 600));
    const places = { "another site": sandbox.url.replace("127.0.0.1", "localhost"), "a file of its own site": sandbox.url };
    const rows: Row[] = [];
    for (const [name, url] of Object.entries(places)) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) times.push(await goBack(page, `${url}/icon.svg`));
      rows.push({ part, item: `from ${name}`, unit: "s", value: median(times), limit: 0.05 });
    }
    return rows;
  } finally {
    await browser.close();
    await sandbox.close();
  }
}
