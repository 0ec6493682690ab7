import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { cards, expect, fillLogin, password, showAll, test } from "./fixtures.ts";

const openFilter = (page: Page) => page.getByRole("button", { name: /^Filtra/ }).click();
const apply = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Applica" }).click();
const facts = (page: Page) => cards(page).first().innerText();

test("[BL-05, BL-23] each filter group reaches the wire under its name, and the button counts the active groups", async ({
  page,
  signIn,
  requests,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const asked = requests("POST /api/billing/my-billing-details");
  await openFilter(page);
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Pagate").uncheck();
  await drawer.getByLabel("Gas", { exact: true }).uncheck();
  await drawer.getByLabel("Altro").uncheck();
  await drawer.getByLabel("Solo luce o solo gas").check();
  await drawer.getByRole("textbox", { name: "Scadenza dal" }).fill("01/01/2025");
  await drawer.getByRole("textbox", { name: "Scadenza al" }).fill("31/12/2026");
  await drawer.getByRole("textbox", { name: "Periodo dal" }).fill("01/02/2025");
  await drawer.getByRole("textbox", { name: "Periodo al" }).fill("30/11/2026");
  await drawer.getByLabel("Importo da").fill("10,50");
  await drawer.getByLabel("Importo a").fill("1.234,5");
  await drawer.getByLabel("Addebito sul libretto").uncheck();
  await apply(page);
  await expect(page.getByRole("button", { name: "Filtra, 7 filtri attivi" })).toBeVisible();
  expect(asked.at(-1)?.body).toMatchObject({
    customerCode: "100001",
    statoPagamento: [1, 2, 3],
    lineaProdottoCod: ["OP470"],
    tipoContratto: 1,
    dataScadenzaDa: "2025-01-01",
    dataScadenzaA: "2026-12-31",
    DataCompetenzaDa: "2025-02-01",
    DataCompetenzaA: "2026-11-30",
    importoDa: 10.5,
    importoA: 1234.5,
    tipoLetturaCod: ["RID30", "BOL30"],
    sortColumnName: "DOCTES_ANNO_DOC",
    sortDirection: "DESC",
  });
  await page.reload();
  await expect(page.getByRole("button", { name: "Filtra, 7 filtri attivi" })).toBeVisible();
});

test("[BL-05] a filter shows as chips; taking one off, and all, widens the list again; back undoes it", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(page.getByText("27 bollette", { exact: true })).toBeVisible();
  await openFilter(page);
  await page.getByRole("dialog").getByLabel("Luce", { exact: true }).uncheck();
  await page.getByRole("dialog").getByLabel("Altro").uncheck();
  await apply(page);
  await expect(page.getByText("10 bollette", { exact: true })).toBeVisible();
  await expect(cards(page).filter({ hasText: "Casa di Bologna" })).toHaveCount(0);
  await page.getByRole("button", { name: /^Togli Gas/ }).click();
  await expect(page.getByText("27 bollette", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText("10 bollette", { exact: true })).toBeVisible();
});

test("[BL-06] an empty selection sends no query and says what is missing", async ({ page, signIn, requests }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const asked = requests("POST /api/billing/my-billing-details");
  for (const group of [
    ["Pagate", "In scadenza", "Scadute"],
    ["Luce", "Gas", "Altro"],
  ]) {
    await openFilter(page);
    for (const name of group)
      await page
        .getByRole("dialog")
        .getByRole("checkbox", { name: new RegExp(`^${name}`) })
        .uncheck();
    await apply(page);
    await expect(page.getByRole("heading", { name: "Scegli che cosa vuoi vedere" })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: "Togli i filtri" }).last().click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    asked.length = 0;
  }
});

test("[BL-09] from must not be after to, and nothing typed is lost", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await openFilter(page);
  const drawer = page.getByRole("dialog");
  await drawer.getByLabel("Importo da").fill("200");
  await drawer.getByLabel("Importo a").fill("100");
  await drawer.getByRole("textbox", { name: "Scadenza dal" }).fill("32/13/2026");
  await apply(page);
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText("L’importo massimo è più basso del minimo").first()).toBeVisible();
  await expect(drawer.getByRole("textbox", { name: "Scadenza dal" })).toHaveValue("32/13/2026");
  await expect(drawer.getByRole("textbox", { name: "Scadenza dal" })).toHaveAttribute("aria-invalid", "true");
});

test("[BL-07] the page asks for 36 bills a supply, 60 at the most", async ({ page, signIn, requests }) => {
  const asked = requests("POST /api/billing/my-billing-details");
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ pageNumber: 0, pageSize: 60 });
});

