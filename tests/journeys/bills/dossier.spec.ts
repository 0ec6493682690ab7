import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect, test } from "../fixtures.ts";
import { button, openDialog, save, switchedOn } from "./dossierSteps.ts";

test.use({ listsAlone: "cards" });

const bill = "/bollette/2026/1010338";

/** Opens a file in a page of its own, as a helper does, and returns what it asked for. */
async function opened(page: Page, html: string) {
  const other = await page.context().newPage();
  const asked: string[] = [];
  other.on("request", (request) => asked.push(request.url()));
  await other.setContent(html, { waitUntil: "load" });
  return { other, asked };
}

test("[BL-200, BL-201, BL-203] the file holds the amounts of the page, opens alone, and has dots unless personal data are asked for", async ({
  page,
  signIn,
  settled,
}) => {
  await switchedOn(page);
  await signIn("giulia@esempio.it", bill);
  await expect(page.getByRole("heading", { name: "I dati della bolletta" })).toBeVisible();
  await expect(page.getByText(/rispetto alla bolletta precedente/).first()).toBeVisible();
  // Before the download, whose request some browsers never call finished.
  await settled();
  const text = await page.getByRole("main").innerText();
  const dialog = await openDialog(page);
  const discreet = await save(page, () => dialog.getByRole("button", { name: "Salva il fascicolo" }).click());
  expect(discreet.name).toBe("fascicolo-2026-1010338.html");
  expect(discreet.html).not.toMatch(/Giulia|SMPGLI|IT001E|3000 0000|99,06/);
  await dialog.getByRole("checkbox", { name: "Con i dati personali" }).check();
  const { html } = await save(page, () => dialog.getByRole("button", { name: "Salva il fascicolo" }).click());
  const { other, asked } = await opened(page, html);
  const inFile = await other.locator("body").innerText();
  const amounts = [...new Set(text.match(/\d[\d.]*,\d\d(?=\s€)/g) ?? [])];
  expect(amounts.length).toBeGreaterThan(8);
  // An axis of the chart is no amount of the bill. A table names its currency once.
  const isIn = (amount: string) => inFile.split(/[^\d.,]+/).includes(amount);
  expect(amounts.filter((amount) => amount !== "96,00" && !isIn(amount))).toEqual([]);
  for (const words of ["Giulia Esempio", "IT001E", "rispetto allo stesso periodo del 2025", "11.882"]) expect(inFile).toContain(words);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Fascicolo della bolletta n. 2026 / 1010338");
  const earlier = other.getByRole("table", { name: "Le bollette precedenti" }).locator("tbody tr");
  expect(await earlier.count()).toBeGreaterThan(3);
  expect(asked).toEqual([]);
  await other.evaluate(axe.source);
  const violations = await other.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return (await checker.run()).violations.map(({ id, nodes }) => [id, ...nodes.map(({ html: node }) => node)]);
  });
  expect(violations).toEqual([]);
});

test("[BL-200] the same document is printed once, without leaving the page", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const top = window.top as Window & { printed?: string[] };
      top.printed = [...(top.printed ?? []), document.body.innerText];
    };
  });
  await switchedOn(page);
  await signIn("giulia@esempio.it", bill);
  const dialog = await openDialog(page);
  await dialog.getByRole("checkbox", { name: "Con i dati personali" }).check();
  await dialog.getByRole("button", { name: "Stampa il fascicolo" }).click();
  const printed = () => page.evaluate(() => (window as Window & { printed?: string[] }).printed ?? []);
  await expect.poll(async () => (await printed()).length).toBe(1);
  expect((await printed())[0]).toContain("Fascicolo della bolletta n. 2026 / 1010338");
  const style = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>("#favilla-print");
    return frame?.contentDocument && getComputedStyle(frame.contentDocument.querySelector("table") as Element).borderCollapse;
  });
  expect(style).toBe("collapse");
});

test("[BL-202] what cannot be read is named at the button, tried again, and said in the file", async ({ page, signIn, faults }) => {
  await switchedOn(page, { complaints: true });
  await signIn("alta@esempio.it", "/bollette/2026/1137491");
  const dialog = await openDialog(page);
  await faults([{ match: "GET /api/complaints", mode: "status", status: 500 }]);
  await dialog.getByRole("button", { name: "Salva il fascicolo" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Non abbiamo letto: I reclami. È un problema nostro o della connessione: riprova");
  const partial = await save(page, () => dialog.getByRole("button", { name: "Salva così" }).click());
  expect(partial.html).toContain("I reclami: non siamo riusciti a leggere questi dati.");
  await dialog.getByRole("button", { name: "Salva il fascicolo" }).click();
  await faults([]);
  const whole = await save(page, () => dialog.getByRole("button", { name: "Riprova" }).click());
  expect(whole.html).not.toContain("non siamo riusciti");
  expect(whole.html).toContain("<h2>I reclami</h2>");
  for (const words of ["Correzione di una bolletta", "La bolletta conta 400 kWh, il contatore ne segna 120.", "Tocca a noi."])
    expect(whole.html).toContain(words);
  expect(whole.html).not.toContain("L’assistenza non risponde al telefono.");
});

test("[BL-204] without the switch nothing of the file is there or loaded; with it the dialog comes at the press", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  const files = requests("GET /assets/KnownDossier", "GET /assets/DossierDialog", "GET /assets/DossierButton");
  await signIn("giulia@esempio.it", bill);
  await expect(page.getByRole("heading", { name: "I dati della bolletta" })).toBeVisible();
  await settled();
  await expect(button(page)).toHaveCount(0);
  expect(files).toHaveLength(0);
  await switchedOn(page);
  await page.reload();
  await expect(button(page)).toBeVisible();
  const calls = requests("GET /api", "POST /api", "POST /admin");
  await settled();
  const before = calls.length;
  await expect(await openDialog(page)).toBeVisible();
  await settled();
  expect(calls).toHaveLength(before);
});
