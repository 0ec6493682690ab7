import type { Browser, Page } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { type Customer, signedIn } from "./customers.ts";
import { compare, type Round, type Row } from "./report.ts";
import { builtPortal, portalFolder } from "./routes.ts";

const part = "Longest task, 500 supplies to a handful, CPU 6x";

/** The browser reports tasks from this length on, in milliseconds. */
const shortest = 50;

const settled = (page: Page) => page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));

async function search(page: Page): Promise<void> {
  await page.getByLabel("Cerca una fornitura").pressSequentially("scala j 50", { delay: 50 });
  await settled(page);
}

async function chooseYear(page: Page): Promise<void> {
  await page
    .locator("main [data-state][data-status]")
    .first()
    .getByRole("button", { name: /^(Scegli il periodo|Periodo scelto)/ })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Anno").selectOption("2025");
  await dialog.getByRole("button", { name: "Applica" }).click();
  await dialog.waitFor({ state: "hidden" });
  await settled(page);
}

/** Saves the whole statement: 5,000 documents, or a household's few. */
async function saveStatement(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Scarica", exact: true }).click();
  const coming = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("menuitem", { name: "Excel (.xlsx)" }).click();
  await coming;
}

/** The longest task of the main thread in milliseconds: while a screen opens, or during an action on it. */
async function longest(browser: Browser, url: string, email: Customer, path: string, act?: (page: Page) => Promise<void>): Promise<number> {
  const context = await signedIn(browser, url, email);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
    });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(url + path);
    await page.locator("main h1").waitFor();
    await settled(page);
    await page.waitForLoadState("networkidle");
    if (act) {
      await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
      await act(page);
      await page.waitForLoadState("networkidle");
    }
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    return Math.max(shortest, ...tasks);
  } finally {
    await context.close();
  }
}

/** The longest time in which the page does not respond to the customer with 500 supplies, against one with a few. */
export async function measureTasks(browser: Browser, rounds: number): Promise<Row[]> {
  await builtPortal();
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  try {
    const done: Round[] = [];
    const typing = "typing in the search of supplies, to opening them";
    const filter = "another year of consumption";
    const saving = "saving the statement, 5,000 documents to a few";
    for (let round = 0; round < rounds; round++) {
      process.stderr.write(`\rlongest task: round ${round + 1} of ${rounds} `);
      const of = (email: Customer, path: string, act?: (page: Page) => Promise<void>) => longest(browser, sandbox.url, email, path, act);
      done.push({
        library: {
          [typing]: await of("condominio@esempio.it", "/forniture", search),
          [filter]: await of("condominio@esempio.it", "/consumi", chooseYear),
          [saving]: await of("condominio@esempio.it", "/profilo/estratto-conto", saveStatement),
        },
        // A list of a few supplies has no search.
        floor: {
          [typing]: await of("giulia@esempio.it", "/forniture"),
          [filter]: await of("giulia@esempio.it", "/consumi", chooseYear),
          [saving]: await of("giulia@esempio.it", "/profilo/estratto-conto", saveStatement),
        },
      });
    }
    process.stderr.write("\n");
    // A spreadsheet of 5,000 rows is written in one task, a hundred times the floor's rows.
    return [typing, filter, saving].map((item) => compare(part, item, "ms", done, item === saving ? 9 : 3));
  } finally {
    await sandbox.close();
  }
}