test("[BL-08] load more adds ten, moves focus to the first new one and announces how many", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole("button", { name: "Mostra altre 10 bollette" }).press("Enter");
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).nth(10).getByRole("heading")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Caricate altre 10 bollette" })).toHaveCount(1);
  await page.getByRole("button", { name: "Mostra altre 7 bollette" }).click();
  await expect(cards(page)).toHaveCount(27);
  await expect(page.getByRole("button", { name: /^(Carica|Mostra)/ })).toHaveCount(0);
});

test("[BL-08] five thousand bills: beyond the first sixty the next page is asked for", async ({ page, signIn, requests }) => {
  const asked = requests("POST /api/billing/my-billing-details");
  await signIn("condominio@esempio.it", "/bollette");
  await expect(page.getByText("5.000 bollette")).toBeVisible();
  for (let count = 20; count <= 70; count += 10) {
    await page.getByRole("button", { name: /^Mostra altre/ }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  expect(asked.map(({ body }) => (body as { pageNumber: number }).pageNumber)).toEqual([0, 1]);
});

test("[BL-01, BL-02] a card gives what the specification names; detail only with more than one line", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  const gas = cards(page).filter({ hasText: "Via dei Tigli 14" }).first();
  await expect(gas).toContainText(/Bolletta n\. 2026 \/ \d+/);
  await expect(gas).toContainText("Emessa il 15 novembre");
  await expect(gas).toContainText("Scade l’11 dicembre");
  await expect(gas).toContainText("Da pagare");
  const detail = gas.getByText("Dettaglio", { exact: true });
  await detail.focus();
  await page.keyboard.press("Enter");
  await expect(gas.getByText("Assistenza caldaia")).toBeVisible();
  await expect(gas.getByText("4,99\u00a0€")).toBeVisible();
  await expect(cards(page).filter({ hasText: "Casa al mare" }).first().getByText("Dettaglio", { exact: true })).toHaveCount(0);
});

test("[BL-10, BL-20] the PDF comes as a real file that names customer, supply, amount and date, under an overlay", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const card = cards(page).first();
  const amount = /[\d.]+,\d\d\u00a0€/.exec(await facts(page))?.[0] as string;
  await faults([{ match: "GET /api/billing/invoice", mode: "delay", delay: 700 }]);
  const coming = page.waitForEvent("download");
  await card.getByRole("button", { name: /Scarica il PDF/ }).click();
  await expect(page.getByRole("dialog").getByText("Stiamo preparando il tuo file…")).toBeVisible();
  const download = await coming;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(download.suggestedFilename()).toMatch(/^bolletta-2026-\d+\.pdf$/);
  const bytes = new Uint8Array(readFileSync(await download.path()));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const plain = text.replace(/\s+/g, " ");
  for (const part of ["Giulia Esempio", "Via dei Tigli", amount.replace("\u00a0", " ")]) expect(plain).toContain(part);
  expect(plain).toMatch(/11\/12\/2026|11 dicembre 2026/);
});

