import type { Page } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { broken, expect, test } from "../fixtures.ts";
import { enter, openForm, sendReading } from "../readings/readingSteps.ts";
import { dueDates, rows } from "./homeSteps.ts";

test.use({ listsAlone: "cards" });

/** Removes all bills from the answers of the servers. */
const withoutBills = (page: Page) =>
  page.route("**/api/billing/my-billing-details", async (route) => {
    const response = await route.fetch(again);
    const body = (await response.json()) as object;
    await route.fulfill({ response, json: { ...body, items: [], totalCount: 0 } });
  });

test("[HM-11] a reading that was sent is not asked for again on home", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it");
  const row = page.getByRole("link", { name: /^Leggi il contatore del gas/ });
  await expect(row).toContainText("Entro");
  // The address leads past the row, so its notification stays unread.
  await page.goto(enter);
  await openForm(page);
  await sendReading(page, "11080");
  await expect(page).toHaveURL("/autolettura/inviata");
  await page.goto("/");
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Da pagare" })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("[NT-08] a reading that was sent is not asked for by its notification, its bell or its supply any more", async ({ page, signIn }) => {
  const bell = page.getByRole("banner").getByRole("link", { name: /^Notifiche/ });
  const notice = page.getByRole("article").filter({ hasText: "È il momento dell’autolettura del gas" });
  await signIn("giulia@esempio.it", "/notifiche");
  await expect(bell).toHaveAccessibleName("Notifiche, 2 da leggere");
  await expect(notice).toContainText(/entro il 26\snov/);
  await page.goto(enter);
  await openForm(page);
  await sendReading(page, "11080");
  await expect(page).toHaveURL("/autolettura/inviata");
  await expect(bell).toHaveAccessibleName(/^Notifiche, (1|una) da leggere$/);
  await page.goto("/notifiche");
  await expect(notice.getByRole("link")).toHaveCount(1);
  await expect(notice.getByRole("link")).toHaveAttribute("href", /^\/forniture\//);
  await expect(notice).not.toContainText(/entro|da leggere/i);
  await page.goto("/forniture/s-100001002");
  await expect(page.getByRole("main")).toContainText("L’hai inviata il 20 novembre.");
  await expect(page.getByRole("main")).not.toContainText("Puoi inviarla");
});

test("[HM-01, HM-06, HM-11, HM-12] while a bill must be paid the reading is one row, which leads on and marks its notification read; its due date stays", async ({
  page,
  signIn,
  operations,
  settled,
}) => {
  await signIn("giulia@esempio.it");
  const row = page.getByRole("link", { name: /^Leggi il contatore del gas/ });
  await expect(row).toContainText(/Entro .*tra.6.giorni/);
  await row.click();
  await expect(page).toHaveURL("/autolettura");
  await expect(page.getByRole("banner").getByRole("link", { name: "Notifiche, 1 da leggere" })).toBeVisible();
  // The count changes before the servers have answered, and a visit would end the request.
  await settled();
  await page.goto("/");
  await expect(rows(page)).toHaveCount(3);
  await expect(row).toHaveCount(0);
  await expect(dueDates(page).filter({ hasText: "Autolettura" })).toHaveCount(1);
  expect(operations("updateNotification")).toHaveLength(1);
});

test("[HM-01, HM-11, HM-12] with nothing to pay the reading takes the panel; closed, it hands focus to the page, asks for one write and leaves its due date", async ({
  page,
  signIn,
  faults,
  operations,
}) => {
  await withoutBills(page);
  await signIn("giulia@esempio.it");
  const panel = page.getByRole("region", { name: "È il momento dell’autolettura del gas" });
  await expect(panel).toContainText("Hai tempo fino al");
  await expect(page.getByRole("region", { name: "Da pagare" })).toHaveCount(0);
  await faults(broken("updateNotification"));
  await panel.getByRole("button", { name: /^Chiudi/ }).press("Enter");
  await expect(panel).toBeVisible();
  await faults([]);
  await panel.getByRole("button", { name: /^Chiudi/ }).press("Enter");
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(dueDates(page).filter({ hasText: "Autolettura" })).toHaveCount(1);
  expect(operations("updateNotification")).toHaveLength(2);
});
