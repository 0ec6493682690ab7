import { audit } from "../audit.ts";
import { cards, expect, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

test("[HO-20] a sample customer is one press away, on a page of the sandbox that passes axe", async ({ page }) => {
  await page.goto("/playground");
  await expect(page.getByRole("button", { name: "Accedi come giulia@esempio.it" })).toBeVisible();
  await audit(page);
  await page.getByRole("button", { name: "Accedi come giulia@esempio.it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Giulia");
});

test("a failure can be switched on and off, for this browser alone", async ({ page, browser, baseURL, signIn }) => {
  await page.goto("/playground");
  const trouble = page.getByLabel("Problema", { exact: true });
  await trouble.selectOption("File che non si scaricano");
  await expect(page.getByText("I documenti delle bollette rispondono con lo stato 500")).toBeVisible();
  const other = await browser.newContext({ baseURL: baseURL as string });
  expect(await (await other.request.get("/sandbox/faults")).json()).toEqual([]);
  await other.close();

  await signIn("giulia@esempio.it", "/bollette");
  await cards(page).first().getByRole("button", { name: /PDF/ }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.goto("/playground");
  await expect(trouble).toHaveValue("downloads");
  await trouble.selectOption("Nessuno: tutto funziona");
  await expect.poll(async () => (await page.request.get("/sandbox/faults")).json()).toEqual([]);
});

test("the clock of a private world moves, and the common one stays", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto("/playground");
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Orologio e dati" }) });
  await expect(section).toContainText("dati comuni");
  await section.getByRole("button", { name: "Usa dati solo miei" }).click();
  await section.getByLabel("Sposta l’orologio al giorno").fill("2026-12-24");
  await section.getByRole("button", { name: "Sposta", exact: true }).click();
  await expect(section).toContainText("Per il server è il 24/12/2026.");
  await section.getByRole("button", { name: "Torna ai dati comuni" }).click();
  await expect(section).toContainText("Per il server è il 20/11/2026.");
  await context.close();
});

test("the outbox shows messages that would have been sent", async ({ page }) => {
  await page.goto("/playground");
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Posta in uscita" }) });
  await expect(section).toContainText("A silenzioso@esempio.it, 20/11/2026");
  await expect(section.getByRole("link", { name: "Apri il link di «Conferma l’indirizzo per le tue bollette»" })).toHaveAttribute(
    "href",
    /^\/update\/billing\/email\//,
  );
});
