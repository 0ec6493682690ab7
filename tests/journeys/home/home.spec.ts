import type { SampleEmail } from "../../../sandbox/src/seed/signIns.ts";
import { broken, cards, expect, graphql, test } from "../fixtures.ts";

test("[HM-02, HM-03] home greets by name and shows the three newest bills, with the way to all", async ({ page, signIn, requests }) => {
  const asked = requests("POST /api/billing/my-billing-details");
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("heading", { level: 1, name: "Ciao Giulia" })).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).first()).toContainText("Via dei Tigli 14");
  expect(asked).toHaveLength(1);
  await page.getByRole("link", { name: "Tutte le bollette" }).click();
  await expect(page).toHaveURL("/bollette");
});

test("[HM-03] skeletons show while the bills load, and nothing moves when they arrive", async ({ page, signIn, faults }) => {
  await faults([{ match: "POST /api/billing", mode: "delay", delay: 1500 }]);
  await signIn("giulia@esempio.it");
  await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
});

test("[HM-04] failed bills say so, are tried again in place and do not disturb the rest of home", async ({ page, signIn, faults }) => {
  await faults([{ match: "POST /api/billing", mode: "status", status: 500 }]);
  await signIn("giulia@esempio.it");
  await expect(page.getByText("Non riusciamo a caricare le bollette")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Casa di Bologna" })).toBeVisible();
  await faults([]);
  await page.getByRole("button", { name: "Riprova" }).click();
  await expect(cards(page).filter({ hasText: "Bolletta n." })).toHaveCount(3);
});

test("[HM-04, HM-09] a new customer reads one story: finished steps, open steps, and that there is no bill yet", async ({
  page,
  signIn,
}) => {
  for (const [email, under, links] of [
    ["nuovo@esempio.it", /^Stiamo attivando la fornitura/, ["Vedi la fornitura"]],
    ["nessuna@esempio.it", "Nessuna fornitura attiva", []],
  ] as const) {
    await signIn(email);
    const story = page.getByRole("region", { name: "Siamo all’inizio" });
    await expect(story.getByRole("heading", { name: "Non hai ancora bollette" })).toBeVisible();
    await expect(story.getByRole("listitem")).toHaveCount(3);
    await expect(story.getByText(under)).toBeVisible();
    await expect(story.getByRole("link")).toHaveText(links);
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(1);
    await page.getByRole("button", { name: "Esci" }).click();
  }
});

test("[HM-04] the first steps lead a new customer to the supply that is being activated, where its status is said", async ({
  page,
  signIn,
}) => {
  await signIn("nuovo@esempio.it");
  const story = page.getByRole("region", { name: "Siamo all’inizio" });
  await expect(story).toContainText("la fornitura non si interrompe");
  await story.getByRole("link", { name: "Vedi la fornitura" }).click();
  await expect(page).toHaveURL(/\/forniture\/s-100004001$/);
  await expect(page.getByRole("main")).toContainText("In attivazione");
});

test("[HM-01, HM-06] the reading banner stands while its notification is unread; pressed it leads on, closed it goes, and both are kept", async ({
  page,
  signIn,
  faults,
  operations,
}) => {
  await signIn("giulia@esempio.it");
  const banner = page.getByRole("region", { name: "È il momento dell’autolettura del gas" });
  await faults(broken("updateNotification"));
  await banner.getByRole("button", { name: /^Chiudi/ }).click();
  await expect(banner).toBeVisible();
  await faults([]);
  await banner.getByRole("link", { name: "Invia la lettura" }).click();
  await expect(page).toHaveURL("/autolettura");
  await expect(page.getByRole("banner").getByRole("link", { name: "Notifiche, 1 da leggere" })).toBeVisible();
  await page.goto("/");
  await expect(cards(page)).toHaveCount(3);
  await expect(banner).toHaveCount(0);
  expect(operations("updateNotification")).toHaveLength(2);
});

test("[HM-01] closed, the reading banner hands focus to the page and asks for nothing more than one write", async ({
  page,
  signIn,
  operations,
}) => {
  await signIn("giulia@esempio.it");
  const banner = page.getByRole("region", { name: "È il momento dell’autolettura del gas" });
  await banner.getByRole("button", { name: /^Chiudi/ }).press("Enter");
  await expect(banner).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(3);
  await expect(banner).toHaveCount(0);
  expect(operations("updateNotification")).toHaveLength(1);
});

test("[HM-08] bills that are late or fall due within seven days stand first, with their amounts and the way to them", async ({
  page,
  signIn,
}) => {
  await signIn("giulia@esempio.it");
  const main = page.getByRole("main");
  await expect(main.getByText(/^\d bollette scadute o in scadenza$/)).toBeVisible();
  await expect(main.getByText(/€: scaduta/).first()).toBeVisible();
  await expect(main.getByText(/€: scade /).first()).toBeVisible();
  await main.getByRole("link", { name: /^Vedi l[ae] bollett[ae]$/ }).click();
  await expect(page).toHaveURL(/\/bollette/);
});

test("[HM-05] only active supplies, as cards on desktop", async ({ page, signIn }) => {
  await signIn("casi@esempio.it");
  const section = page.getByRole("heading", { name: "Le tue forniture attive" }).locator("xpath=ancestor::section");
  await expect(section.getByRole("heading", { name: "Casa dei casi" })).toBeVisible();
  await expect(section.getByRole("heading", { name: /^Stato \d/ })).toHaveCount(0);
});

test("[HM-05, HM-07] five hundred supplies: six are shown, and the way to all of them", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it");
  await expect(page.getByRole("link", { name: /^Tutte le \d+ forniture attive/ })).toHaveAttribute("href", "/forniture");
  await expect(
    page
      .getByRole("main")
      .getByRole("article")
      .filter({ hasText: /POD|PDR/ }),
  ).toHaveCount(6);
});

test("[HM-05] @phone on a phone the active supplies are a carousel that keys and buttons move", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  const list = page.getByRole("main").getByRole("list").filter({ hasText: "POD" });
  await expect(list).toBeVisible();
  const left = () => list.evaluate((element) => element.scrollLeft);
  expect(await left()).toBe(0);
  await page.getByRole("button", { name: /successiv/i }).click();
  await expect.poll(left).toBeGreaterThan(100);
});

for (const path of ["/", "/bollette"]) {
  test(`[AP-17] five hundred supplies ask for no more than two do: ${path}`, async ({ page, signIn, requests, settled }) => {
    const asked = requests("POST /api", "GET /api", graphql);
    const callsOf = async (email: SampleEmail) => {
      asked.length = 0;
      await signIn(email, path);
      await expect(cards(page).first()).toBeVisible();
      await settled();
      return asked.length;
    };
    const few = await callsOf("giulia@esempio.it");
    expect(few).toBeGreaterThan(3);
    expect(await callsOf("condominio@esempio.it")).toBeLessThanOrEqual(few);
  });
}
