import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { cards, expect, fillLogin, password, showAll, test } from "../fixtures.ts";

const facts = async (page: Page) => (await cards(page).first().textContent()) ?? "";

test("[BL-07] the page asks for 36 bills a supply, 60 at the most", async ({ page, signIn, requests }) => {
  const asked = requests("POST /api/billing/my-billing-details");
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  expect(asked[0]?.body).toMatchObject({ pageNumber: 0, pageSize: 60 });
});

test("[R32] [BL-08] load more adds ten, moves focus to the first new one and announces how many", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(10);
  await page.getByRole("button", { name: "Mostra altre 10 bollette" }).press("Enter");
  await expect(cards(page)).toHaveCount(20);
  await expect(cards(page).nth(10).getByRole("heading")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Mostrate altre 10 bollette" })).toHaveCount(1);
  await page.getByRole("button", { name: "Mostra altre 7 bollette" }).click();
  await expect(cards(page)).toHaveCount(27);
  await expect(page.getByRole("button", { name: /^(Carica|Mostra)/ })).toHaveCount(0);
});

test("[BL-08] five thousand bills: after the first sixty the next page is requested", async ({ page, signIn, requests }) => {
  const asked = requests("POST /api/billing/my-billing-details");
  await signIn("condominio@esempio.it", "/bollette");
  await expect(page.getByText("5.000 in tutto")).toBeVisible();
  for (let count = 20; count <= 70; count += 10) {
    await page.getByRole("button", { name: /^Mostra altre/ }).click();
    await expect(cards(page)).toHaveCount(count);
  }
  const whole = asked.filter(({ body }) => (body as { statoPagamento: unknown[] }).statoPagamento.length === 0);
  expect(whole.map(({ body }) => (body as { pageNumber: number }).pageNumber)).toEqual([0, 1]);
});

test("[BL-01, BL-02, BL-39] a card shows every fact of its bill; the opened detail says quantity and price", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  const gas = cards(page).filter({ hasText: "Via dei Tigli 14" }).first();
  await expect(gas).toContainText(/Addebito (il 1\d|l’11)\sdicembre/);
  await expect(gas).not.toContainText(/Da pagare|Come pagare/);
  const detail = gas.getByRole("button", { name: /^Dettaglio/ });
  await detail.focus();
  await page.keyboard.press("Enter");
  await expect(gas.getByText(/Bolletta n\. 2026 \/ \d+ · Emessa il\s\d+\snovembre/)).toBeVisible();
  await expect(gas.getByText("Assistenza caldaia")).toBeVisible();
  await expect(gas.getByText("4,99\u00a0€")).toBeVisible();
  await expect(gas.getByText(/^[\d.]+\u00a0Smc × \d,\d+\u00a0€$/)).toBeVisible();
  await expect(gas.getByText("L’importo viene addebitato sul tuo conto alla scadenza: non devi fare niente.")).toBeVisible();
});

test("[BL-41] open bills come first, by urgency; a bar says what the customer pays, and nothing that has focus is behind it", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("giulia@esempio.it", "/bollette");
  const open = page.getByRole("list", { name: "Da pagare e in arrivo" }).getByRole("article");
  await expect(open).toHaveCount(3);
  await expect(open.nth(0)).toContainText(/Casa al mare.*Scaduta da \d+\u00a0giorni/);
  await expect(open.nth(1)).toContainText(/Casa di Bologna.*Scade tra \d+\u00a0giorni/);
  await expect(open.nth(2)).toContainText("Addebito");
  const bar = page.getByRole("region", { name: "Da pagare" });
  await expect(bar).toContainText("Paghi tu, 2 bollette");
  await expect(bar).toContainText("132,64\u00a0€");
  const edge = (await bar.boundingBox())?.y as number;
  const ends = await open.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
  expect(Math.max(...ends)).toBeLessThanOrEqual(edge);
  const due = await open
    .nth(0)
    .getByText(/^Scaduta da/)
    .boundingBox();
  expect((due?.y ?? 999) + (due?.height ?? 0)).toBeLessThanOrEqual(320);
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (!focused.closest("article")) return false;
      const { left, right, bottom } = focused.getBoundingClientRect();
      return !focused.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
    });
    expect(hidden, `stop ${stop}`).toBe(false);
  }
});

