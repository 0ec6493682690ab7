import type { Page } from "@playwright/test";
import { audit, fits } from "./audit.ts";
import { expect, test } from "./fixtures.ts";

const insert = "POST /api/self-reading/readings";
const giulia = "giulia@esempio.it";
const enter = "/autolettura/inserisci?fornitura=s-100001002";

const card = (page: Page, name: string) => page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
const meter = (page: Page) => page.getByLabel("Cifre del contatore");
const send = (page: Page) => page.getByRole("button", { name: "Invia la lettura" });
const history = (page: Page) => page.getByRole("list", { name: "Le letture che hai inviato" }).getByRole("listitem");

/** A few days after the last reading, at the customer's usual use. */
const usual = "11080";

async function openForm(page: Page) {
  await expect(meter(page)).toBeVisible();
  await expect(page.getByText(/Ultima lettura reale: 11\.020/)).toBeVisible();
}

test("[SR-02, SR-11] each supply says when its reading can be sent, and what was sent is listed, newest first", async ({
  page,
  signIn,
}) => {
  await signIn(giulia, "/autolettura");
  const gas = card(page, "Via dei Tigli 14");
  await expect(gas).toContainText("Puoi inviarla fino al 26 novembre.");
  await expect(gas).toContainText("11.020 m³");
  await expect(gas).toContainText("31 ottobre 2026");
  await expect(card(page, "Casa al mare")).toContainText("si legge a distanza");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(history(page)).toHaveCount(3);
  await expect(history(page).first()).toContainText("20 settembre 2026");
  await history(page).last().getByRole("link").click();
  await expect(page).toHaveURL(/\/autolettura\/r-100001002-1$/);
  await expect(page.getByRole("heading", { level: 1, name: "La tua lettura" })).toBeFocused();
  await expect(page.getByText("La lettura è molto più alta dei tuoi consumi")).toBeVisible();
  await expect(page.getByRole("link", { name: "Invia un’altra lettura" })).toHaveAttribute("href", enter);
});

