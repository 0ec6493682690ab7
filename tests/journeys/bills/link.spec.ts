import type { Page } from "@playwright/test";
import { cards, expect, fillLogin, password, pressInMenu, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

const firstCard = async (page: Page) => (await cards(page).first().textContent()) ?? "";

test("[BL-12, BL-22, BL-26] [BL-147] the link of a paper bill opens that bill's dialog after the sign-in", async ({ page, requests }) => {
  await page.goto("/bollette");
  await fillLogin(page, "giulia@esempio.it", password);
  await expect(cards(page).first()).toBeVisible();
  const number = /n\. 2026 \/ (\d+)/.exec(await firstCard(page))?.[1] as string;
  await pressInMenu(page, "button", "Esci");
  const sent = requests("POST /api/billing/my-billing/");
  await page.goto(`/bollette?a=2026&n=${number}`);
  await fillLogin(page, "giulia@esempio.it", password);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(number);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe(`/api/billing/my-billing/2026/${number}`);
  expect(sent[0]?.body).toEqual({ customerCode: "100001", pageNumber: 0, pageSize: 1 });
  await expect(dialog.getByRole("button", { name: "Chiudi" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  // It is due, so one press leads to the way to pay.
  await dialog.getByRole("button", { name: "Come pagare" }).click();
  await expect(page.getByRole("dialog", { name: "Come pagare" })).toContainText("33,58\u00a0€");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/bollette");
  await page.goto(`/bollette?a=2026&n=${number}`);
  const coming = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /PDF/ }).click();
  await coming;
  await expect(dialog.getByRole("link", { name: /home/i })).toHaveAttribute("href", "/");
  await dialog.getByRole("link", { name: "Vedi tutte le bollette" }).click();
  await expect(page).toHaveURL("/bollette");
  await expect(dialog).toHaveCount(0);
});

test("[BL-12] if the dialog of a linked bill or its file fails to load, the customer can retry", async ({ page, signIn, faults }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  const number = /n\. 2026 \/ (\d+)/.exec(await firstCard(page))?.[1] as string;
  const code = "**/assets/BillDeepLink-*.js*";
  let tried = 0;
  await page.route(code, (route) => {
    tried += 1;
    return route.abort();
  });
  await page.goto(`/bollette?a=2026&n=${number}`);
  // Code that a deploy may have removed is requested once more, after a reload.
  await expect.poll(() => tried).toBeGreaterThan(1);
  const failure = page.getByRole("alertdialog");
  await expect(failure).toContainText("Non riusciamo ad aprire la bolletta");
  await expect(cards(page).first()).toBeVisible();
  await page.unroute(code);
  await failure.getByRole("button", { name: "Riprova" }).click();
  const dialog = page.getByRole("dialog", { name: "La tua bolletta" });
  await expect(dialog).toContainText(number);
  await faults([{ match: "GET /api/billing/invoice", mode: "status", status: 500 }]);
  await dialog.getByRole("button", { name: /PDF/ }).click();
  await expect(failure).toContainText("Non siamo riusciti a scaricare la bolletta");
  await faults([]);
  const coming = page.waitForEvent("download");
  await failure.getByRole("button", { name: "Riprova" }).click();
  await coming;
  await expect(failure).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test("[BL-22] a link with a year but no number, or a number but no year, opens no dialog", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", "/bollette?a=2026");
  await expect(cards(page).first()).toBeVisible();
  await page.goto("/bollette?n=1");
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator("dialog[open]")).toHaveCount(0);
});
