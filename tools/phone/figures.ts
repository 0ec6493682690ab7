import type { Browser, Locator, Page } from "@playwright/test";
import { routes } from "../../portal/src/shell/routes.ts";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { signedIn } from "../../tests/bench/customers.ts";
import { addressOf } from "../../tests/browser/ofGiulia.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, acceptDownloads: true };

const pages = routes.filter(({ area, key }) => area !== "public" && key !== "readingSent").map(addressOf);

/** Adds up the layout shifts of a page that no press caused. */
const countShifts = () => {
  const moved = { sum: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value } of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
      if (!hadRecentInput) moved.sum += value;
  }).observe({ type: "layout-shift", buffered: true });
};

/** Prints a figure beside its limit. */
export type Say = (name: string, value: number, limit: number, unit: string) => void;

/** Measures where a phone's screens answer, and counts the presses of tasks. */
export async function measurePhone(browser: Browser, url: string, say: Say): Promise<void> {
  const context = await signedIn(browser, url, signIns[0].email, phone);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.addInitScript(countShifts);
  const page: Page = await context.newPage();
  const main = page.getByRole("main");

  async function open(path: string): Promise<void> {
    await page.goto(url + path);
    await main.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
  }

  const bottom = async (...parts: Locator[]): Promise<number> =>
    Math.max(
      ...(await Promise.all(
        parts.map(async (part) => {
          const box = await part.first().boundingBox();
          if (!box) throw new Error(`${part} is not on the screen`);
          return box.y + box.height;
        }),
      )),
    );
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);

  let moved = 0;
  for (const path of pages) {
    await open(path);
    moved = Math.max(moved, await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum));
  }
  say(`layout shift: the most of ${pages.length} private pages`, moved, 0.02, "");

  await open("/");
  const due = main.getByRole("region", { name: "Da pagare", exact: true });
  say("home: amount and due date", await bottom(due.getByText(/€/), due.getByText(/scadut|scade/i)), 300, "px");
  say("home: whole page", await height(), 1500, "px");
  await open("/bollette");
  const cards = main.getByRole("article");
  say("bills: amount and due date", await bottom(cards.first().getByText(/€/), cards.first().getByText(/^(Scad|Tra)/)), 320, "px");
  const bar = await page.getByRole("button", { name: "Come pagare", exact: true }).last().boundingBox();
  say("bills: three whole bills, above the bar", await bottom(cards.nth(2)), Math.floor((bar?.y ?? 844) - 12), "px");
  await open("/consumi");
  const home = main.locator("[data-status]").filter({ hasText: "Casa di Bologna" }).first();
  say(
    "consumption: sentence and chart",
    await bottom(home.getByText(/^Da gennaio/), home.getByRole("list", { name: /^Consumi del/ })),
    844,
    "px",
  );
  await home.getByRole("button", { name: "Tabella", exact: true }).tap();
  await home.getByRole("table").waitFor();
  say("consumption: whole page with the table", await height(), 1400, "px");
  await open("/profilo/estratto-conto");
  const rows = main.getByRole("listitem").filter({ hasText: "€" });
  const heights = await Promise.all((await rows.all()).map(async (row) => (await row.boundingBox())?.height ?? 0));
  say(`statement: highest of ${heights.length} rows`, Math.max(...heights), 64, "px");
  await open("/modifica-pagamento/bank/s-100001001");
  await main.getByRole("textbox", { name: "IBAN" }).fill("IT60X0542811101000000123456");
  await main.getByRole("button", { name: "Continua", exact: true }).tap();
  await main.getByRole("textbox", { name: "Numero di cellulare" }).fill("3331234567");
  await main.getByRole("button", { name: "Invia il codice", exact: true }).tap();
  const code = main.getByRole("textbox", { name: "Codice di verifica" });
  await code.waitFor();
  say("code field: its top", (await code.boundingBox())?.y ?? Number.NaN, 320, "px");

  /** Counts the presses of a task, which begins on the home page. */
  const task = async (name: string, limit: number, run: (press: (what: Locator) => Promise<void>) => Promise<unknown>): Promise<void> => {
    let presses = 0;
    await open("/");
    await run(async (what) => {
      await what.first().tap();
      presses++;
    });
    say(name, presses, limit, presses === 1 ? "press" : "presses");
  };
  const download = (press: Promise<void>) => Promise.all([page.waitForEvent("download"), press]);
  const bill = main.getByRole("list", { name: "Le ultime bollette" }).getByRole("link");
  await task("see what is due", 0, () => due.getByText(/€/).first().waitFor());
  await task("copy a payment code", 2, async (press) => {
    await press(main.getByRole("link", { name: "Vedi come pagare" }));
    await press(page.getByRole("button", { name: "Copia il codice" }));
    await page.getByRole("button", { name: "Copiato" }).waitFor();
  });
  await task("know why a bill is higher", 2, async (press) => {
    await press(bill);
    await main.getByRole("heading", { name: "Perché questo importo" }).waitFor();
    await main
      .getByText(/bolletta precedente/)
      .first()
      .waitFor();
  });
  await task("PDF of the last bill", 2, async (press) => {
    await press(bill);
    await download(press(main.getByRole("button", { name: /PDF/ })));
  });
  await task("add a due date to the calendar", 3, async (press) => {
    await press(main.getByRole("button", { name: "Tutte le scadenze" }));
    await download(press(page.getByRole("dialog").getByRole("button", { name: /^Aggiungi al calendario/ })));
  });
  await task("send the gas reading, with one number", 3, async (press) => {
    await press(main.locator('a[href^="/autolettura"]'));
    await press(main.getByRole("link", { name: /^Invia la lettura/ }));
    await page.getByLabel("Cifre del contatore").fill("11080");
    await press(page.getByRole("button", { name: "Invia la lettura" }));
    await page.waitForURL("**/autolettura/inviata");
  });
  await context.close();
}
