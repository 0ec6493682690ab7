import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { cards, expect, showAll, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

const firstCard = async (page: Page) => (await cards(page).first().textContent()) ?? "";

test("[BL-10, BL-20] an overlay shows while the PDF is prepared, and the file names customer, supply, amount and date", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const card = cards(page).first();
  const amount = /[\d.]+,\d\d\u00a0€/.exec(await firstCard(page))?.[0] as string;
  await faults([{ match: "GET /api/billing/invoice", mode: "delay", delay: 700 }]);
  const coming = page.waitForEvent("download");
  await card.getByRole("button", { name: /Scarica il PDF/ }).click();
  await expect(page.getByRole("dialog").getByText("Stiamo preparando il tuo file…")).toBeVisible();
  const download = await coming;
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(download.suggestedFilename()).toMatch(/^bolletta-2026-\d+\.pdf$/);
  const bytes = new Uint8Array(readFileSync(await download.path()));
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const plain = text.replace(/\s+/g, " ");
  for (const part of ["Giulia Esempio", "Viale del Faro Inventato", amount.replace("\u00a0", " ")]) expect(plain).toContain(part);
  expect(plain).toMatch(/\d\d\/1[01]\/2026|\d+ (novembre|ottobre) 2026/);
});

test("[BL-11] only bills issued after 30 June 2025 offer a CSV file", async ({ page, signIn }) => {
  await signIn("casi@esempio.it", "/bollette");
  await showAll(page);
  const issued = (date: string) => cards(page).filter({ hasText: date }).first();
  await expect(issued("del 30 giu").getByRole("button", { name: /CSV/ })).toHaveCount(0);
  const coming = page.waitForEvent("download");
  await issued("del 1º lug").getByRole("button", { name: /CSV/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect(readFileSync(await download.path(), "utf8")).toContain(";");
});

test("[R29] [BL-10, BL-30] button and Escape cancel a running download: no file is saved, and focus returns to the download button", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  const button = cards(page)
    .first()
    .getByRole("button", { name: /Scarica il PDF/ });
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando il tuo file…" });
  const saved: unknown[] = [];
  page.on("download", (file) => saved.push(file));
  await faults([{ match: "GET /api/billing/invoice", mode: "delay", delay: 3000 }]);
  for (const cancel of [() => overlay.getByRole("button", { name: "Annulla" }).click(), () => page.keyboard.press("Escape")]) {
    const aborted = page.waitForEvent("requestfailed");
    await button.press("Enter");
    await expect(overlay).toBeFocused();
    await cancel();
    expect((await aborted).url()).toContain("/api/billing/invoice");
    await expect(overlay).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await faults([]);
  expect(saved).toEqual([]);
  const coming = page.waitForEvent("download");
  await button.press("Enter");
  await coming;
  expect(saved).toHaveLength(1);
});

test("[BL-10] a browser without the newest functions (Safari 16.4) downloads a bill and keeps focus in its dialogs", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", "/bollette");
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => {
    Reflect.deleteProperty(AbortSignal, "any");
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
  });
  const press = () => page.evaluate(() => document.querySelector<HTMLElement>("main article button")?.click());
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  expect(file.suggestedFilename()).toMatch(/^bolletta-.*\.pdf$/);
  // The button ignores presses until its download has ended.
  await expect(page.locator("main article button").first()).not.toHaveAttribute("aria-busy");
  await faults([{ match: "GET /api/billing/invoice", mode: "status", status: 500 }]);
  await press();
  await page.waitForFunction(() => document.activeElement?.textContent === "Chiudi");
  for (const key of ["Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  }
});

test("[BL-20] a failed download can be retried from the same card", async ({ page, signIn, faults }) => {
  await signIn("giulia@esempio.it", "/bollette");
  await faults([{ match: "GET /api/billing/invoice", mode: "status", status: 500 }]);
  await cards(page)
    .first()
    .getByRole("button", { name: /Scarica il PDF/ })
    .click();
  await expect(page.getByRole("alertdialog")).toContainText("Non siamo riusciti a scaricare la bolletta");
  await page.keyboard.press("Enter");
  const again = cards(page)
    .first()
    .getByRole("button", { name: /^Riprova a scaricare il PDF della bolletta \d+/ });
  await expect(again).toBeFocused();
  await faults([]);
  const coming = page.waitForEvent("download");
  await again.press("Enter");
  await coming;
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /Scarica il PDF/ }),
  ).toBeVisible();
});
