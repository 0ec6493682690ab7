/** The library on a page with shadcn/ui: Tailwind with colours of the site, and parts of Radix in portals. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { compile } from "tailwindcss";
import { beforeAll, expect, inject, it } from "vitest";
import { consumerIn, root } from "./consumer.ts";
import { fileOfGuide, guideText } from "./guide.ts";
import { bundle, documentOf, open } from "./pages.ts";

const consumer = consumerIn(inject("site"));
const folder = join(consumer.folder, "built-shadcn");
const [, order = ""] = /`(@layer theme[^`]+;)`/.exec(guideText("developer")) ?? [];

/** The colours of a site and its base, as shadcn/ui writes them. */
const siteCss = `
:root { --border: #f0abfc; --ring: #a1a1a1 }
@theme inline { --color-border: var(--border); --color-ring: var(--ring) }
@layer base { * { @apply border-border outline-ring/50 } }`;

beforeAll(async () => {
  consumer.write("shadcn/UnitList.tsx", fileOfGuide("developer", "UnitList.tsx"));
  bundle(consumer, "shadcn/page.tsx", "built-shadcn");
  const css = readFileSync(join(root, "node_modules/tailwindcss/index.css"), "utf8") + siteCss;
  const tailwind = (await compile(css)).build(["border", "static", "space-y-4", "divide-y", "fixed", "right-0", "bottom-0"]);
  writeFileSync(join(folder, "tailwind.css"), tailwind);
  const head = `<style>${order}</style><link rel="stylesheet" href="/tailwind.css">`;
  writeFileSync(join(folder, "index.html"), documentOf({ head, styles: ["/main.css"], script: "/main.js", root: 'data-mode="light"' }));
});

const borders = (tab: Page) =>
  tab.locator("#bordered > *").evaluateAll((all) =>
    all.map((element) => {
      const { borderTopColor, borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return `${element.tagName.toLowerCase()} ${borderTopWidth} ${borderTopStyle} ${borderTopColor}`;
    }),
  );

it("[PK-20] the site's own elements have borders in the colour of the site", async () => {
  const seen = await open(folder, async (tab) => ({ borders: await borders(tab) }));
  const ofSite = ["button", "input", "fieldset", "dialog", "hr"].map((name) => `${name} 1px solid rgb(240, 171, 252)`);
  expect(seen).toEqual({ said: [], borders: ofSite });
});

/** Distances of the open overlay from the window's four edges. */
async function edges(tab: Page, opener: string) {
  await tab.getByRole("button", { name: opener }).click();
  const overlay = tab.locator("dialog[aria-labelledby]");
  const found = await overlay.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { top, right, bottom, left } = element.getBoundingClientRect();
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    return {
      top,
      right: Math.round(width - right),
      bottom: Math.round(height - bottom),
      left,
      border: getComputedStyle(element).borderWidth,
    };
  });
  await tab.keyboard.press("Escape");
  await overlay.waitFor({ state: "hidden" });
  return found;
}

it("[PK-21] overlays keep their place and border where the site gives the children of a box margins and lines", async () => {
  const seen = await open(folder, async (tab) => ({
    dialog: await edges(tab, "Cambia unità"),
    sheet: await edges(tab, "Apri il foglio"),
    drawer: await edges(tab, "Filtra"),
  }));
  expect(seen.said).toEqual([]);
  for (const { top, right, bottom, left, border } of [seen.dialog, seen.sheet]) {
    expect(Math.abs(top - bottom)).toBeLessThanOrEqual(1);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    expect(border).toBe("1px");
  }
  expect(seen.drawer).toMatchObject({ top: 0, right: 0, bottom: 0, border: "0px 0px 0px 1px" });
});

it("[PK-22] the list of a select in a dialog is reached by pointer and by keyboard, and Escape closes it alone", async () => {
  const seen = await open(folder, async (tab) => {
    await tab.getByRole("button", { name: "Cambia unità" }).click();
    const unit = tab.getByRole("combobox", { name: "Unità" });
    await unit.click();
    await tab.getByRole("option", { name: "Smc" }).click();
    const byPointer = await unit.innerText();
    await unit.press("Enter");
    await tab.getByRole("option", { name: "Smc" }).press("ArrowUp");
    await tab.getByRole("option", { name: "kWh" }).press("Enter");
    const byKeyboard = await unit.innerText();
    await unit.press("Enter");
    await tab.getByRole("option", { name: "kWh" }).press("Escape");
    await tab.getByRole("option").first().waitFor({ state: "hidden" });
    const isStillOpen = await tab.getByRole("dialog", { name: "Unità di misura" }).isVisible();
    return { byPointer, byKeyboard, isStillOpen, focused: await unit.evaluate((element) => element === document.activeElement) };
  });
  expect(seen).toEqual({ said: [], byPointer: "Smc", byKeyboard: "kWh", isStillOpen: true, focused: true });
});

it("[PK-23] the messages of another library are in reach while a dialog is open, and stay when it closes", async () => {
  const seen = await open(folder, async (tab) => {
    await tab.getByRole("button", { name: "Cambia unità" }).click();
    const dialog = tab.getByRole("dialog", { name: "Unità di misura" });
    await dialog.getByRole("button", { name: "Salva" }).click();
    const inDialog = await dialog.getByText("Salvato").isVisible();
    await tab.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    const afterwards = await tab.getByText("Salvato", { exact: true }).isVisible();
    await tab.getByRole("button", { name: "Cambia unità" }).click();
    await tab.getByRole("button", { name: "Annulla il salvataggio" }).click();
    await tab.getByText("Salvato", { exact: true }).waitFor({ state: "hidden" });
    return { inDialog, afterwards, dialogIsOpen: await dialog.isVisible() };
  });
  expect(seen).toEqual({ said: [], inDialog: true, afterwards: true, dialogIsOpen: true });
});
