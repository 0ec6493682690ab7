import { expect, test } from "../fixtures.ts";
import { card, enter, giulia, history, meter, openForm, send, sendReading } from "./readingSteps.ts";

const insert = "POST /api/self-reading/readings";

/** A few days after the last reading, at the customer's usual use. */
const usual = "11080";

test("[SR-06, SR-09, SR-20, DS-03] with the keyboard alone: a reading is previewed, sent once and has a receipt", async ({
  page,
  signIn,
  requests,
}) => {
  const [allowed, sent] = [requests("GET /api/self-reading/authorize"), requests(insert)];
  await signIn(giulia, "/autolettura");
  await card(page, "Via dei Tigli 14")
    .getByRole("link", { name: /^Invia la lettura/ })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Inserisci la lettura" })).toBeFocused();
  await expect(page.getByText("Via dei Tigli 14: puoi inviarla fino al 26 novembre, tra 6 giorni.")).toBeVisible();
  await openForm(page);
  await meter(page).focus();
  await page.keyboard.type(usual);
  await expect(page.getByText("circa 60 Smc in 20 giorni")).toBeVisible();
  expect(sent).toHaveLength(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/autolettura/inviata");
  await expect(page.getByRole("group", { name: /^Lettura inviata\. Il distributore/ })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1, name: "La tua lettura" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Contatore/ })).toHaveText(/11\.020\s*11\.080\s*60$/);
  await expect(page.getByRole("main")).toContainText(/60\sm³\s*in 20 giorni/);
  await expect(page.getByRole("main")).toContainText("r-100001002-4");
  expect(allowed).toHaveLength(1);
  expect(sent.map(({ body }) => body)).toEqual([
    { supplyId: "s-100001002", LetturaMisuratore: usual, TipoLettura: "CICLO", platform: "WEB" },
  ]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "La tua lettura" })).toBeVisible();
  await page.getByRole("link", { name: "Autolettura", exact: true }).last().click();
  await expect(card(page, "Via dei Tigli 14")).toContainText("L’hai inviata il 20 novembre");
  await expect(card(page, "Via dei Tigli 14").getByRole("link", { name: /^Invia/ })).toHaveCount(0);
  await expect(history(page).first()).toContainText("11.080 m³");
  await page.goto(enter);
  await expect(page).toHaveURL("/autolettura");
});

test("[SR-19] @both from home, the gas reading takes three presses and one number", async ({ page, signIn, requests }) => {
  const sent = requests(insert);
  await signIn(giulia, "/");
  await page.getByRole("main").locator('a[href^="/autolettura"]').first().click();
  await card(page, "Via dei Tigli 14")
    .getByRole("link", { name: /^Invia la lettura/ })
    .click();
  await meter(page).fill(usual);
  await expect(page.getByText(/^\+ 60\sm³$/)).toBeVisible();
  await send(page).click();
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(sent).toHaveLength(1);
});

test("[SR-06] a reading is sent once for two presses, and for another one while the request is pending", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
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

test("[RT-25] who leaves while a reading is being sent stays where they went; the reading has arrived", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn(giulia, enter);
  await openForm(page);
  await faults([{ match: insert, mode: "delay", delay: 1500 }]);
  await meter(page).fill(usual);
  const answered = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().endsWith("/self-reading/readings"),
  );
  await send(page).click();
  const menu = page.getByRole("navigation", { name: "Menu principale" });
  await menu.getByRole("link", { name: "Bollette" }).click();
  await answered;
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page).toHaveURL("/bollette");
  await menu.getByRole("link", { name: "Autolettura" }).click();
  await expect(page.getByText("Inviata").first()).toBeVisible();
  await expect(page).toHaveURL("/autolettura");
});

test("[R40] [SR-27] [SR-06] an invalid reading is refused in place; an unlikely one needs a confirmation, with the figures", async ({
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
    await sendReading(page, text);
    await expect(meter(page)).toHaveAccessibleDescription(new RegExp(error));
  }
  await sendReading(page, " 10 900 ");
  const question = page.getByRole("group", { name: "Controlla la lettura prima di inviarla" });
  await expect(question).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Meno dell’ultima lettura, 11.020 m³: controlla le cifre.");
  await expect(question).toContainText("Hai scritto 10.900 m³, meno dell’ultima lettura reale (11.020 m³).");
  await page.getByRole("button", { name: "Correggi" }).click();
  await expect(meter(page)).toBeFocused();
  await sendReading(page, "19999");
  await expect(question).toContainText(/Sono circa 8\.979\sSmc in 20 giorni: molto più del previsto, \d+\sSmc/);
  expect(sent).toHaveLength(0);
  await page.getByRole("button", { name: "Conferma e invia" }).click();
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(sent).toHaveLength(1);
});

