/** One visit to a site: without scripts, then with them. */
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Page } from "@playwright/test";
import { afterAll, expect } from "vitest";
import { chromiumLaunch } from "../../scripts/chromium.mjs";

const browser = await chromium.launch(chromiumLaunch());
afterAll(() => browser.close());

const looks = async (tab: Page) => ({
  card: await tab.getByRole("article").evaluate((element) => getComputedStyle(element).borderRadius),
  tag: await tab.getByText("Attiva").evaluate((element) => getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)"),
  button: await tab.getByRole("button", { name: "Rinomina" }).evaluate((element) => getComputedStyle(element).borderRadius),
  words: (await tab.getByRole("article").innerText()).includes("Saldata"),
});

async function looksWithoutScript(url: string) {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(url);
  const before = await looks(plain);
  await plain.close();
  return before;
}

/** Opens a page, and collects its errors and warnings. */
async function openPage(url: string): Promise<{ tab: Page; said: string[] }> {
  const tab = await browser.newPage();
  const said: string[] = [];
  tab.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  tab.on("pageerror", (error) => said.push(error.message));
  await tab.goto(url, { waitUntil: "networkidle" });
  return { tab, said };
}

/** Violations that axe finds in light and dark. */
async function violations(tab: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await tab.emulateMedia({ colorScheme });
    found.push(...(await new AxeBuilder({ page: tab }).setLegacyMode(true).analyze()).violations.map(({ id }) => id));
  }
  return found;
}

/** Heading and title of an added page, errors and warnings, and violations that axe finds. */
export async function visitPage(url: string) {
  const { tab, said } = await openPage(url);
  const [heading, title] = [await tab.getByRole("heading", { level: 1 }).innerText(), await tab.title()];
  const found = await violations(tab);
  await tab.close();
  return { heading, title, said, found };
}

/** The look of a starter's bill card in the provider's words, the page's ink, errors and warnings, and violations that axe finds in light and dark. */
export async function visitStarter(url: string) {
  const { tab, said } = await openPage(url);
  const card = await tab.getByRole("article").evaluate((element) => getComputedStyle(element).borderRadius);
  const words = (await tab.getByRole("article").innerText()).replace(/\s+/g, " ").includes("Scade il 27 nov");
  await tab.emulateMedia({ colorScheme: "light" });
  const ink = await tab.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const found = await violations(tab);
  await tab.close();
  return { card, words, inkOfBrand: ink === brandInk, said, found };
}

/** The language and the words of a starter's bill card, before any script and after it, and errors and warnings. */
export async function visitInGerman(url: string) {
  const wordsOf = async (tab: Page) => (await tab.getByRole("article").innerText()).replace(/\s+/g, " ");
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(url);
  const before = await wordsOf(plain);
  await plain.close();
  const { tab, said } = await openPage(url);
  const after = await wordsOf(tab);
  const lang = await tab.getByRole("article").evaluate((card) => card.closest("[lang]")?.getAttribute("lang"));
  await tab.close();
  return { lang, before, after, said };
}

/** A page of server components as a reader without scripts has it, and violations that axe finds with scripts. */
export async function visitServerPage(url: string) {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(url);
  const card = plain.getByRole("article");
  const [radius, pdf] = [
    await card.evaluate((element) => getComputedStyle(element).borderRadius),
    await card.getByRole("link", { name: /PDF/ }).getAttribute("href"),
  ];
  await card.locator("summary").click();
  const detail = await card.getByText("Canone TV").isVisible();
  await plain.close();
  const { tab, said } = await openPage(url);
  const found = await violations(tab);
  await tab.close();
  return { radius, pdf, detail, said, found };
}

export const wholeServerPage = {
  radius: "16px",
  pdf: "/bollette/1045231.pdf",
  detail: true,
  said: [] as string[],
  found: [] as string[],
};

/** A page with shadcn/ui: the colours of its borders, the place of a dialog, a select in it, and the library's ink in both modes. */
export async function visitBesideShadcn(url: string) {
  const { tab, said } = await openPage(url);
  const opener = tab.getByRole("button", { name: "Cambia unità" });
  const border = await opener.evaluate((button) => getComputedStyle(button).borderColor);
  await opener.click();
  const dialog = tab.getByRole("dialog", { name: "Unità di misura" });
  const offset = await dialog.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { top, bottom } = element.getBoundingClientRect();
    return Math.round(Math.abs(top + bottom - innerHeight) / 2);
  });
  await tab.getByRole("combobox", { name: "Unità" }).click();
  await tab.getByRole("option", { name: "Smc" }).click();
  const unit = await tab.getByRole("combobox", { name: "Unità" }).innerText();
  await tab.keyboard.press("Escape");
  const inkOf = () => tab.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const light = await inkOf();
  await tab.getByRole("button", { name: "Tema scuro" }).click();
  const dark = await inkOf();
  const root = await tab.evaluate(() => [document.documentElement.className, document.documentElement.dataset["mode"]]);
  await tab.close();
  return { border, offset, unit, light, dark, root, said };
}

export const wholeBesideShadcn = {
  border: "rgb(240, 171, 252)",
  offset: 0,
  unit: "Smc",
  light: "rgb(24, 33, 55)",
  dark: "rgb(243, 240, 234)",
  root: ["dark", "dark"],
  said: [] as string[],
};

const due = expect.stringMatching(/[Ff]ällig am 27\. Nov/);

/** A bill card that is in German on the server and stays so. */
export const wholeInGerman = { lang: "de", before: due, after: due, said: [] as string[] };

/** `--ink` of the guide's brand. */
const brandInk = "rgb(34, 22, 58)";

export const wholeStarter = { card: "16px", words: true, inkOfBrand: false, said: [] as string[], found: [] as string[] };

/** A starter in the guide's brand, with a radius of 6 px and its ink. */
export const brandedStarter = { ...wholeStarter, card: "10px", inkOfBrand: true };

/** The look of the page before any script, its look after hydration, errors and warnings, and the name that the form has saved. */
export async function visit(url: string, { isDrawnOnServer = true } = {}) {
  const before = isDrawnOnServer ? { before: await looksWithoutScript(url) } : {};
  const { tab, said } = await openPage(url);
  const after = await looks(tab);
  await tab.getByRole("button", { name: "Rinomina" }).click();
  await tab.getByRole("dialog").getByRole("textbox", { name: "Nome" }).fill("Casa al mare");
  await tab.keyboard.press("Enter");
  await tab.getByRole("dialog").waitFor({ state: "hidden" });
  const name = await tab.locator("#name").innerText();
  await tab.close();
  return { ...before, after, said, name };
}

/** Bytes of the script that a page loads, uncompressed. */
export async function scriptBytes(url: string): Promise<number> {
  const tab = await browser.newPage();
  const bodies: Promise<Buffer>[] = [];
  tab.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  await tab.goto(url, { waitUntil: "networkidle" });
  const sizes = (await Promise.all(bodies)).map(({ length }) => length);
  await tab.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

const styled = { card: "16px", tag: true, button: "10px", words: true };

/** A good visit: styled and in the site's words before any script, the same after it, no message, and a form that works. */
export const whole = { before: styled, after: styled, said: [] as string[], name: "Casa al mare" };

/** A visit to a server for development, which prepares packages while it answers: the first visit without a fault, or the fifth one. */
export async function visitWhenReady(url: string) {
  for (let visits = 1; visits < 5; visits++) {
    const seen = await visit(url).catch(() => undefined);
    if (seen?.said.length === 0) return seen;
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
  return visit(url);
}
