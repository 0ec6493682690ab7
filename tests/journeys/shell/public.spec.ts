import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { look } from "../audit.ts";
import { expect, fillLogin, graphql, password, test } from "../fixtures.ts";

/** Serves the configuration with a change. */
async function configure(page: Page, change: object) {
  await page.route("/config.json", async (route) => {
    const shipped = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...shipped, ...change } });
  });
}

test("[AC-14] the landing page leads to sign-in and on to the vouchers, and to the registration", async ({ page }) => {
  await page.goto("/buoni");
  await expect(page.getByRole("heading", { level: 1, name: "I tuoi buoni, a portata di mano" })).toBeVisible();
  await expect(page).toHaveTitle("Buoni – Favilla");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("link", { name: "Registrati" })).toHaveAttribute("href", "/registrazione");
  await page.getByRole("main").getByRole("link", { name: "Accedi" }).press("Enter");
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(page).toHaveURL("/vouchers");
});

test("[AC-14] the landing page of maintenance leads to sign-in; an installation that switches the landing pages off has neither", async ({
  page,
}) => {
  await page.goto("/myaccendi");
  await expect(page.getByRole("heading", { level: 1, name: "Stiamo facendo manutenzione" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Accedi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeFocused();
  const { features } = await (await page.request.get("/config.json")).json();
  await configure(page, { features: { ...features, landing: false } });
  for (const path of ["/buoni", "/myaccendi"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/login");
  }
});

/** The page offers customer service by telephone, in its own words and not only in the footer. */
async function expectHelpCall(page: Page): Promise<void> {
  await expect(page.getByRole("main")).toContainText("Chiama l’800 900 100.");
  await expect(page.getByRole("main").getByRole("link", { name: "800 900 100" })).toHaveAttribute("href", "tel:800900100");
}

test("[CH-40] the error page and an unknown path name the telephone number", async ({ page, signIn }) => {
  await page.goto("/error");
  await expect(page.getByRole("main")).toContainText("È un problema nostro, non tuo: i tuoi dati sono al sicuro.");
  await expectHelpCall(page);
  await signIn("giulia@esempio.it", "/una-pagina-che-non-c-e");
  await expect(page).toHaveURL("/page-not-found");
  await expectHelpCall(page);
});

test("[CH-13, CH-16, CH-40] the server-error page, whatever the first call meets; a retry recovers, where the customer was", async ({
  page,
  faults,
}) => {
  for (const [what, fault] of [
    ["is cut off", { mode: "reset" }],
    ["breaks off", { mode: "truncated" }],
    ["answers 502", { mode: "status", status: 502 }],
    ["answers 503 in HTML", { mode: "html", status: 503 }],
    ["answers 504", { mode: "empty", status: 504 }],
  ] as const) {
    await faults([{ match: graphql, operation: "allLabels", ...fault }]);
    await page.goto("/registrazione");
    const heading = page.getByRole("heading", { level: 1, name: "Non riusciamo a raggiungere i nostri server" });
    await expect(heading, what).toBeFocused();
    await expectHelpCall(page);
    await expect(page.getByRole("link", { name: "Accedi" }), what).toHaveAttribute("href", "/login");
    await page.getByRole("button", { name: "Riprova" }).click();
    await expect(heading, what).toBeFocused();
    await faults([]);
    await page.getByRole("button", { name: "Riprova" }).press("Enter");
    await expect(page, what).toHaveTitle("Registrati – Favilla");
    await expect(page, what).toHaveURL("/registrazione");
  }
});

test("[CH-16, CH-40] if no request succeeds, the page of server errors is shown", async ({ page }) => {
  await page.route("/config.json", (route) => route.abort());
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Non riusciamo a raggiungere i nostri server" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("le tue bollette sono al sicuro");
  await expectHelpCall(page);
  await page.unroute("/config.json");
  await page.getByRole("link", { name: "Accedi" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Accedi" })).toBeVisible();
});

test("[CH-13, CH-16, CH-40] during maintenance one page replaces all others and sends no request; a retry opens the portal again", async ({
  page,
  signIn,
  requests,
  settled,
}) => {
  await signIn("giulia@esempio.it", "/profilo");
  await expect(page.getByRole("heading", { level: 1, name: "Profilo" })).toBeVisible();
  await settled();
  const asked = requests(graphql, "POST /api", "GET /api");
  await configure(page, { maintenance: true });
  await page.goto("/profilo/indirizzo");
  await expect(page.getByRole("heading", { level: 1, name: "Stiamo facendo manutenzione" })).toBeFocused();
  await expectHelpCall(page);
  await expect(page.getByRole("link", { name: "Accedi" })).toHaveAttribute("href", "/login");
  expect(asked).toEqual([]);
  await page.unroute("/config.json");
  await page.getByRole("button", { name: "Riprova" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Indirizzo" })).toBeVisible();
});

test("[CH-20] the footer of every page leads to privacy, cookies and accessibility; both pages show the facts", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it", "/profilo");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", /^https:/);
  await footer.getByRole("link", { name: "Cookie" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Cookie e memoria del browser" })).toBeFocused();
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(stored).toContain("favilla.authentication");
  const text = await page.getByRole("main").innerText();
  for (const key of stored) expect(text).toContain(key.split(".").slice(0, 2).join("."));
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/^(?!favilla-(world|faults))/);
  await footer.getByRole("link", { name: "Accessibilità" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dichiarazione di accessibilità" })).toBeFocused();
  for (const name of [
    "Stato di conformità",
    "Contenuti non accessibili",
    "Redazione della dichiarazione",
    "Feedback e recapiti",
    "Procedura di attuazione",
  ])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "aiuto@favilla.example" })).toBeVisible();
});

test("[DS-02, DS-05] the public pages that stand by themselves pass axe and fit 320 px, light and dark", walk, async ({ page, faults }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const visit = async () => {
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(page);
  };
  for (const path of ["/buoni", "/myaccendi", "/cookie", "/accessibilita"]) {
    await page.goto(path);
    await visit();
  }
  await faults([{ match: graphql, operation: "allLabels", mode: "reset" }]);
  await page.goto("/login");
  await visit();
  await configure(page, { maintenance: true });
  await page.goto("/login");
  await visit();
});
