import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { expect, test } from "../fixtures.ts";

/** The text of the page's first print. Printing loads nothing: it takes the page as it is. */
async function printed(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: "A4" })), { verbosity: 0 });
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, " ");
}

test("[CH-24] the first print of a supply's page has what its closed panels contain", async ({ page, signIn, settled }) => {
  await signIn("giulia@esempio.it", "/forniture/s-100001001");
  const panels = page.locator("main div[data-state=closed][id]");
  await expect(panels).toHaveCount(5);
  // The contents come without a press, while the panels stay closed.
  for (const content of ["Metodo di pagamento", "Cambia consegna", "Potenza impegnata", "Cambia l’indirizzo", "Foglio"])
    await expect(panels.filter({ hasText: content }).first()).toBeAttached();
  await settled();
  await expect(page.getByText("Metodo di pagamento")).toBeHidden();
  const text = await printed(page);
  for (const content of ["Bollettino postale", "Via Fittizia 8", "Potenza", "Foglio"]) expect(text).toContain(content);
  expect(text).not.toMatch(/Cambia consegna|Cambia e-mail|Rinomina|Esci/);
});

test("[CH-24] the first print of the consumption page has the figures of supplies that were never opened", async ({
  page,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it", "/consumi");
  const closed = page.locator("main [data-state=closed] > div[id]");
  await expect(closed).toHaveCount(2);
  for (const section of await closed.all()) await expect(section.getByText(/^Da gennaio a/)).toBeAttached();
  await settled();
  await expect(closed.first().getByText(/^Da gennaio a/)).toBeHidden();
  const text = await printed(page);
  expect(text.match(/Da gennaio a \p{L}+ 2026:/gu)).toHaveLength(3);
  expect(text).toContain("Smc");
  expect(text).not.toMatch(/Grafico|Tabella|Mostra altr/);
});

test("[CH-22] what a bill, a voucher, a request and a consent have in closed parts is in their first print", async ({
  page,
  signIn,
  settled,
}) => {
  await signIn("giulia@esempio.it");
  for (const [path, ...contents] of [
    ["/bollette", "Quota consumi", "Bolletta n. 2026 / 1010338"],
    ["/bollette/2026/1010338", "Canone TV (rate 9 e 10 di 10)", "Perché questo importo"],
    ["/vouchers/v-100001-2", "Nei negozi Mercato Esempio", "Mostra il codice a barre alla cassa"],
    ["/notifiche", "Hai tempo fino al 26 novembre 2026."],
    ["/le-mie-richieste", "Presa in carico", "Conclusa 24 luglio 2026"],
    ["/profilo/consensi-e-informative", "dieci anni dopo la sua fine"],
  ]) {
    await page.goto(path as string);
    await settled();
    for (const content of contents) await expect(page.getByRole("main")).toContainText(content.split(" ").at(-1) ?? "");
    const text = await printed(page);
    for (const content of contents) expect(text, path).toContain(content);
    expect(text, path).not.toMatch(/Vedi (la|il|i) |Vai all|Invia di nuovo(?! o)/);
  }
});
