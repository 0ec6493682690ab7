import { readFileSync } from "node:fs";
import type { Page, Route } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";

const giulia = "giulia@esempio.it";
const path = "/profilo/modifiche";
const rows = (page: Page) => page.getByRole("main").getByRole("article");

async function withChanges(page: Page, complaints = false): Promise<void> {
  await page.route("/config.json", async (route) => {
    const config = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...config, features: { ...config.features, changes: true, complaints } } });
  });
}

test("[PF-30] without the feature there is no row, no page, no call and no file of the log", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const calls = requests("GET /api/changes");
  const files = requests("GET /assets/Changes");
  await signIn(giulia, "/profilo");
  await settled();
  await expect(page.getByRole("main").getByRole("link", { name: /^Storico/ })).toHaveCount(0);
  expect(files).toEqual([]);
  await page.goto(path);
  await expect(page).toHaveURL("/page-not-found");
  expect(calls).toEqual([]);
});

test("[PF-25] [PF-31] a row of the profile leads to the log, which has each change once it is accepted, also one of another tab", async ({
  page,
  signIn,
  settled,
}) => {
  await withChanges(page, true);
  await signIn(giulia, "/profilo");
  await page.getByRole("main").getByRole("link", { name: "Storico delle modifiche" }).click();
  await expect(page).toHaveURL(path);
  await expect(rows(page).first()).toContainText(
    /Nome della fornitura.*Prima: Casa.*Dopo: Casa di Bologna.*19\s.*novembre\s2026 alle 23:40/s,
  );
  await expect(rows(page).nth(1)).toContainText(/Cellulare.*Prima: •••• 118.*Dopo: •••• 567.*Tu · 12\s.*novembre\s2026 alle 00:30/s);
  await expect(rows(page).nth(2)).toContainText(/Altra modifica.*Fatta.*Assistenza clienti · 25\s.*ottobre\s2026 alle 02:30/s);
  await expect(rows(page).nth(3)).toContainText(/Metodo di pagamento.*Non riuscita.*•••• 1999/s);
  await expect(page.getByRole("link", { name: "Scrivici" })).toHaveAttribute("href", "/reclami/nuovo");

  const other = await page.context().newPage();
  await withChanges(other);
  await other.goto("/profilo/miei-recapiti");
  await other.getByRole("textbox", { name: "Cellulare" }).fill("3339998877");
  await other.getByRole("button", { name: "Salva il numero" }).click();
  await expect(other.getByText("Numero salvato.")).toBeVisible();
  await page.bringToFront();
  await expect(rows(page).first()).toContainText(/Cellulare.*Dopo: •••• 877.*20\s.*novembre\s2026 alle 10:00/s);
  await expect(page.getByRole("main")).not.toContainText("3339998877");

  await page.goto("/profilo/consensi-e-informative");
  await page.getByRole("main").getByRole("switch").last().press("Space");
  await expect(page.getByText("Salvato")).toBeVisible();
  await page.goto(path);
  await settled();
  await expect(rows(page).first()).toContainText(/Consensi.*Inviti e iniziative.*Prima: No.*Dopo: Sì/s);
});

test("[PF-26] [PF-32] the changes of a kind are saved as a file, in which no cell is a formula", async ({ page, signIn }) => {
  await withChanges(page);
  await page.route("**/api/changes", async (route) => {
    const { items } = await (await route.fetch(again)).json();
    const [first] = items;
    await route.fulfill({
      json: { items: [{ ...first, id: "x", after: { code: null, text: '=HYPERLINK("https://x.example")' } }, ...items] },
    });
  });
  await signIn(giulia, path);
  await page.getByRole("button", { name: "Nome della fornitura" }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Scarica le modifiche" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /csv/i }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("storico-delle-modifiche.csv");
  const lines = readFileSync(await download.path(), "utf8")
    .trim()
    .split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("Giorno;Ora;Chi;Che cosa");
  expect(lines[1]).not.toMatch(/(^|;)"?[=+@-]/);
  expect(lines[2]).toMatch(/19\/11\/2026;23:40;Tu;Nome della fornitura;;Casa;Casa di Bologna;.*;Fatta/);
});

test("[PF-36] while the log and the requests load, their placeholders have the lines of their entries, and what is known is there", async ({
  page,
  signIn,
  settled,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withChanges(page);
  await signIn(giulia, "/profilo");
  const entries = page.getByRole("main").locator("li:has(> article), li:has(> div)");
  const boxes = () =>
    entries.evaluateAll((all) => all.map((each) => ({ top: each.getBoundingClientRect().top, height: each.clientHeight })));
  for (const [address, call] of [
    [path, /GET .*\/api\/changes/],
    ["/le-mie-richieste", /requests/i],
  ] as const) {
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const held = async (route: Route) => {
      const request = route.request();
      if (call.test(`${request.method()} ${request.url()} ${request.postData() ?? ""}`)) await released;
      await route.continue();
    };
    await page.route(/\/api/, held);
    await page.goto(address);
    await expect(page.locator("main [aria-busy=true]").first()).toBeVisible();
    if (address === path) {
      await expect(page.getByRole("button", { name: "Tutte" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Scarica/ })).toBeDisabled();
    }
    await page.evaluate(() => document.fonts.ready);
    const [before] = await boxes();
    release();
    await expect(rows(page).first()).toBeVisible();
    await settled();
    const after = await boxes();
    // Entries differ by what is known of them: one at least is as high as its placeholder.
    expect(Math.min(...after.map(({ height }) => Math.abs(height - (before?.height ?? 0)))), address).toBeLessThanOrEqual(8);
    if (address === path) expect(after[0]?.top).toBeCloseTo(before?.top ?? 0, -1);
    await page.unroute(/\/api/, held);
  }
});
