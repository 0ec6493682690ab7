import type { Locator } from "@playwright/test";
import { again } from "../../browser/route.ts";
import { expect, test } from "../fixtures.ts";
import { tabTo } from "../tabTo.ts";

const phone = { width: 390, height: 844 };
const giulia = "giulia@esempio.it";

/** Waits until nothing of the element is outside of the window, and it has focus. */
const isWhole = async (element: Locator) => {
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport({ ratio: 0.999 });
};

for (const path of ["/bollette", "/profilo/estratto-conto"])
  test(`[DS-51] on a phone Tab brings each chip of ${path} into view whole, and Shift+Tab back`, async ({ page, signIn, settled }) => {
    await page.setViewportSize(phone);
    await signIn(giulia, path);
    await settled();
    const chips = page.getByRole("group", { name: "Filtri", exact: true }).getByRole("button");
    await chips.first().focus();
    const count = await chips.count();
    for (let at = 1; at < count; at++) {
      await page.keyboard.press("Tab");
      await isWhole(chips.nth(at));
    }
    for (let at = count - 2; at >= 0; at--) {
      await page.keyboard.press("Shift+Tab");
      await isWhole(chips.nth(at));
    }
  });

test("[CH-36] Tab reaches the footer while the page is busy: what has focus there is seen, and keeps it when the content has come", async ({
  page,
  signIn,
}) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  // The portal does not start without its words.
  await page.route("**/admin/api", async (route) => {
    if (!route.request().postData()?.includes("allLabels")) await released;
    await route.fallback();
  });
  await page.setViewportSize(phone);
  await signIn(giulia, "/consumi");
  const busy = page.locator("main div[aria-busy=true]");
  const footer = page.getByRole("contentinfo");
  const look = footer.locator("summary");
  await expect(busy.first()).toBeAttached();
  // Nothing is seen to be passed by the content that comes.
  await expect(footer).toHaveCSS("opacity", "0");
  await tabTo(page, /^800 900 100$|^Chiama 800/);
  await expect(footer).toHaveCSS("opacity", "1");
  await tabTo(page, /^Aspetto$/);
  await page.keyboard.press("Enter");
  await expect(footer.getByRole("combobox", { name: "Aspetto" })).toBeVisible();
  await expect(busy.first()).toBeAttached();
  release();
  await expect(busy).toHaveCount(0);
  await expect(look).toBeFocused();
  await expect(footer).toHaveCSS("opacity", "1");
});

test("[CH-37] on a phone what opens the colour mode stays where it is, so that a double press closes it again, in three languages", async ({
  page,
  signIn,
  settled,
}) => {
  await page.setViewportSize(phone);
  await page.route("/config.json", async (route) => {
    const shipped = await (await route.fetch(again)).json();
    await route.fulfill({ json: { ...shipped, languages: ["it", "en", "de"] } });
  });
  await signIn(giulia, "/bollette");
  await settled();
  const footer = page.getByRole("contentinfo");
  const look = footer.locator("summary");
  for (const language of ["Italiano", "English", "Deutsch"]) {
    const choice = footer.getByRole("button", { name: language, exact: true });
    await choice.click();
    await expect(page.locator("html")).toHaveAttribute("lang", language.slice(0, 2).toLowerCase());
    await look.scrollIntoViewIfNeeded();
    const place = () => look.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
    const before = await place();
    await look.click();
    await expect(footer.getByRole("combobox")).toBeVisible();
    expect(await place()).toBe(before);
    await look.click();
    await expect(footer.getByRole("combobox")).toBeHidden();
  }
});