test("[SR-06] a meter with a converter asks for both its figures", async ({ page, signIn, requests }) => {
  const sent = requests(insert);
  await signIn("condominio@esempio.it", "/autolettura/inserisci?fornitura=s-100002003");
  await expect(meter(page)).toBeVisible();
  const numbers = async (label: RegExp) =>
    Number(((await page.getByText(label).last().textContent()) ?? "").replace(/\D/g, "").slice(0, 6));
  const last = await numbers(/Prima era/);
  await sendReading(page, String(last));
  await expect(page.getByLabel("Cifre del convertitore")).toHaveAccessibleDescription(/Scrivi le cifre/);
  await page.getByLabel("Cifre del convertitore").fill(String(last + 3000));
  await send(page).click();
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(sent[0]?.body).toMatchObject({ LetturaMisuratore: String(last), LetturaConvertitore: String(last + 3000) });
  await expect(page.getByRole("rowheader", { name: "Convertitore, Smc" })).toBeVisible();
});

for (const { code, status, words } of [
  { code: "OUT-SELF-READING-WINDOW", status: 409, words: "Il periodo per inviarla non è aperto" },
  { code: "INVALID-SELF-READING-TOKEN", status: 403, words: "hai già inviato una lettura" },
]) {
  test(`[SR-07, SR-17] ${code} is explained in words, before and after sending; nothing typed is lost`, async ({
    page,
    signIn,
    faults,
  }) => {
    await signIn(giulia, enter);
    await openForm(page);
    await faults([{ match: insert, mode: "status", status, code }]);
    await sendReading(page, usual);
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

test("[AP-15, SR-16] a lost response: the list is read first, and shows that the reading has arrived", async ({
  page,
  signIn,
  requests,
}) => {
  const sent = requests(insert);
  const listed = requests("GET /api/self-reading/readings");
  await signIn(giulia, enter);
  await openForm(page);
  await page.route("**/api/self-reading/readings", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await sendReading(page, usual);
  await expect(page.getByRole("heading", { name: "La tua lettura" })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(listed.filter(({ url }) => url.includes("supply=s-100001002"))).toHaveLength(1);
});

test("[R41] [AP-15, SR-16] a lost request: the page says so, keeps the draft with its day, and sends the same again once", async ({
  page,
  signIn,
  faults,
  requests,
}) => {
  const sent = requests(insert);
  await signIn(giulia, enter);
  await openForm(page);
  await faults([{ match: insert, mode: "reset" }]);
  await sendReading(page, usual);
  await expect(page.getByRole("alert")).toContainText("La lettura non risulta ancora ricevuta.");
  await faults([
    { match: insert, mode: "status", status: 500 },
    { match: "GET /api/self-reading/readings", mode: "status", status: 500 },
  ]);
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("Non sappiamo se la lettura è arrivata");
  await faults([]);
  await send(page).click();
  await expect(page.getByRole("heading", { name: "La tua lettura" })).toBeVisible();
  expect(sent.length).toBeGreaterThanOrEqual(3);
  expect(sent.map(({ key }) => key)).toEqual(sent.map(() => expect.any(String)));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test("[SR-06, SR-17] a draft is kept with its day over a reload, for its customer alone, until it is sent", async ({ page, signIn }) => {
  await signIn(giulia, enter);
  await openForm(page);
  await meter(page).fill(usual);
  await page.reload();
  await expect(meter(page)).toHaveValue(usual);
  await expect(page.getByText("Bozza del 20 novembre 2026: non l’hai ancora inviata.")).toBeVisible();
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn(giulia, enter);
  await expect(meter(page)).toHaveValue("");
  await sendReading(page, usual);
  await expect(page).toHaveURL("/autolettura/inviata");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(usual);
});
