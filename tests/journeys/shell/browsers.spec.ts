import { globSync, readFileSync } from "node:fs";
import { decided, isDecided, readable, whole } from "../../../scripts/engines/browsers.ts";
import { Newer } from "../../../scripts/engines/features.ts";
import { cards, expect, test } from "../fixtures.ts";

const dist = process.env["PORTAL_DIST"] ?? "portal/dist";

test("[DS-24] every feature of the built files that is newer than the table of browsers has a decision, and every decision a feature", () => {
  const used = new Set<string>();
  for (const floor of [whole, readable]) {
    const newer = new Newer(floor);
    for (const file of globSync(`${dist}/**/*.{css,js,html}`)) {
      const text = readFileSync(file, "utf8");
      const found = file.endsWith(".css") ? newer.inCss(text) : file.endsWith(".js") ? newer.inScript(text) : newer.inMarkup(text);
      for (const { id } of found) used.add(id);
    }
  }
  expect([...used].filter((id) => !isDecided(id))).toEqual([]);
  expect(Object.keys(decided).filter((id) => ![...used].some((each) => each === id || (id.endsWith(".") && each.startsWith(id))))).toEqual(
    [],
  );
});

test.describe("too old", () => {
  test.use({ javaScriptEnabled: false });

  test("[DS-25] @both a browser without cascade layers reads what to do and the telephone number, without a script", async ({ page }) => {
    // It skips an at-rule that it does not know, with all that is in it.
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll("@layer", "@unknown") });
    });
    for (const path of ["/login", "/bollette"]) {
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { name: "Questo browser è troppo vecchio per l’area clienti" })).toBeVisible();
      await expect(page.getByRole("link", { name: "800 900 100" })).toHaveAttribute("href", "tel:800900100");
      await expect(page.locator("#root")).toBeHidden();
    }
  });

  test("[DS-25] any other browser does not see that message", async ({ page }) => {
    await page.goto("/login", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Accedi" })).toBeVisible();
    await expect(page.getByText("troppo vecchio")).toBeHidden();
  });
});

/** Features that are taken away, each from every page of a browser. */
const without: Record<string, () => void> = {
  "toSorted, toReversed": () => {
    for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) Reflect.deleteProperty(Array.prototype, name);
  },
  "AbortSignal.timeout and any": () => {
    for (const name of ["timeout", "any"]) Reflect.deleteProperty(AbortSignal, name);
  },
  popover: () => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) Reflect.deleteProperty(HTMLElement.prototype, name);
  },
  "checkVisibility, inert": () => {
    Reflect.deleteProperty(Element.prototype, "checkVisibility");
    Reflect.deleteProperty(HTMLElement.prototype, "inert");
  },
};

for (const [name, take] of Object.entries(without)) {
  test(`[DS-24] without ${name} a customer signs in, reads bills and saves a PDF`, async ({ page, signIn }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(String(error)));
    await page.addInitScript(take);
    await signIn("giulia@esempio.it", "/login");
    await page.goto("/bollette");
    const card = cards(page).first();
    await expect(card).toContainText(/\d,\d\d\s€/);
    const coming = page.waitForEvent("download");
    await card.getByRole("button", { name: /Scarica il PDF/ }).click();
    expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByRole("button", { name: /^Altri filtri/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    expect(thrown).toEqual([]);
  });
}

/** Rules that a style sheet of an older browser lacks: by the text that begins them. */
const styles = ["@starting-style", "@container", ":has(", "content-visibility"];

for (const rule of styles) {
  test(`[DS-24] without ${rule} bills can be read`, async ({ page, signIn }) => {
    await page.route("**/*.css", async (route) => {
      const response = await route.fetch();
      const unknown = rule.replace(/[a-z]+/, "unknown");
      await route.fulfill({ response, body: (await response.text()).replaceAll(rule, unknown) });
    });
    await signIn("giulia@esempio.it", "/bollette");
    const card = cards(page).first();
    await expect(card).toContainText(/\d,\d\d\s€/);
    await expect(card.getByRole("button", { name: /Scarica il PDF/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}
