import { readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { walk } from "../../browser/walk.ts";
import { look } from "../audit.ts";
import { expect, test } from "../fixtures.ts";
import { fresh, pdfButton, pdfOf, pressAfterExpiry, retail, rows } from "./voucherSteps.ts";

test("[VC-01, VC-15, VC-20, VC-31, VC-34, VC-39, VC-41] the list is filtered by status, with assigned and unassigned vouchers as valid, and shows the chain's points", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/vouchers");
  await expect(rows(page)).toHaveCount(6);
  await expect(page.getByText("Hai 1.240 punti Mercato Esempio")).toBeVisible();
  const links = await rows(page).evaluateAll((all) => all.map((link) => (link.textContent ?? "").replace(/\s+/g, " ")));
  expect(links.find((link) => link.includes("Dell’11 ott"))).toMatch(/^Benvenuto in Favilla/);
  expect(links[0]).toMatch(/^Ultimo giorno di spesa/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Da usare", "Usati e scaduti"]);
  await expect(rows(page).first()).toContainText("Scade domani");
  expect(new Set(links).size).toBe(links.length);
  for (const [filter, word, count] of [
    ["Da usare", "validi", 4],
    ["Scaduti", "scaduti", 1],
    ["Usati", "usati", 1],
  ] as const) {
    await page.getByRole("button", { name: filter }).click();
    await expect(rows(page)).toHaveCount(count);
    await expect(page).toHaveURL(`/vouchers?stato=${word}`);
  }
  await expect(page.getByRole("button", { name: "Da usare" })).toHaveText("Da usare4");
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: /^Grazie della tua fiducia/ }).click();
  await expect(page).toHaveURL("/vouchers/v-100001-3");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("[VC-14, VC-15] the page distinguishes no voucher, a failure, and missing points", async ({ page, signIn, faults }) => {
  await faults([
    { match: "GET /api/vouchers", mode: "status", status: 500 },
    { match: "GET /api/retail-chain", mode: "status", status: 500 },
  ]);
  await signIn("giulia@esempio.it", "/vouchers");
  await expect(page.getByText("Non riusciamo a caricare i buoni")).toBeVisible();
  await faults([]);
  await page.getByRole("main").getByRole("button", { name: "Riprova" }).click();
  await expect(rows(page)).toHaveCount(6);
  await page.getByRole("button", { name: "Esci" }).click();
  await signIn("silenzioso@esempio.it", "/vouchers");
  await expect(page.getByText("Non hai ancora buoni")).toBeVisible();
  await expect(page.getByText(/Hai .* punti/)).toHaveCount(0);
});

test("[VC-02, VC-04, BL-20] a redeemed voucher shows every fact and downloads its PDF at once; another is redeemed first, once", async ({
  page,
  signIn,
  requests,
}) => {
  const redeems = requests("POST /api/");
  await signIn("giulia@esempio.it", "/vouchers/v-100001-2");
  const main = page.getByRole("main");
  for (const text of [
    "Valido",
    "20,00\u00a0€",
    "Benvenuto in Favilla",
    "Luce",
    "Valido fino al 26 febbraio 2027",
    "11 ottobre 2026",
    "800 900 100",
  ])
    await expect(main).toContainText(text);
  await expect(main).not.toContainText("Ultimo utilizzo");
  await main.getByText("Dove usarlo").click();
  await expect(main.getByText("Nei negozi Mercato Esempio")).toBeVisible();
  await expect(page.getByText("Sei già cliente?")).toHaveCount(0);
  expect(await pdfOf(page, () => pdfButton(page).click())).toBe("voucher-v-100001-2.pdf");
  const posts = () => redeems.filter(({ url }) => url.includes("voucher"));
  expect(posts()).toEqual([]);

  await page.goto("/vouchers/v-100001-1");
  await expect(main).toContainText("Valido fino al");
  await expect(main).not.toContainText("Assegnazione");
  // The answer waits until the overlay was seen.
  const pending: (() => void)[] = [];
  await page.route("**/api/vouchers/v-100001-1/redeem", (route) => void pending.push(() => void route.continue()));
  const name = pdfOf(page, () => pdfButton(page).dblclick());
  await expect(page.getByRole("dialog").getByText("Stiamo preparando il tuo buono…")).toBeVisible();
  await expect.poll(() => pending.length).toBe(1);
  pending[0]?.();
  expect(await name).toBe("voucher-v-100001-1.pdf");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(main).toContainText(/Assegnazione\s*20 novembre 2026/);
  expect(posts()).toMatchObject([
    { url: "/api/vouchers/v-100001-1/redeem", body: { origin: "Area riservata web", asset: "EXT-100001001", account: "C-100001" } },
  ]);
});

test("[VC-03, VC-08, VC-09] an exchanged voucher leads to the new one; expired has no PDF; an unknown one is not found", async ({
  page,
  signIn,
  faults,
}) => {
  await faults([{ match: "GET /api/vouchers/service", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", "/vouchers/v-100001-5");
  await expect(page).toHaveURL("/vouchers/v-100001-6");
  await expect(page.getByText("Un inverno di gas")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto("/vouchers/v-100001-4");
  await expect(pdfButton(page)).toBeDisabled();
  await expect(page.getByText("Il buono è scaduto")).toBeVisible();
  await page.goto("/vouchers/v-100003-1");
  await expect(page).toHaveURL("/page-not-found");
  await faults([{ match: "GET /api/vouchers", mode: "status", status: 404 }]);
  await page.goto("/vouchers/v-100001-1");
  await expect(page).toHaveURL("/page-not-found");
  await faults([{ match: "GET /api/vouchers", mode: "bad-json" }]);
  await page.goto("/vouchers/v-100001-1");
  await expect(page).toHaveURL("/error");
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(page).toHaveURL("/vouchers/v-100001-1");
  await expect(page.getByRole("heading", { level: 1, name: "Qualcosa non ha funzionato" })).toHaveCount(0);
});

test("[R60] [VC-07, VC-13, VC-19] a link downloads the PDF or shows the barcode on arrival, on a desktop too, and only once", async ({
  page,
  signIn,
  requests,
}) => {
  await signIn("giulia@esempio.it");
  const asked = requests("GET /api/vouchers/v-100001-2");
  expect(await pdfOf(page, () => page.goto("/vouchers/altro?id=v-100001-2&action=download"))).toBe("voucher-v-100001-2.pdf");
  await expect(page).toHaveURL("/vouchers/v-100001-2");
  await page.reload();
  await expect(pdfButton(page)).toBeEnabled();
  await expect(page.getByRole("button", { name: "Mostra il codice a barre" })).toBeHidden();
  expect(asked).toHaveLength(1);
  await page.goto("/vouchers/v-100001-2?action=showBarCode");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("FV2026500122");
  await expect(dialog).toContainText("2026500122");
  await expect(page).toHaveURL("/vouchers/v-100001-2");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test("[VC-21] a link that would redeem a voucher asks first: opening it and closing the question redeem nothing, also from a shop", async ({
  page,
  signIn,
  requests,
}) => {
  const posts = requests("POST /api/");
  const redeems = () => posts.filter(({ url }) => url.includes("/redeem"));
  const question = page.getByRole("alertdialog", { name: "Vuoi attivare questo buono?" });
  await page.goto(retail(fresh, "&action=download"));
  await expect(question.getByRole("button", { name: "Non ora" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(retail(fresh));
  await signIn("giulia@esempio.it");
  for (const action of ["download", "showBarCode"]) {
    await page.goto(`/vouchers/v-100001-1?action=${action}`);
    await question.getByRole("button", { name: "Non ora" }).click();
    await expect(question).toHaveCount(0);
    await expect(page.locator("body")).not.toBeFocused();
  }
  await page.reload();
  await expect(pdfButton(page)).toBeEnabled();
  await expect(question).toHaveCount(0);
  expect(redeems()).toEqual([]);

  await page.goto("/vouchers/v-100001-1?action=download");
  const name = await pdfOf(page, () => question.getByRole("button", { name: "Attiva il buono" }).click());
  expect(name).toBe("voucher-v-100001-1.pdf");
  expect(redeems()).toHaveLength(1);
});

test("[VC-05, VC-13] @phone one touch shows the barcode, after the voucher has been redeemed", async ({ page, signIn, requests }) => {
  const redeems = requests("POST /api/vouchers");
  await signIn("giulia@esempio.it", "/vouchers/v-100001-1");
  const show = page.getByRole("button", { name: "Mostra il codice a barre" });
  await show.tap();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(/^FV2026\d+$/).first()).toBeVisible();
  expect(redeems).toHaveLength(1);
  await dialog.getByRole("button", { name: "Chiudi" }).tap();
  await expect(show).toBeFocused();
  await show.tap();
  await expect(dialog.getByText(/^FV2026\d+$/).first()).toBeVisible();
  expect(redeems).toHaveLength(1);
});

test("[VC-32, VC-33] @phone a used voucher begins with the day of its use, has no empty rows, and shows its code by a link", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/vouchers/v-100001-3");
  const main = page.getByRole("main");
  await expect(main).toContainText("Usato il 10 novembre 2026");
  await expect(main).toContainText("Non vale più alla cassa.");
  await expect(main.getByText("–", { exact: true })).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Mostra il codice a barre" })).toHaveCount(0);
  await main.getByRole("button", { name: "Rivedi il codice" }).tap();
  await expect(page.getByRole("dialog")).toContainText("FV2026500123");
});

test("[RT-24, VC-05] @phone dialogs whose code did not arrive are requested again, and the barcode of a later press is shown", async ({
  page,
  signIn,
}) => {
  await page.route(/\/assets\/VoucherDialogs-/, (route) => route.abort());
  await signIn("giulia@esempio.it", "/vouchers/v-100001-1");
  const show = page.getByRole("button", { name: "Mostra il codice a barre" });
  const redeemed = page.waitForResponse(/\/redeem/);
  await show.click();
  await redeemed;
  await expect(show).toBeEnabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.unroute(/\/assets\/VoucherDialogs-/);
  const dialog = page.getByRole("dialog");
  // The code is requested again by itself too: the dialog of the first press may be there before the second press.
  await expect(async () => {
    if ((await dialog.count()) === 0) await show.click({ timeout: 1_000 });
    await expect(dialog.getByText(/^FV2026\d+$/).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test("[VC-11, VC-38] a failed redemption or PDF shows a dialog and is said where it was pressed, nothing is lost, and a retry works", async ({
  page,
  signIn,
  faults,
}) => {
  await faults([{ match: "POST /api/vouchers", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it", "/vouchers/v-100001-7");
  await pdfButton(page).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Non riusciamo ad attivare il buono");
  await faults([{ match: "GET /api/vouchers/v-100001-7", mode: "html" }]);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(pdfButton(page)).toBeFocused();
  // Closed, the dialog leaves its words where the failure was met.
  await expect(pdfButton(page)).toHaveAccessibleDescription(/Il buono non si è attivato: .* Non l’hai perso: riprova\./);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Il PDF non si è scaricato");
  await faults([]);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(pdfButton(page)).toHaveAccessibleDescription(/Il PDF non è arrivato: .* Il buono resta valido: riprova\./);
  expect(await pdfOf(page, () => pdfButton(page).click())).toBe("voucher-v-100001-7.pdf");
  await expect(page.getByText("Il PDF non è arrivato")).toHaveCount(0);
});

test("[VC-26] a voucher whose last day passes while its page is open is called expired, on its page and in the list", async ({
  page,
  signIn,
  settled,
  clock,
}) => {
  await signIn("giulia@esempio.it", "/vouchers/v-100001-7");
  await expect(pdfButton(page)).toBeEnabled();
  // A response that arrives after the night says the time, and the voucher is called expired before the press.
  await settled();
  await clock("2026-11-22T23:00:00Z");
  await pressAfterExpiry(page);
  await page.getByRole("main").getByRole("link", { name: "Buoni", exact: true }).click();
  await expect(rows(page).filter({ hasText: "Ultimo giorno di spesa" })).toContainText("Scaduto");
});

test("[VC-04, BL-30] a running PDF download is cancelled by button and Escape, and no file is saved; a redemption is not cancelled", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/vouchers/v-100001-2");
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando il tuo buono…" });
  const cancel = overlay.getByRole("button", { name: "Annulla" });
  const saved: unknown[] = [];
  page.on("download", (file) => saved.push(file));
  await faults([{ match: "GET /api/vouchers/v-100001-2", mode: "delay", delay: 3000 }]);
  for (const giveUp of [() => cancel.click(), () => page.keyboard.press("Escape")]) {
    const aborted = page.waitForEvent("requestfailed");
    await pdfButton(page).press("Enter");
    await expect(cancel).toBeVisible();
    await giveUp();
    expect((await aborted).url()).toContain("/api/vouchers/v-100001-2");
    await expect(overlay).toHaveCount(0);
    await expect(pdfButton(page)).toBeFocused();
  }
  await faults([]);
  expect(saved).toEqual([]);
  await pdfOf(page, () => pdfButton(page).press("Enter"));
  expect(saved).toHaveLength(1);

  await page.goto("/vouchers/v-100001-1");
  await faults([{ match: "POST /api/vouchers", mode: "delay", delay: 2500 }]);
  const coming = pdfOf(page, () => pdfButton(page).press("Enter"));
  await expect(overlay).toBeFocused();
  await expect(cancel).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeVisible();
  expect(await coming).toBe("voucher-v-100001-1.pdf");
});

/** The validity in a text, with its day in words: "Valido fino al 26 febbraio 2027". */
const validityIn = (text: string) => /(Valido fino al|Scaduto) ?(l’|il )?\d+º? \p{L}+ \d{4}/u.exec(text.replace(/\s+/g, " "))?.[0];

test("[VC-25, VC-29] the last day of each voucher is the same, with the same words, in the list, on its page and in its PDF", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/vouchers");
  await expect(rows(page)).toHaveCount(6);
  const listed = await rows(page).evaluateAll((all) =>
    all.map((row) => ({ href: row.getAttribute("href") ?? "", text: (row as HTMLElement).innerText })),
  );
  const main = page.getByRole("main");
  let compared = 0;
  for (const { href, text } of listed) {
    await page.goto(href);
    await expect(pdfButton(page)).toBeVisible();
    const inRow = validityIn(text);
    if (inRow === undefined) continue;
    compared++;
    expect(validityIn(await main.innerText())).toBe(inRow);
    if (inRow.startsWith("Scaduto")) continue;
    const [download] = await Promise.all([page.waitForEvent("download"), pdfButton(page).click()]);
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await download.path())), { verbosity: 0 });
    expect(validityIn((await extractText(pdf, { mergePages: true })).text)).toBe(inRow);
  }
  // The used voucher has no validity any more.
  expect([listed.length, compared]).toEqual([6, 5]);
});

test(
  "[DS-02] vouchers pass axe and fit 320 px: store, list, detail, barcode, failure, light and dark",
  walk,
  async ({ page, signIn, faults }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(retail(fresh));
    await expect(pdfButton(page)).toBeVisible();
    await look(page);
    await signIn("casi@esempio.it", "/vouchers");
    await expect(rows(page).first()).toBeVisible();
    await look(page);
    await page.goto("/vouchers/v-100003-1?action=showBarCode");
    await expect(page.getByRole("dialog")).toBeVisible();
    await look(page);
    await faults([{ match: "GET /api/vouchers", mode: "status", status: 500 }]);
    await page.goto("/vouchers");
    await expect(page.getByText("Non riusciamo a caricare i buoni")).toBeVisible();
    await look(page);
  },
);
