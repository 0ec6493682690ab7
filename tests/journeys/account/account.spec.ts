import { walk } from "../../browser/walk.ts";
import { audit, look } from "../audit.ts";
import { broken, expect, test } from "../fixtures.ts";

test.use({ listsAlone: true });

const giulia = "giulia@esempio.it";

test("[NT-01, NT-03, NT-07, NT-09] notifications are listed newest first, with their page, deadline and days of discount", async ({
  page,
  signIn,
}) => {
  await signIn(giulia, "/notifiche");
  const list = page.getByRole("region", { name: "Le tue notifiche" });
  const notices = list.getByRole("article");
  await expect(list.getByRole("heading")).toHaveText(["Questa settimana", "Prima"]);
  await expect(notices).toContainText([/^Autolettura, da leggere/i, /^Promozione, da leggere/i, /^Buono/, /^Promozione/]);
  await expect(notices.nth(0)).toContainText(/18\snov · entro il 26\snov/);
  await expect(notices.nth(1)).toContainText(/14\snov · sconto dal 14\snov al 30\sdic/);
  await expect(notices.nth(3)).toContainText(/scaduta il 22\sago/);
  await expect(page.getByRole("main")).not.toContainText("AUT-26");
  await expect(notices.nth(0).getByRole("link", { name: /^Autolettura/ })).toHaveAttribute("href", "/autolettura");
  await expect(notices.nth(1).getByRole("link")).toHaveCount(0);
  await expect(notices.nth(3).getByRole("link", { name: /^Promozione.*Porta un amico/ })).toHaveAttribute("href", "/porta-un-amico");
  await expect(notices.nth(2).getByRole("link", { name: /^Buono/ })).toHaveAttribute("href", "/vouchers");
  await notices
    .nth(0)
    .getByRole("link", { name: /^Vedi la fornitura/ })
    .click();
  await expect(page).toHaveURL(/\/forniture\/[^/]+$/);
  await expect(page.getByRole("main")).toContainText("Via dei Tigli 14");
});

test("[NT-07] a promotion that is not the referral leads nowhere, also without days of a discount", async ({ page, signIn }) => {
  await signIn("silenzioso@esempio.it", "/notifiche");
  const notice = page.getByRole("region", { name: "Le tue notifiche" }).getByRole("article");
  await expect(notice).toContainText("Un avviso che non fa rumore.");
  await expect(notice.getByRole("link")).toHaveCount(1);
  await expect(notice.getByRole("link")).toHaveAttribute("href", "/forniture/s-100006001");
});

test("[NT-02, NT-10, CH-06] one press marks all as read, in the list, at the bell and after a reload; a failure reverts it", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn(giulia, "/notifiche");
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifiche/ });
  const mark = page.getByRole("button", { name: "Segna tutte come lette" });
  const unread = page.locator('[data-read="false"]');
  await expect(bell).toHaveAccessibleName("Notifiche, 2 da leggere");
  await faults(broken("updateNotification"));
  await mark.press("Enter");
  await expect(page.getByRole("alert")).toContainText("Non risultano ancora lette");
  await expect(unread).toHaveCount(2);
  await faults([]);
  await mark.press("Enter");
  await expect(mark).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Notifiche" })).toBeFocused();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(bell).toHaveAccessibleName("Notifiche");
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(4);
  await expect(unread).toHaveCount(0);
});

