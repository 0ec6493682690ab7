import { execFileSync } from "node:child_process";
import type { Download, Page } from "@playwright/test";
import { audit } from "../audit.ts";
import { expect, test } from "../fixtures.ts";
import { path } from "./statementSteps.ts";

test.use({ viewport: async ({ isMobile }, use) => use(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 900 }) });

const invoices = "GET /api/billing/invoice";

/** Returns the files of a ZIP as another program reads them, with their sizes. */
async function read(download: Download): Promise<Record<string, number>> {
  const list =
    "import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({i.filename: i.file_size for i in z.infolist()}))";
  return JSON.parse(execFileSync("python3", ["-c", list, await download.path()], { encoding: "utf8" }));
}

const chooseYear = async (page: Page) => {
  await page.getByRole("button", { name: "Tutto il 2026" }).click();
  return page.getByRole("button", { name: /^PDF di \d+ bollette$/ });
};

test("[BL-178, BL-181] four presses from home save the PDF of all bills of a year as one ZIP", async ({ page, signIn, requests }) => {
  await signIn("giulia@esempio.it", "/");
  const asked = requests(invoices);
  await page.getByRole("navigation").getByRole("link", { name: "Bollette" }).first().click();
  await page.getByRole("link", { name: "Estratto conto" }).first().click();
  const press = await chooseYear(page);
  const count = Number(/\d+/.exec((await press.textContent()) ?? "")?.[0]);
  const coming = page.waitForEvent("download");
  await press.click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("bollette-2026-11-20.zip");
  const files = await read(download);
  expect(Object.keys(files)).toHaveLength(count);
  for (const [name, size] of Object.entries(files)) {
    expect(name).toMatch(/^bolletta-2026-\d+\.pdf$/);
    expect(size).toBeGreaterThan(500);
  }
  expect(asked).toHaveLength(count);
  const dialog = page.getByRole("dialog", { name: `${count} PDF salvati` });
  await expect(dialog).toContainText("bollette-2026-11-20.zip");
  await audit(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
});

test("[BL-178, BL-179] the download of several bills says how far it is; Escape saves those that have come", async ({
  page,
  signIn,
  faults,
}) => {
  await signIn("giulia@esempio.it", path);
  const press = await chooseYear(page);
  await faults([{ match: invoices, mode: "delay", delay: 800 }]);
  await press.click();
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando i tuoi PDF…" });
  await expect(overlay.getByText(/^2 di \d+$/)).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.keyboard.press("Escape");
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^bollette-2026-11-20-\d-di-\d+\.zip$/);
  const saved = Object.keys(await read(download)).length;
  await expect(page.getByRole("dialog", { name: new RegExp(`^${saved} PDF su \\d+ salvati$`) })).toContainText("Hai interrotto");
});

test("[BL-180] a bill whose PDF fails is named and tried again alone; nothing else is lost", async ({ page, signIn }) => {
  await signIn("giulia@esempio.it", path);
  const press = await chooseYear(page);
  let isBroken = true;
  let count = 0;
  await page.route("**/api/billing/invoice/**", async (route) => {
    count += 1;
    if (count >= 3 && isBroken) {
      isBroken = false;
      return route.fulfill({ status: 404, json: { code: "BILL-NOT-FOUND" } });
    }
    return route.fallback();
  });
  const [download] = await Promise.all([page.waitForEvent("download"), press.click()]);
  const files = Object.keys(await read(download));
  expect(download.suggestedFilename()).toBe(`bollette-2026-11-20-${files.length}-di-${files.length + 1}.zip`);
  const dialog = page.getByRole("dialog", { name: `${files.length} PDF su ${files.length + 1} salvati` });
  const missing = (await dialog.getByRole("listitem").textContent()) ?? "";
  expect(missing).toMatch(/^n\. 2026 \/ \d+$/);
  await audit(page);
  const again = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Riprova quella che manca" }).click();
  expect((await again).suggestedFilename()).toBe(`bolletta-2026-${/\d+$/.exec(missing)?.[0]}.pdf`);
  await expect(page.getByRole("dialog", { name: "PDF salvato" })).toBeVisible();
});

test("[BL-180] offline and at the end of the session what has come is saved, and nothing more is asked for", async ({
  page,
  signIn,
  context,
}) => {
  await signIn("giulia@esempio.it", path);
  const press = await chooseYear(page);
  let count = 0;
  let end: "offline" | "session" = "offline";
  await page.route("**/api/billing/invoice/**", async (route) => {
    count += 1;
    if (count < 3) return route.fallback();
    return end === "offline" ? route.abort("internetdisconnected") : route.fulfill({ status: 401, json: {} });
  });
  const [download] = await Promise.all([page.waitForEvent("download"), press.click()]);
  expect(Object.keys(await read(download))).toHaveLength(2);
  const dialog = page.getByRole("dialog", { name: /^2 PDF su \d+ salvati$/ });
  await expect(dialog.getByRole("button", { name: /^Riprova le \d+ che mancano$/ })).toBeFocused();
  const offline = count;
  expect(offline).toBeLessThanOrEqual(5);

  count = 0;
  end = "session";
  await page.route("**/refresh**", (route) => route.fulfill({ status: 401, json: {} }));
  const [last] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(last.suggestedFilename()).toMatch(/-2-di-\d+\.zip$/);
  await expect(page).toHaveURL(/\/login/);
  await context.unrouteAll();
});

test("[AS-53] @phone from the statement's menu the PDF of all bills are saved, also those that have not come", async ({ page, signIn }) => {
  await signIn("condominio@esempio.it", path);
  await page.getByRole("button", { name: "Scarica" }).click();
  await page.getByRole("menuitem", { name: "PDF di 5.000 bollette" }).click();
  const overlay = page.getByRole("dialog", { name: "Stiamo preparando i tuoi PDF…" });
  await expect(overlay.getByText(/^([2-9]|[\d.]{2,}) di 5\.000$/)).toBeVisible({ timeout: 30_000 });
  const coming = page.waitForEvent("download");
  await overlay.getByRole("button", { name: "Annulla" }).click();
  const saved = Object.keys(await read(await coming)).length;
  expect(saved).toBeGreaterThan(1);
  await expect(page.getByRole("dialog", { name: `${saved} PDF su 5.000 salvati` })).toBeVisible();
});
