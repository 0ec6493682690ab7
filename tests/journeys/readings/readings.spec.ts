import { walk } from "../../browser/walk.ts";
import { look } from "../audit.ts";
import { expect, graphql, test } from "../fixtures.ts";
import { card, enter, giulia, history, openForm, sendReading } from "./readingSteps.ts";

test("[SR-02, SR-11] each supply says when its reading can be sent, and sent readings are listed, newest first", async ({
  page,
  signIn,
}) => {
  await signIn(giulia, "/autolettura");
  const gas = card(page, "Via dei Tigli 14");
  await expect(gas).toContainText("Puoi inviarla fino al 26 novembre.");
  await expect(gas).toContainText("11.020 m³");
  await expect(gas).toContainText("31 ott 2026");
  await expect(card(page, "Casa al mare")).toContainText("Lettura automatica");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(history(page)).toHaveCount(3);
  await expect(history(page).first()).toContainText("20 set 2026");
  await history(page).last().getByRole("link").click();
  await expect(page).toHaveURL(/\/autolettura\/r-100001002-1$/);
  await expect(page.getByRole("heading", { level: 1, name: "La tua lettura" })).toBeFocused();
  await expect(page.getByText("La lettura è molto più alta dei tuoi consumi")).toBeVisible();
  await expect(page.getByRole("link", { name: "Invia un’altra lettura" })).toHaveAttribute("href", enter);
});

test("[SR-02] [SR-28] a supply that has ceased needs no reading any more, and nothing is announced for it", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/autolettura");
  const ceased = card(page, "Stato 4");
  await expect(ceased).toContainText("Questa fornitura non è più attiva: la lettura non serve più.");
  await expect(ceased).not.toContainText("Ti avvisiamo");
  await expect(card(page, "Stato 2")).toContainText("Le letture cominciano con l’attivazione della fornitura.");
  await expect(page.getByRole("article").filter({ hasText: "Ti avvisiamo noi" }).first()).toBeVisible();
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

test("[SR-12, RT-15] the addresses of form, receipt and detail lead to the list without a window, a sent reading or a reading of the customer", async ({
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

test("[SR-02] each part that fails shows its own message and can be retried in place", async ({ page, signIn, faults }) => {
  await signIn(giulia, "/autolettura");
  await expect(card(page, "Via dei Tigli 14")).toBeVisible();
  for (const [fault, words] of [
    [{ match: graphql, operation: "allSelfReadingWindows" }, "Non sappiamo quando puoi inviare la lettura"],
    [{ match: "POST /api/consumption/latest-readings" }, "Non riusciamo a leggere le ultime letture"],
    [{ match: "GET /api/self-reading/readings" }, "Non riusciamo a caricare le tue letture"],
    [{ match: graphql, operation: "selfReadingToken" }, "Non riusciamo a caricare le tue forniture"],
  ] as const) {
    await faults([{ ...fault, mode: "status", status: 500 }]);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    // A supply whose data can be loaded again at once does not say "in a few days" because of the card beside it.
    await expect(page.getByRole("main")).not.toContainText("tra qualche giorno");
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

test("[SR-02] five hundred supplies: meters to read come first, ten at a time, found by name, without more requests", async ({
  page,
  signIn,
  requests,
}) => {
  const asked = requests("POST /api/consumption", "GET /api/self-reading");
  await signIn("condominio@esempio.it", "/autolettura");
  const all = page.getByRole("article");
  await expect(all).toHaveCount(10);
  await expect(all.first()).toContainText("Puoi inviarla fino al");
  await page.getByRole("button", { name: "Mostra altre 10 forniture" }).press("Enter");
  await expect(all).toHaveCount(20);
  await expect(all.nth(10).getByRole("heading")).toBeFocused();
  await page.getByRole("searchbox", { name: "Cerca una fornitura" }).fill("centrale");
  await expect(all).toHaveCount(1);
  // The figures of a converter are not cubic metres.
  await expect(all).toContainText(/Ultima lettura reale\s*[\d.]+\sSmc/);
  expect(asked).toHaveLength(2);
});

test("[SR-21] many readings are one list with progress and one main action, which leads from one to the next", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it", "/autolettura");
  const section = page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Letture da inviare" }) });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(5);
  const bar = section.getByRole("progressbar", { name: "Letture inviate" });
  const [, done, all] = /^(\d+) di (\d+)$/.exec((await bar.getAttribute("aria-valuetext")) ?? "") ?? [];
  await section.getByRole("button", { name: "Mostra altre 5 letture da inviare" }).press("Enter");
  await expect(rows.nth(5).getByRole("link")).toBeFocused();
  const nameOf = async (index: number) => (await rows.nth(index).innerText()).split("\n")[0] as string;
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await section.getByRole("link", { name: `Inizia: ${first}` }).click();
  await expect(page.getByText(`${first}: puoi inviarla fino al`)).toBeVisible();
  await page.goBack();
  await rows.nth(1).getByRole("link").click();
  const before = /Prima era ([\d.]+)/.exec(await page.getByText(/Prima era/).innerText())?.[1] ?? "";
  await sendReading(page, String(Number(before.replaceAll(".", "")) + 5));
  const next = page.getByRole("link", { name: /^Invia la prossima: / });
  const confirm = page.getByRole("button", { name: "Conferma e invia" });
  await confirm.or(next).waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await expect(next).toHaveText(`Invia la prossima: ${first}`);
  await page.getByRole("link", { name: "Autolettura", exact: true }).last().click();
  await expect(bar).toHaveAttribute("aria-valuetext", `${Number(done) + 1} di ${all}`);
  await expect(rows.filter({ has: page.getByText(second, { exact: true }) })).toHaveCount(0);
});

test(
  "[DS-02, DS-05] readings pass axe and fit 320 px: list, form with a question, receipt, refusal, light and dark",
  walk,
  async ({ page, signIn }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(giulia, "/autolettura");
    await expect(card(page, "Via dei Tigli 14")).toBeVisible();
    await look(page);
    await page.goto(enter);
    await openForm(page);
    await sendReading(page, "99999");
    await expect(page.getByRole("button", { name: "Conferma e invia" })).toBeVisible();
    await look(page);
    await page.getByRole("button", { name: "Conferma e invia" }).click();
    await expect(page.getByRole("heading", { name: "La tua lettura" })).toBeVisible();
    await look(page);
    await page.goto("/autolettura/r-100001002-1");
    await expect(page.getByText("Perché non è stata accettata")).toBeVisible();
    await look(page);
  },
);