test("[AC-19, NT-02] a notification that is marked as read after the session has ended leads to sign-in, without an error", async ({
  page,
  signIn,
  clock,
  settled,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await signIn(giulia, "/notifiche");
  const mark = page.getByRole("button", { name: "Segna tutte come lette" });
  await expect(mark).toBeVisible();
  await clock("2026-12-30T09:00:00Z");
  await mark.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
  await settled();
  expect(errors).toEqual([]);
});

test("[NT-01] notifications of unknown kinds, with markup or with invalid dates, are shown without errors", async ({ page, signIn }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn("casi@esempio.it", "/notifiche");
  const list = page.getByRole("region", { name: "Le tue notifiche" });
  await expect(list.getByRole("article")).toHaveCount(5);
  await expect(list).toContainText("Sconto solo per te");
  await expect(list.getByRole("img", { name: /./ })).toHaveCount(0);
  const text = await list.innerText();
  expect(text).not.toMatch(/INTERNA-42|Mystery|null|undefined|Invalid|0001|31\/02|<b>/);
  expect(dialogs).toEqual([]);
});

test("[RQ-01] [RQ-10] [RQ-11] [RQ-12] requests say who must act, about which supply and what, and lead back to that panel", async ({
  page,
  signIn,
  clock,
}) => {
  await signIn(giulia, "/le-mie-richieste");
  const group = (name: string) => page.getByRole("list", { name, exact: true }).getByRole("article");
  const ours = group("Tocca a noi");
  for (const [row, ...facts] of [
    [group("Tocca a te"), "Indirizzo delle bollette", "Via dei Tigli 14", "Del 10 ottobre", "Non riuscita"],
    [ours.nth(0), "Indirizzo delle bollette", "Casa di Bologna · a Via Fittizia 8", "Del 20 novembre", "Ricevuta"],
    [ours.nth(1), "Dati catastali", /Casa di Bologna · foglio \d+, particella \d+/, "Del 18 novembre", "In lavorazione"],
    [group("Fatte"), "Metodo di pagamento", /conto •••• \d{4}/, "Del 21 luglio, fatta il 24 luglio", "Fatta"],
  ] as const)
    for (const fact of facts) await expect(row).toContainText(fact);
  await expect(group("Tocca a te").getByRole("link", { name: /^Invia di nuovo/ })).toHaveAttribute(
    "href",
    "/forniture/s-100001002?pannello=indirizzi",
  );
  await ours.nth(1).getByText("Avanzamento", { exact: true }).locator("..").press("Enter");
  await expect(ours.nth(1).getByRole("listitem")).toHaveText([/Ricevuta/, /In lavorazione, in corso/, /Fatta/]);
  await ours.nth(1).getByRole("link", { name: "Dati catastali, Casa di Bologna" }).click();
  await expect(page).toHaveURL("/forniture/s-100001001?pannello=dati-catastali");
  const panel = page.locator("#dati-catastali");
  await expect(panel).toContainText("Una richiesta è in corso");
  await expect(panel.locator("[data-status]")).toHaveText("In lavorazione");
  await clock("2026-11-24T10:00:00+01:00");
  await page.goto("/le-mie-richieste");
  await expect(group("Fatte")).toHaveCount(3);
});

test("[RQ-11] requests without a supply are matched with the change of the same type and moment", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/le-mie-richieste");
  const link = (status: string) =>
    page.locator("article", { has: page.locator("[data-tone]", { hasText: status }) }).getByRole("link", { name: /^Metodo/ });
  await expect(link("Fatta")).toHaveAttribute("href", "/forniture/s-100003001?pannello=pagamento");
  await expect(link("Ricevuta")).toHaveAttribute("href", "/forniture/s-100003008?pannello=pagamento");
  await expect(link("In lavorazione")).toHaveAttribute("href", "/forniture/s-100003009?pannello=pagamento");
});

