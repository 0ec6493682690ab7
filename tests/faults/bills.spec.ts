import type { Page } from "@playwright/test";
import { cards, expect, pressInMenu, showAll, test } from "../journeys/fixtures.ts";

test.use({ listsAlone: "cards" });

const openFilter = (page: Page) => page.getByRole("button", { name: /^Altri filtri/ }).click();
const apply = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Applica" }).click();

const failures = [
  { mode: "status" },
  { mode: "html" },
  { mode: "html", type: "application/pdf" },
  { mode: "empty" },
  { mode: "json" },
  { mode: "reset" },
] as const;

test("[AP-09, BL-10, BL-20, BL-83] a download that fails in any way shows the error dialog, saves nothing and can be tried again", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const bill = cards(page).first();
  let saved = 0;
  page.on("download", () => saved++);
  const dialog = page.getByRole("alertdialog", { name: /Non siamo riusciti a scaricare la bolletta/ });
  const again = bill.getByRole("button", { name: /^Riprova a scaricare il PDF/ });
  for (const failure of failures) {
    const kind = Object.values(failure).join(" as ");
    await faults([{ match: "GET /api/billing/invoice", ...failure }]);
    await bill.getByRole("button", { name: /(S|s)carica(re)? il PDF/ }).click();
    await expect(dialog, kind).toBeVisible();
    await dialog.getByRole("button", { name: "Chiudi" }).click();
    await expect(dialog, kind).toHaveCount(0);
    await expect(again, kind).toBeFocused();
    await expect(bill, kind).toContainText(
      "Il file non è arrivato: è un problema nostro o della connessione. La bolletta è al sicuro: riprova.",
    );
    expect(saved, kind).toBe(0);
  }
  await faults([]);
  const coming = page.waitForEvent("download");
  await again.click();
  await coming;
  await expect(bill).not.toContainText("Il file non è arrivato");
});

test("[R27] [BL-13] a link to a bill that is not there says so and leads to all bills", async ({ page, signIn }) => {
  for (const link of ["?a=2026&n=999999999", "?a=1999&n=1", "?a=2024&n=..%2F..%2Fx", "?a=abc&n=%00"]) {
    await signIn("giulia@esempio.it", `/bollette${link}`);
    const dialog = page.getByRole("alertdialog", { name: /Non troviamo questa bolletta/ });
    await expect(dialog, link).toBeVisible();
    await dialog.getByRole("button", { name: "Vedi tutte le bollette" }).click();
    await expect(page, link).toHaveURL("/bollette");
    await expect(cards(page).first(), link).toBeVisible();
  }
});

test("[R33] [BL-15, BL-21] no bills yet, none for these filters and a failure are three different screens", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("nuovo@esempio.it", "/bollette");
  await expect(page.getByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
  await pressInMenu(page, "button", "Esci");
  await signIn("nessuna@esempio.it", "/bollette");
  await expect(page.getByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
  await pressInMenu(page, "button", "Esci");
  await signIn("giulia@esempio.it", "/bollette");
  await openFilter(page);
  await page.getByRole("dialog").getByLabel("Importo da").fill("999999");
  await apply(page);
  await expect(page.getByRole("heading", { name: "Nessuna bolletta con questi filtri" })).toBeVisible();
  await faults([{ match: "POST /api/billing/my-billing-details", mode: "status", status: 500 }]);
  await page.goto("/bollette");
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
});

test("[AP-06] a broken answer of any kind is a failure with a way on, never a blank page", async ({ page, signIn, faults }) => {
  const failure = page.getByText("Non riusciamo a caricare le bollette");
  const again = page.getByRole("button", { name: "Riprova" });
  for (const mode of ["html", "empty", "bad-json", "truncated", "reset"] as const) {
    await faults([{ match: "POST /api/billing/my-billing-details", mode }]);
    await signIn("giulia@esempio.it", "/bollette");
    await expect(failure, mode).toBeVisible();
    await expect(again, mode).toBeVisible();
  }
  await faults([]);
  await again.click();
  await expect(cards(page).first()).toBeVisible();
});

test("no network before the filter was loaded: it says so, the bills stay, and it opens later", async ({ page, context, signIn }) => {
  const files = "**/assets/BillFilterDrawer-*.js*";
  await page.route(files, (route) => route.abort());
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(true);
  await openFilter(page);
  // The code of the dialog that says so may not have arrived either: then the message stands on the page.
  const message = page.getByRole("alert").filter({ hasText: "Non riusciamo ad aprire i filtri" });
  await expect(message).toBeFocused();
  await message.getByRole("button", { name: "Chiudi" }).click();
  await expect(page.getByRole("button", { name: /^Altri filtri/ })).toBeFocused();
  await expect(cards(page).first()).toBeVisible();
  await context.setOffline(false);
  await page.unroute(files);
  await openFilter(page);
  await expect(page.getByRole("dialog", { name: "Filtra" })).toBeVisible();
});

test("[BL-135] no network: it says so, again on 'Riprova', and recovers by itself when the network is back", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("region", { name: "Da pagare" })).toBeVisible();
  await pressInMenu(page, "link", "Bollette");
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

test("[BL-16] odd bills show neutral values, nothing blank and nothing broken", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("1.234.567,89\u00a0€");
  await expect(main).toContainText("−\u00a035,40\u00a0€");
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