test("[SR-01] the guide opens again and again, goes on and back, and blocks nothing", async ({ page, signIn }) => {
  await signIn(giulia, "/autolettura");
  const guide = page.getByRole("button", { name: "Come si legge il contatore" });
  const dialog = page.getByRole("dialog");
  await expect(card(page, "Via dei Tigli 14")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await guide.click();
  await expect(dialog).toContainText("Trova il contatore");
  await dialog.getByRole("button", { name: "Avanti" }).click();
  await expect(dialog).toContainText("Leggi solo le cifre nere");
  await dialog.getByRole("button", { name: "Indietro" }).click();
  await expect(dialog).toContainText("Trova il contatore");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(guide).toBeFocused();
  await guide.press("Enter");
  for (const label of ["Avanti", "Avanti", "Ho capito"]) await dialog.getByRole("button", { name: label }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto(enter);
  await openForm(page);
  await guide.click();
  await expect(dialog).toContainText("Trova il contatore");
});

test("[SR-06, SR-09, DS-03] with the keyboard alone: a reading is previewed, sent once and has a receipt", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = [requests("GET /api/self-reading/authorize"), requests(insert)];
  await signIn(giulia, "/autolettura");
  await card(page, "Via dei Tigli 14")
    .getByRole("link", { name: /^Invia la lettura/ })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Inserisci la lettura" })).toBeFocused();
  await expect(page.getByText("Via dei Tigli 14: puoi inviarla fino al 26 novembre.")).toBeVisible();
  await openForm(page);
  await meter(page).focus();
  await page.keyboard.type(usual);
  await expect(page.getByText("circa 60 Smc in 20 giorni")).toBeVisible();
  expect(asked[1]).toHaveLength(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/autolettura/inviata");
  await expect(page.getByRole("heading", { level: 1, name: "Lettura ricevuta" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("11.080 m³");
  await expect(page.getByRole("main")).toContainText("r-100001002-4");
  expect(asked[0]).toHaveLength(1);
  expect(asked[1]?.map(({ body }) => body)).toEqual([
    { supplyId: "s-100001002", LetturaMisuratore: usual, TipoLettura: "CICLO", platform: "WEB" },
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Lettura ricevuta" })).toBeVisible();
  await page.getByRole("link", { name: "Vai alle tue letture" }).click();
  await expect(card(page, "Via dei Tigli 14")).toContainText("L’hai inviata il 20 novembre");
  await expect(card(page, "Via dei Tigli 14").getByRole("link", { name: /^Invia/ })).toHaveCount(0);
  await expect(history(page).first()).toContainText("11.080 m³");
  await page.goto(enter);
  await expect(page).toHaveURL("/autolettura");
});

test("[SR-06] pressed twice, and again while it is on its way, it is sent once", async ({ page, signIn, faults, requests }) => {
  const sent = requests(insert);
  await signIn(giulia, enter);
  await openForm(page);
  await faults([{ match: insert, mode: "delay", delay: 600 }]);
  await meter(page).fill(usual);
  await send(page).dblclick();
  await meter(page).press("Enter");
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(sent).toHaveLength(1);
});

test("[SR-06] what is no reading is refused in place; what is unlikely is asked about, with the numbers, and can be confirmed", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests(insert);
  await signIn(giulia, enter);
  await openForm(page);
  for (const [text, error] of [
    ["", "Scrivi le cifre che leggi."],
    ["11080,5", "niente punti, virgole o decimali"],
    ["1e4", "Scrivi solo cifre"],
    ["-1", "Scrivi solo cifre"],
    ["123456", "il contatore ne ha 5"],
  ] as const) {
    await meter(page).fill(text);
    await send(page).click();
    await expect(meter(page)).toHaveAccessibleDescription(new RegExp(error));
  }
  await meter(page).fill(" 10 900 ");
  await send(page).click();
  const question = page.getByRole("group", { name: "Controlla la lettura prima di inviarla" });
  await expect(question).toBeFocused();
  await expect(question).toContainText("Hai scritto 10.900 m³, meno dell’ultima lettura reale (11.020 m³).");
  await page.getByRole("button", { name: "Correggi" }).click();
  await expect(meter(page)).toBeFocused();
  await meter(page).fill("19999");
  await send(page).click();
  await expect(question).toContainText(/Sono circa 8\.979\sSmc in 20 giorni: molto più dei \d+\sSmc/);
  expect(sent).toHaveLength(0);
  await page.getByRole("button", { name: "Conferma e invia" }).click();
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(sent).toHaveLength(1);
});

test("[SR-06] a meter with a converter asks for both its figures", async ({ page, signIn, requests }) => {
  const sent = requests(insert);
  await signIn("condominio@esempio.it", "/autolettura/inserisci?fornitura=s-100002003");
  await expect(meter(page)).toBeVisible();
  const numbers = async (label: RegExp) => Number(((await page.getByText(label).textContent()) ?? "").replace(/\D/g, "").slice(0, 6));
  const last = await numbers(/Ultima lettura reale/);
  await meter(page).fill(String(last));
  await send(page).click();
  await expect(page.getByLabel("Cifre del convertitore")).toHaveAccessibleDescription(/Scrivi le cifre/);
  await page.getByLabel("Cifre del convertitore").fill(String(last + 3000));
  await send(page).click();
  const confirm = page.getByRole("button", { name: "Conferma e invia" });
  await expect(confirm.or(page.getByRole("heading", { name: "Lettura ricevuta" }))).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(sent[0]?.body).toMatchObject({ LetturaMisuratore: String(last), LetturaConvertitore: String(last + 3000) });
  await expect(page.getByText("Lettura del convertitore")).toBeVisible();
});

for (const { code, status, words } of [
  { code: "OUT-SELF-READING-WINDOW", status: 409, words: "Il periodo per inviarla non è aperto" },
  { code: "INVALID-SELF-READING-TOKEN", status: 403, words: "hai già inviato una lettura" },
]) {
  test(`[SR-07] ${code} is told in words, before and after; nothing typed is lost`, async ({ page, signIn, faults }) => {
    await signIn(giulia, enter);
    await openForm(page);
    await faults([{ match: insert, mode: "status", status, code }]);
    await meter(page).fill(usual);
    await send(page).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("La tua lettura non è ancora arrivata");
    await expect(alert).toContainText(words);
    await expect(alert.getByRole("link", { name: "Vai alle tue letture" })).toHaveAttribute("href", "/autolettura");
    await expect(meter(page)).toHaveValue(usual);
    await expect(page.getByRole("main")).not.toContainText(code);
    await faults([{ match: "GET /api/self-reading/authorize", mode: "status", status, code }]);
    await page.reload();
    await expect(page.getByText("Ora non puoi inviare la lettura")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(words);
  });
}

test("[AP-15] an answer that is lost: the list is looked at first, and says that it has come", async ({ page, signIn, requests }) => {
  const sent = requests(insert);
  const listed = requests("GET /api/self-reading/readings");
  await signIn(giulia, enter);
  await openForm(page);
  await page.route("**/api/self-reading/readings", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await meter(page).fill(usual);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Lettura ricevuta" })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(listed.filter(({ url }) => url.includes("supply=s-100001002"))).toHaveLength(1);
});

test("[AP-15] an answer that is lost before it came: it says so, keeps the draft with its day, and the same is sent again once", async ({
  page,
  signIn,
  faults,
}) => {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/self-reading/readings"))
      keys.push(request.headers()["idempotency-key"]);
  });
  await signIn(giulia, enter);
  await openForm(page);
  await faults([{ match: insert, mode: "reset" }]);
  await meter(page).fill(usual);
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("La lettura non risulta ancora ricevuta.");
  await faults([
    { match: insert, mode: "status", status: 500 },
    { match: "GET /api/self-reading/readings", mode: "status", status: 500 },
  ]);
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("Non sappiamo se la lettura è arrivata");
  await faults([]);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "Lettura ricevuta" })).toBeVisible();
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(new Set(keys).size).toBe(1);
});

test("[SR-06] a draft is kept with its day over a reload, for its customer alone, until it is sent", async ({ page, signIn }) => {
  await signIn(giulia, enter);
  await openForm(page);
  await meter(page).fill(usual);
  await page.reload();
  await expect(meter(page)).toHaveValue(usual);
  await expect(page.getByText("Bozza del 20 novembre 2026: non l’hai ancora inviata.")).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn(giulia, enter);
  await expect(meter(page)).toHaveValue("");
  await meter(page).fill(usual);
  await send(page).click();
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(usual);
});

test("[SR-12, RT-15] without a window, a reading just sent or one's own reading the list is where one arrives", async ({
  page,
  signIn,
}) => {
  await signIn(giulia, "/autolettura/inviata");
  await expect(page).toHaveURL("/autolettura");
  for (const path of [
    "/autolettura/inserisci?fornitura=s-100001001",
    "/autolettura/inserisci?fornitura=s-100002003",
    "/autolettura/r-100002003-1",
    "/autolettura/non-esiste",
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL("/autolettura");
    await expect(card(page, "Via dei Tigli 14")).toBeVisible();
  }
  await page.goto("/autolettura/inserisci");
  await openForm(page);
});

test("[SR-02] each part fails on its own, says so and is tried again in place", async ({ page, signIn, faults }) => {
  await signIn(giulia, "/autolettura");
  await expect(card(page, "Via dei Tigli 14")).toBeVisible();
  for (const [fault, words] of [
    [{ match: "POST /admin/api", operation: "allSelfReadingWindows" }, "Non sappiamo quando puoi inviare la lettura"],
    [{ match: "POST /api/consumption/latest-readings" }, "Non riusciamo a leggere le ultime letture"],
    [{ match: "GET /api/self-reading/readings" }, "Non riusciamo a caricare le tue letture"],
    [{ match: "POST /admin/api", operation: "selfReadingToken" }, "Non riusciamo a caricare le tue forniture"],
  ] as const) {
    await faults([{ ...fault, mode: "status", status: 500 }]);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).first().click();
    await expect(page.getByText(words)).toHaveCount(0);
    await expect(card(page, "Via dei Tigli 14")).toContainText("Puoi inviarla fino al 26 novembre.");
  }
  await faults([{ match: "GET /api/self-reading/authorize", mode: "status", status: 500 }]);
  await page.goto(enter);
  await expect(page.getByText("Non riusciamo a preparare la lettura")).toBeVisible();
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await openForm(page);
});

test("[SR-02] five hundred supplies: those to be read first, ten at a time, found by name, in as many requests", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = [requests("POST /api/consumption"), requests("GET /api/self-reading")];
  await signIn("condominio@esempio.it", "/autolettura");
  const all = page.getByRole("article");
  await expect(all).toHaveCount(10);
  await expect(all.first()).toContainText("Puoi inviarla fino al");
  await page.getByRole("button", { name: "Mostra altre 10 forniture" }).press("Enter");
  await expect(all).toHaveCount(20);
  await expect(all.nth(10).getByRole("heading")).toBeFocused();
  await page.getByRole("searchbox", { name: "Cerca una fornitura" }).fill("centrale");
  await expect(all).toHaveCount(1);
  // What a converter shows are no cubic metres.
  await expect(all).toContainText(/Ultima lettura reale\s*[\d.]+\sSmc/);
  expect(asked.flat()).toHaveLength(2);
});

test("[DS-02, DS-05] readings pass axe and fit 320 px: list, form with a question, receipt, refusal, light and dark", async ({
  page,
  signIn,
}) => {
  test.slow();
  const look = async () => {
    await audit(page);
    await fits(page);
  };
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(giulia, "/autolettura");
  await expect(card(page, "Via dei Tigli 14")).toBeVisible();
  await look();
  await page.goto(enter);
  await openForm(page);
  await meter(page).fill("99999");
  await send(page).click();
  await expect(page.getByRole("button", { name: "Conferma e invia" })).toBeVisible();
  await look();
  await page.getByRole("button", { name: "Conferma e invia" }).click();
  await expect(page.getByRole("heading", { name: "Lettura ricevuta" })).toBeVisible();
  await look();
  await page.goto("/autolettura/r-100001002-1");
  await expect(page.getByText("Perché non è stata accettata")).toBeVisible();
  await look();
});