test.describe("in a window of 1280 px", () => {
  test.use({ listsAlone: false });

  test("[NT-11, NT-12, NT-13, NT-14] a notification stands beside the list and in the address; the one that is chosen is read, and printed", async ({
    page,
    signIn,
  }) => {
    await signIn(giulia, "/notifiche");
    const detail = page.getByRole("region", { name: "La notifica scelta" });
    const list = page.getByRole("region", { name: "Le tue notifiche" });
    const rows = list.getByRole("link");
    const bell = page.getByRole("banner").getByRole("link", { name: /^Notifiche/ });
    await expect(rows).toHaveCount(4);
    await expect(detail.getByRole("link", { name: /^Vai all’autolettura/ })).toHaveAttribute("href", "/autolettura");
    expect(new URL(page.url()).search).toBe("");
    await expect(bell).toHaveAccessibleName("Notifiche, 2 da leggere");
    await rows.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/\?aperta=/);
    await expect(bell).toHaveAccessibleName("Notifiche, 1 da leggere");
    await page.keyboard.press("Enter");
    await expect(detail.getByRole("heading", { level: 2, name: "Promozione" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rows.nth(1)).toBeFocused();
    await audit(page);
    await page.reload();
    await expect(detail).toContainText("Fino a fine mese");
    await page.emulateMedia({ media: "print" });
    await expect(detail).toBeVisible();
    await expect(list).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(list.getByRole("article")).toHaveCount(4);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/notifiche?aperta=nessuna");
    await expect(detail).toContainText("autolettura");
    // No choice was a step back.
    await rows.nth(2).click();
    await expect(page).toHaveURL(/\?aperta=(?!nessuna)/);
    await page.goBack();
    await expect(page).toHaveURL(/\?aperta=(?!nessuna)/);
    await expect(detail).toContainText("Fino a fine mese");
  });

  test("[RQ-18] a request stands beside the list and in the address, and a failed one is sent again in two presses", async ({
    page,
    signIn,
  }) => {
    await signIn(giulia, "/le-mie-richieste");
    const detail = page.getByRole("region", { name: "La richiesta scelta" });
    const rows = page.getByRole("region", { name: "Le tue richieste" }).getByRole("link");
    await expect(detail).toContainText("Non riuscita");
    await expect(detail.getByRole("link", { name: "Invia di nuovo" })).toHaveAttribute("href", "/forniture/s-100001002?pannello=indirizzi");
    await rows.first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(detail.getByRole("heading", { level: 2, name: "Dati catastali" })).toBeFocused();
    await expect(page).toHaveURL(/\?aperta=/);
    await page.reload();
    await expect(detail.getByRole("heading", { level: 2, name: "Dati catastali" })).toBeVisible();
    await audit(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("list", { name: "Fatte" }).getByRole("article")).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/le-mie-richieste?aperta=nessuna");
    await expect(detail).toContainText("Non riuscita");
  });
});

test("[RQ-02] without requests the screen says so, offers an action, and shows no error", async ({ page, signIn }) => {
  await signIn("nessuna@esempio.it", "/le-mie-richieste");
  await expect(page.getByRole("heading", { name: "Non hai richieste in corso" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Vai alle forniture" }).click();
  await expect(page).toHaveURL("/forniture");
});

test("[PR-02] bring a friend: the code is copied, or selected if the browser forbids copying, and shared if the browser can", async ({
  page,
  signIn,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: async (data: ShareData) => {
        document.documentElement.dataset["shared"] = JSON.stringify(data);
      },
    });
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL as string });
  await signIn(giulia, "/porta-un-amico");
  const main = page.getByRole("main");
  await expect(main).toContainText("30,00 € a te e 30,00 € al tuo amico".replaceAll(" €", "\u00a0€"));
  const copy = main.getByRole("button", { name: "Copia il codice" });
  await copy.click();
  await expect(main.getByRole("button", { name: "Copiato" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("GIULIA-7Q2K");
  await main.getByRole("button", { name: "Condividi" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /favilla\.example\/amici\/GIULIA-7Q2K/);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await copy.click();
  await expect(main.getByRole("status")).toContainText("Il codice è selezionato");
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("GIULIA-7Q2K");
});

test("[PR-01, PR-02] without a promotion the page says so; without sharing it offers only the copy", async ({ page, signIn }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { configurable: true, value: undefined }));
  await signIn(giulia, "/porta-un-amico");
  await expect(page.getByRole("button", { name: "Copia il codice" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Condividi" })).toHaveCount(0);
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("casi@esempio.it", "/porta-un-amico");
  await expect(page.getByRole("heading", { name: "Adesso non c’è nessuna promozione" })).toBeVisible();
});

test("[PR-03] a promotion that could not be loaded is not called off, and is loaded in place", async ({ page, signIn, faults }) => {
  await signIn(giulia, "/profilo");
  await faults([{ match: "GET /api/promo", mode: "status", status: 503 }]);
  await page.goto("/porta-un-amico");
  await expect(page.getByText("Non riusciamo a caricare la promozione")).toBeVisible();
  await faults([]);
  await page.getByRole("main").getByRole("button", { name: "Riprova" }).press("Enter");
  await expect(page.getByRole("button", { name: "Copia il codice" })).toBeVisible();
});

test("a part that fails to load shows a message and can be retried in place", async ({ page, signIn, faults }) => {
  await signIn(giulia, "/profilo");
  for (const [path, operation, failure, shown] of [
    ["/notifiche", "clusterCampagna", "Non riusciamo a caricare le tue notifiche", "Hai un nuovo buono"],
    ["/le-mie-richieste", "allStatusRequests", "Non riusciamo a caricare le tue richieste", "In lavorazione"],
    ["/porta-un-amico", "friendCode", "Non riusciamo a caricare la promozione", "Copia il codice"],
  ] as const) {
    await faults(broken(operation));
    await page.goto(path);
    await expect(page.getByText(failure)).toBeVisible();
    await faults([]);
    await page.getByRole("main").getByRole("button", { name: "Riprova" }).click();
    await expect(page.getByRole("main")).toContainText(shown);
  }
});

test(
  "[DS-02, DS-05] notifications, requests and bring a friend pass axe and fit 320 px, light and dark",
  walk,
  async ({ page, signIn }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(giulia, "/profilo");
    for (const path of ["/notifiche", "/le-mie-richieste", "/porta-un-amico"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
      await look(page);
    }
  },
);