test("[BL-43] the way to pay: the code is copied without spaces, the PDF and the barcode are there, the next bill follows", async ({
  page,
  signIn,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn("giulia@esempio.it", "/bollette?paga=prima");
  const sheet = page.getByRole("dialog", { name: "Come pagare" });
  await expect(sheet).toContainText("33,58\u00a0€");
  await expect(sheet).toContainText(/Scaduta da \d+\u00a0giorni, il/);
  await expect(sheet.getByText("L’addebito sul conto non ci risulta")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Aggiungi al calendario" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Copia il codice" }).click();
  await expect(sheet.getByRole("button", { name: "Copiato" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^3\d{17}$/);
  await sheet.getByRole("button", { name: "Apri il codice a barre" }).click();
  await expect(sheet.getByRole("img", { name: /codice a barre/i })).toBeVisible();
  await sheet.getByRole("button", { name: "Come pagare Casa di Bologna" }).click();
  await expect(sheet).toContainText("99,06\u00a0€");
  const coming = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Aggiungi al calendario" }).click();
  expect((await coming).suggestedFilename()).toMatch(/^scadenza-\d+\.ics$/);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL("/bollette");
  const button = cards(page)
    .nth(1)
    .getByRole("button", { name: /^Come pagare/ });
  await button.press("Enter");
  await expect(sheet).toContainText("99,06\u00a0€");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("[BL-44] a bill has a page of its own, which a link opens and which leads back", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette");
  const city = cards(page).filter({ hasText: "Casa di Bologna" }).first();
  await city.getByRole("button", { name: /^Dettaglio/ }).click();
  await city.getByRole("link", { name: /^Apri la pagina/ }).click();
  await expect(page).toHaveURL(/\/bollette\/2026\/\d+$/);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Casa di Bologna" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/Scade tra \d+\sgiorni, il\s\d+\snovembre/);
  await expect(page.getByText("283\u00a0kWh × 0,19572\u00a0€")).toBeVisible();
  const readings = page.getByRole("table", { name: "Letture di inizio e di fine periodo" });
  await expect(readings.getByRole("row", { name: /^F1/ })).toContainText("102");
  await page.getByRole("button", { name: "Come pagare" }).click();
  await expect(page.getByRole("dialog", { name: "Come pagare" })).toContainText("99,06\u00a0€");
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link", { name: "Bollette" }).click();
  await expect(page).toHaveURL("/bollette");
  await page.goto("/bollette/2026/999");
  await expect(page.getByRole("heading", { level: 1, name: "Pagina non trovata" })).toBeVisible();
});

test("[BL-02] a bill with one line has no detail", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  const licence = cards(page).filter({ has: page.getByRole("heading", { name: "Canone TV" }) });
  await expect(licence).toHaveCount(1);
  await expect(licence.getByRole("button", { name: /^Dettaglio/ })).toHaveCount(0);
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
  for (const part of ["Giulia Esempio", "Viale del Faro Inventato", amount.replace("\u00a0", " ")]) expect(plain).toContain(part);
  expect(plain).toMatch(/\d\d\/1[01]\/2026|\d+ (novembre|ottobre) 2026/);
});

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

test("[BL-12, BL-22, BL-26] the link of a paper bill survives the sign-in and opens that bill's dialog", async ({ page, requests }) => {
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

test("[BL-28] of two bills for the same supply and period each names the other; the rest have no notice", async ({ page, signIn }) => {
  await signIn("doppia@esempio.it", "/bollette");
  await expect(cards(page)).toHaveCount(4);
  const numbers = await cards(page).evaluateAll((all) => all.map((card) => /n\. 2026 \/ (\d+)/.exec(card.textContent ?? "")?.[1]));
  const notice = (number: string | undefined) =>
    `C’è un’altra bolletta per lo stesso periodo, la n. ${number}: una può correggere l’altra.`;
  await expect(cards(page).nth(0)).toContainText(notice(numbers[1]));
  await expect(cards(page).nth(1)).toContainText(notice(numbers[0]));
  await expect(cards(page).filter({ hasText: "stesso periodo" })).toHaveCount(2);
  await expect(page.getByRole("list", { name: "Da pagare e in arrivo" }).getByRole("article")).toHaveCount(2);
});

test("[BL-01, BL-25] a credit and a bill of zero are no debts", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  for (const [total, word] of [
    ["−\u00a035,40", "A tuo credito"],
    ["0,00", "Niente da pagare"],
  ] as const) {
    const card = cards(page).filter({ hasText: new RegExp(`(^|[^\\d.])${total}`) });
    await expect(card).toContainText(word);
    await expect(card).toContainText(/Scadenza \d/);
    await expect(card).not.toContainText(/Da pagare|Scade |Scaduta/);
    await expect(card).toHaveAttribute("data-status", /ToBePaid|Expiring|NotPaid/);
  }
});

test("[BL-28] of two bills for the same period of which one is paid, only the one still to be paid names the other", async ({
  page,
  signIn,
}) => {
  await signIn("doppia@esempio.it", "/bollette");
  const twins = cards(page).filter({ hasText: "stesso periodo" });
  await expect(twins).toHaveCount(2);
  const number = /n\. 2026 \/ (\d+)/.exec((await cards(page).nth(1).textContent()) ?? "")?.[1];
  await page.route("**/my-billing-details*", async (route) => {
    const response = await route.fetch();
    const paid = (_: string, value: unknown) =>
      typeof value === "object" && value && "DATACOMPETENZAINI" in value && "NUMERO" in value && String(value.NUMERO) === number
        ? { ...value, DATAPAGAMENTO: "2026-11-20T00:00:00.000Z" }
        : value;
    await route.fulfill({ response, json: JSON.parse(await response.text(), paid) });
  });
  await page.reload();
  await expect(twins).toHaveCount(1);
  await expect(twins).toContainText(`la n. ${number}`);
});

test("[R29] [BL-10, BL-30] a running download is cancelled by button and Escape: no file is saved, and focus is back on the button", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const button = cards(page)
    .first()
    .getByRole("button", { name: /Scarica il PDF/ });
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando il tuo file…" });
  const saved: unknown[] = [];
  page.on("download", (file) => saved.push(file));
  await faults([{ match: "GET /api/billing/invoice", mode: "delay", delay: 3000 }]);
  for (const giveUp of [() => overlay.getByRole("button", { name: "Annulla" }).click(), () => page.keyboard.press("Escape")]) {
    const aborted = page.waitForEvent("requestfailed");
    await button.press("Enter");
    await expect(overlay).toBeFocused();
    await giveUp();
    expect((await aborted).url()).toContain("/api/billing/invoice");
    await expect(overlay).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await faults([]);
  expect(saved).toEqual([]);
  const coming = page.waitForEvent("download");
  await button.press("Enter");
  await coming;
  expect(saved).toHaveLength(1);
});

test("[BL-12] the bill of a link: neither its dialog nor its file that cannot be loaded is a dead end", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const number = /n\. 2026 \/ (\d+)/.exec(await facts(page))?.[1] as string;
  const code = "**/assets/BillDeepLink-*.js*";
  let tried = 0;
  await page.route(code, (route) => {
    tried += 1;
    return route.abort();
  });
  await page.goto(`/bollette?a=2026&n=${number}`);
  // Code that a deploy may have removed is requested once more, after a reload.
  await expect.poll(() => tried).toBeGreaterThan(1);
  const failure = page.getByRole("alertdialog");
  await expect(failure).toContainText("Non riusciamo ad aprire la bolletta");
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(code);
  await failure.getByRole("button", { name: "Riprova" }).click();
  const dialog = page.getByRole("dialog", { name: "La tua bolletta" });
  await expect(dialog).toContainText(number);
  await faults([{ match: "GET /api/billing/invoice", mode: "status", status: 500 }]);
  await dialog.getByRole("button", { name: /PDF/ }).click();
  await expect(failure).toContainText("Non siamo riusciti a scaricare la bolletta");
  await faults([]);
  const coming = page.waitForEvent("download");
  await failure.getByRole("button", { name: "Riprova" }).click();
  await coming;
  await expect(failure).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test("[BL-22] year without number, or the reverse, opens no dialog", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette?a=2026");
  await expect(cards(page).first()).toBeVisible();
  await page.goto("/bollette?n=1");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
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

test("[BL-29, BL-45] opening a bill's detail loads the readings of its period and supply, the one before them included", async ({
  page,
  signIn,
  requests,
  faults,
}) => {
  const asked = requests("POST /api/consumption");
  await signIn("giulia@esempio.it", "/bollette");
  const gas = cards(page).filter({ hasText: "Via dei Tigli 14" }).first();
  const detail = gas.getByRole("button", { name: /^Dettaglio/ });
  await expect(detail).toBeVisible();
  expect(asked).toEqual([]);
  await faults([{ match: "POST /api/consumption", mode: "status", status: 500 }]);
  await detail.click();
  await expect(gas.getByText("Le letture non sono arrivate: riprova.")).toBeVisible();
  await faults([]);
  await gas.getByRole("button", { name: "Riprova" }).click();
  const readings = gas.getByRole("table", { name: "Letture di inizio e di fine periodo" });
  await expect(readings.getByRole("columnheader").last()).toHaveText("Smc");
  await expect(gas.getByText(/lettura (reale|stimata)\./).first()).toBeVisible();
  const body = asked.at(-1)?.body as { dataInizio: string; dataFine: string };
  expect(body.dataInizio < body.dataFine).toBe(true);
});

test("[BL-20] a failed download is tried again in place", async ({ page, signIn, faults }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await faults([{ match: "GET /api/billing/invoice", mode: "status", status: 500 }]);
  await cards(page)
    .first()
    .getByRole("button", { name: /Scarica il PDF/ })
    .click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a scaricare la bolletta");
  await page.keyboard.press("Enter");
  const again = cards(page)
    .first()
    .getByRole("button", { name: /^Riprova a scaricare il PDF della bolletta \d+/ });
  await expect(again).toBeFocused();
  await faults([]);
  const coming = page.waitForEvent("download");
  await again.press("Enter");
  await coming;
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /Scarica il PDF/ }),
  ).toBeVisible();
});
