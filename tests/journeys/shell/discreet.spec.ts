import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { expect, test } from "../fixtures.ts";

const eye = "Nascondi importi e codici";
/** Amounts, wherever they are in the document: of the portal and of texts of the servers. */
const amount = /\d(\u00a0|&nbsp;| )?(€|euro\b|EUR\b)|(€|EUR)(\u00a0|&nbsp;| )?\d/i;

/** Fields of the servers' answers that hold codes of the customer. */
const codeFields =
  /^(pod|pdr|contractNumber|CONTRATTONUMERO|meterNumber|serialNumber|IDPAGAMENTO|barcode|code|iban|fiscalCode|friendCode|externalId)$/i;

/** Collects the codes that the servers send to this page. */
function codesSentTo(page: Page): Set<string> {
  const codes = new Set<string>();
  const collect = (value: unknown, field = ""): void => {
    if (typeof value === "object" && value !== null) for (const [key, each] of Object.entries(value)) collect(each, key);
    else if (typeof value === "string" && codeFields.test(field) && /\d/.test(value) && value.length > 5) codes.add(value);
  };
  page.on("response", async (response) => {
    if (response.headers()["content-type"]?.includes("json")) collect(await response.json().catch(() => null));
  });
  return codes;
}

/** Returns the amounts and codes that can be found on the page: in its title, document, fields, copied text, on paper, by a screen reader. */
async function readable(page: Page, codes: ReadonlySet<string>): Promise<string[]> {
  const read = () =>
    page.evaluate(() => {
      const body = document.body.cloneNode(true) as HTMLElement;
      for (const element of body.querySelectorAll("script, style")) element.remove();
      // Addresses name a page, and are not shown.
      for (const element of body.querySelectorAll("[href]")) element.removeAttribute("href");
      getSelection()?.selectAllChildren(document.body);
      const copied = String(getSelection());
      getSelection()?.empty();
      const fields = Array.from(document.querySelectorAll("input, textarea, select"), (field) => (field as HTMLInputElement).value);
      return [document.title, body.innerHTML, copied, ...fields].join("\n");
    });
  await page.emulateMedia({ media: "print" });
  const onPaper = await read();
  await page.emulateMedia({ media: null });
  const texts = [await read(), onPaper, (await page.locator("body").ariaSnapshot()).replace(/- \/url: .*/g, "")].join("\n");
  // A part of an identifier that only programs read, such as "s-100001001", is no code.
  const isThere = (code: string) => new RegExp(`(?<![\\w-])${code.replace(/\W/g, "\\$&")}(?![\\w-])`).test(texts);
  return [texts.match(amount)?.[0], ...[...codes].filter(isThere)].filter((found) => found !== undefined);
}

const pages = [
  "/",
  "/bollette",
  "/bollette?paga=26",
  "/bollette/2026/1010338",
  "/bollette/2026/1010338/importo",
  "/profilo/estratto-conto",
  "/forniture",
  "/forniture/s-100001001",
  "/forniture/s-100001001?pannello=dati-fornitura",
  "/forniture/s-100001002?pannello=pagamento",
  "/autolettura/r-100001002-1",
  "/profilo",
  "/profilo/i-miei-dati",
  "/consumi",
  "/autolettura",
  "/vouchers/v-100001-2",
  "/notifiche",
  "/le-mie-richieste",
  "/porta-un-amico",
  "/modifica-pagamento/bank/s-100001001",
  "/modifica-dati-catastali/s-100001002",
  "/vouchers",
];

test(
  "[CH-21] [CH-43] [CH-44] one press hides amounts and codes on every page, in names and titles too, until they are shown again",
  walk,
  async ({ page, signIn, settled }) => {
    const codes = codesSentTo(page);
    await signIn("giulia@esempio.it");
    await expect(page.getByRole("main")).toContainText(amount);
    const button = page.getByRole("button", { name: eye });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toBeFocused();
    for (const path of pages) {
      await page.goto(path);
      await settled();
      await expect(page.getByRole("region", { name: "Importi e codici nascosti" })).toBeVisible();
      expect([path, ...(await readable(page, codes))]).toEqual([path]);
    }
    await page.getByRole("button", { name: "Mostra importi e codici" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(amount);
    await expect(button).toHaveAttribute("aria-pressed", "false");
  },
);

test("[CH-21] the choice of discreet mode reaches other tabs, survives a logout, and is stored on the device", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  const other = await context.newPage();
  await other.goto("/bollette");
  await page.getByRole("button", { name: eye }).click();
  await expect(other.getByRole("button", { name: eye })).toHaveAttribute("aria-pressed", "true");
  await other.close();
  await page.getByRole("button", { name: "Esci" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("button", { name: eye })).toHaveAttribute("aria-pressed", "true");
});

for (const email of ["casi@esempio.it", "doppia@esempio.it", "condominio@esempio.it"] as const)
  test(`[CH-21] [CH-43] odd data are hidden too, in opened cards as well: ${email}`, walk, async ({ page, signIn, settled }) => {
    const codes = codesSentTo(page);
    await signIn(email, "/bollette");
    await expect(page.getByRole("main")).toContainText(amount);
    await page.getByRole("button", { name: eye }).click();
    for (const path of ["/bollette", "/", "/profilo/estratto-conto", "/forniture", "/consumi", "/vouchers", "/notifiche"]) {
      await page.goto(path);
      await settled();
      for (const detail of (await page.getByRole("button", { name: /^Dettaglio/ }).all()).slice(0, 10)) await detail.click();
      await settled();
      expect([path, ...(await readable(page, codes))]).toEqual([path]);
    }
  });

test("[CH-57] a supply's name stays as the customer typed it in discreet mode, also where it looks like an amount", async ({
  page,
  signIn,
}) => {
  await page.route("/admin/api", async (route) => {
    const response = await route.fetch(again);
    const body = (await response.text()).replace(/"nickname":"Casa di Bologna"/g, '"nickname":"Affitto 450 €"');
    await route.fulfill({ response, body });
  });
  await signIn("giulia@esempio.it", "/forniture");
  await page.getByRole("button", { name: eye }).click();
  await expect(page.getByRole("link", { name: /^Affitto 450 €/ })).toBeVisible();
  await page.goto("/bollette");
  await expect(page.getByRole("main").getByText("Affitto 450 €").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(/99,06/);
});