for (const mode of ["status", "html", "empty", "json", "reset"] as const) {
  test(`[AP-09, BL-10, BL-20] a download that fails (${mode}) shows the error dialog, saves nothing and can be tried again`, async ({
    page,
    signIn,
    faults,
  }) => {
    await signIn("giulia@esempio.it", "/bollette");
    const button = cards(page)
      .first()
      .getByRole("button", { name: /Scarica il PDF/ });
    let saved = 0;
    page.on("download", () => saved++);
    await faults([{ match: "GET /api/billing/invoice", mode }]);
    await button.click();
    const dialog = page.getByRole("alertdialog", { name: /Non siamo riusciti a scaricare la bolletta/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(saved).toBe(0);
    await faults([]);
    const coming = page.waitForEvent("download");
    await button.click();
    await coming;
  });
}

test("[BL-11] CSV is offered only for bills issued after 30 June 2025, and is a real file", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  const issued = (date: string) => cards(page).filter({ hasText: date }).first();
  await expect(issued("Emessa il 30 giugno").getByRole("button", { name: /CSV/ })).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await issued("Emessa il 1º luglio").getByRole("button", { name: /CSV/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect(readFileSync(await download.path(), "utf8")).toContain(";");
});

test("[BL-12, BL-22] the link of a paper bill survives the sign-in and opens that bill's dialog", async ({ page, requests }) => {
  await page.goto("/bollette");
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(cards(page).first()).toBeVisible();
  const number = /n\. 2026 \/ (\d+)/.exec(await facts(page))?.[1] as string;
  await page.getByRole("button", { name: "Esci" }).click();
  const asked = requests("POST /api/billing/my-billing/");
  await page.goto(`/bollette?a=2026&n=${number}`);
  await fillLogin(page, "giulia@esempio.it", password);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(number);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe(`/api/billing/my-billing/2026/${number}`);
  expect(asked[0]?.body).toEqual({ customerCode: "100001", pageNumber: 0, pageSize: 1 });
  await expect(dialog.getByRole("button", { name: "Chiudi" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /PDF/ }).click();
  await coming;
  await expect(dialog.getByRole("link", { name: /home/i })).toHaveAttribute("href", "/");
  await dialog.getByRole("link", { name: "Vedi tutte le bollette" }).click();
  await expect(page).toHaveURL("/bollette");
  await expect(dialog).toHaveCount(0);
});

for (const link of ["?a=2026&n=999999999", "?a=1999&n=1", "?a=2024&n=..%2F..%2Fx", "?a=abc&n=%00"]) {
  test(`[BL-13] a link to a bill that is not there (${link}) says so and leads to all bills`, async ({ page, signIn }) => {
    await signIn("giulia@esempio.it", `/bollette${link}`);
    const dialog = page.getByRole("alertdialog", { name: /Non troviamo questa bolletta/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Vedi tutte le bollette" }).click();
    await expect(page).toHaveURL("/bollette");
    await expect(cards(page).first()).toBeVisible();
  });
}

test("[BL-22] year without number, or the reverse, opens no dialog", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette?a=2026");
  await expect(cards(page).first()).toBeVisible();
  await page.goto("/bollette?n=1");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});

test("[BL-15, BL-21] no bills yet, none for these filters and a failure are three different screens", async ({ page, signIn, faults }) => {
  await signIn("nuovo@esempio.it", "/bollette");
  await expect(page.getByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("nessuna@esempio.it", "/bollette");
  await expect(page.getByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("giulia@esempio.it", "/bollette");
  await openFilter(page);
  await page.getByRole("dialog").getByLabel("Importo da").fill("999999");
  await apply(page);
  await expect(page.getByRole("heading", { name: "Nessuna bolletta con questi filtri" })).toBeVisible();
  await faults([{ match: "POST /api/billing/my-billing-details", mode: "status", status: 500 }]);
  await page.goto("/bollette");
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
});

for (const mode of ["html", "empty", "bad-json", "truncated", "reset"] as const) {
  test(`[AP-06] a broken answer (${mode}) is a failure with a way on, never a blank page`, async ({ page, signIn, faults }) => {
    await faults([{ match: "POST /api/billing/my-billing-details", mode }]);
    await signIn("giulia@esempio.it", "/bollette");
    await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(cards(page).first()).toBeVisible();
  });
}

test("no network before the filter was loaded: it says so, the bills stay, and it opens later", async ({ page, context, signIn }) => {
  await page.route("**/assets/BillFilterDrawer-*.js", (route) => route.abort());
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(true);
  await openFilter(page);
  const dialog = page.getByRole("alertdialog", { name: "Non riusciamo ad aprire i filtri" });
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("button", { name: /^Filtra/ })).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
});

test("no network: it says so, again on 'Riprova', and recovers by itself when the network is back", async ({ page, context, signIn }) => {
  await signIn("giulia@esempio.it");
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole("navigation", { name: "Menu principale" }).getByRole("link", { name: "Bollette" }).click();
  await expect(cards(page).first()).toBeVisible();
  await openFilter(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("dialog").getByLabel("Pagate").uncheck();
  await apply(page);
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
  await page.getByRole("button", { name: "Riprova" }).focus();
  await context.setOffline(false);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[BL-10] a browser without the newest functions (Safari 16.4) downloads a bill and keeps focus in its dialogs", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => {
    Reflect.deleteProperty(AbortSignal, "any");
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
  });
  const press = () => page.evaluate(() => document.querySelector<HTMLElement>("main article button")?.click());
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  expect(file.suggestedFilename()).toMatch(/^bolletta-.*\.pdf$/);
  await faults([{ match: "GET /api/billing/invoice", mode: "status", status: 500 }]);
  await press();
  await page.waitForFunction(() => document.activeElement?.textContent === "OK");
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
});

test("[BL-16] odd bills show neutral values, nothing blank and nothing broken", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("1.234.567,89\u00a0€");
  await expect(main).toContainText("-35,40\u00a0€");
  await expect(main).toContainText("0,00\u00a0€");
  await expect(main).toContainText("12,30\u00a0€");
  await expect(main).toContainText("Scadenza non indicata");
  await expect(main).toContainText("Stato da verificare");
  await expect(main).toContainText("Appartamento al quarto piano con vista sul giardino di prova");
  await expect(main).toContainText("Pagamento a rate");
  for (const card of await cards(page).all()) {
    await expect(card.getByRole("heading")).not.toBeEmpty();
    await expect(card).toContainText(/\d,\d\d\u00a0€|–/);
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways).toBeLessThanOrEqual(0);
});
