/** The library on pages with other libraries and styles, or without something that it relies on. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brezza, favilla, wireframe } from "@favilla/tokens";
import type { Page } from "@playwright/test";
import { compile } from "tailwindcss";
import { beforeAll, expect, inject, it } from "vitest";
import { consumerIn, root } from "./consumer.ts";
import { guideText } from "./guide.ts";
import { bundle, type DocumentParts, documentOf, type Opened, open, printInNode } from "./pages.ts";

const consumer = consumerIn(inject("site"));
const built = (folder: string) => join(consumer.folder, folder);
const styles = ["/main.css"];
let html: string;

beforeAll(() => {
  html = printInNode(consumer, "kitServer.tsx");
  bundle(consumer, "kitPage.tsx", "kit");
});

/** Shows the kit as the server has rendered it; `parts` is the rest of the page. */
function show<Seen extends object>(parts: DocumentParts, look: (tab: Page) => Promise<Seen>, options?: Opened) {
  consumer.write("kit/index.html", documentOf({ html, styles, script: "/main.js", ...parts }));
  return open(built("kit"), look, options);
}

/** The computed look of each element in the page, a line each. */
const drawing = (tab: Page) =>
  tab.evaluate(() => {
    const asked = [
      ...["display", "color", "background-color", "font-family", "font-size", "font-weight", "line-height", "letter-spacing", "text-align"],
      ...["margin", "padding", "border-width", "border-radius", "text-decoration-line", "list-style-type", "cursor"],
      ...["inline-size", "block-size"],
    ];
    return [...document.querySelectorAll("main, main :not(option)")].flatMap((element, index) => {
      const style = getComputedStyle(element);
      const name = `${index} ${element.tagName.toLowerCase()} "${element.textContent?.slice(0, 20)}"`;
      const sides = ["top", "right", "bottom", "left"].filter((side) => style.getPropertyValue(`border-${side}-width`) !== "0px");
      return [...asked, ...sides.map((side) => `border-${side}-color`)].map(
        (property) => `${name} ${property}: ${style.getPropertyValue(property)}`,
      );
    });
  });

async function looks(tab: Page) {
  // Opened, so that it has a layout: the browser complains about measuring what has none.
  await tab.getByRole("button", { name: "Quando arriva la bolletta?" }).click();
  return {
    drawing: (await drawing(tab)).filter((each) => !each.includes('button "Annulla"')),
    cancel: await tab.getByRole("button", { name: "Annulla" }).evaluate((button) => getComputedStyle(button).borderRadius),
    link: await tab.getByRole("link").evaluate((link) => getComputedStyle(link).textDecorationStyle),
  };
}

const linesOf = async (tab: Page) => (await tab.locator("main").innerText()).split(/\s*\n\s*/).filter(Boolean);

it("[PK-03] two versions of the library live on one page, each in its own look", async () => {
  bundle(consumer, "versions.tsx", "versions");
  consumer.write("versions/index.html", documentOf({ styles, script: "/main.js" }));
  const seen = await open(built("versions"), async (tab) => {
    const cards = tab.getByRole("article");
    return {
      radius: await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).borderRadius)),
      words: await cards.allInnerTexts(),
      classes: await cards.evaluateAll((all) =>
        all.map((card) => [card, ...card.querySelectorAll("*")].flatMap((each) => [...each.classList])),
      ),
    };
  });
  expect(seen).toMatchObject({ said: [], radius: ["16px", "3px"] });
  expect(seen.words[0]).toBe(seen.words[1]);
  const [before = [], after = []] = seen.classes;
  expect(before.length).toBeGreaterThan(5);
  expect(before.filter((name) => after.includes(name))).toEqual([]);
});

it("[DS-13] [DS-26] [DS-29] in development a page says each misuse once, by component and with its mend", async () => {
  bundle(consumer, "misused.tsx", "misused", "development");
  consumer.write("misused/index.html", documentOf({ styles, script: "/main.js" }));
  const { said } = await open(built("misused"), async (tab) => {
    await tab.waitForEvent("console", (message) => message.text().includes("no brand's stylesheet"));
    return {};
  });
  const misuses = said.filter((line) => line.startsWith("[favilla]"));
  const texts = [
    '`import "@favilla/design-system/theme/favilla.css"`',
    "`npm ls @favilla/design-system`",
    '`id` is "name", which another element has too',
    "Button: `children` is empty, so that it has no accessible name",
    'CommodityGlyph: `commodity` is "acqua"',
    'BillCard: `status` is "Nuovo"',
    'BillCard: `total` is "12,50", which is no number',
    "Table: `columns`",
    "Render `<LiveRegion />` once",
    "Words bills.loadMoreOther: the text has {number}, which nothing fills. Use {count}.",
    "Words bills.payBill: the text lacks {number}, so that its value is not said.",
  ];
  expect(texts.map((text) => [text, misuses.filter((line) => line.includes(text)).length])).toEqual(texts.map((text) => [text, 1]));
  expect(new Set(misuses).size).toBe(misuses.length);
});

it("[PK-03] brands nest: each part of a page has its own, with its ground, its text and its mode", async () => {
  bundle(consumer, "nested.tsx", "nested");
  consumer.write("nested/index.html", documentOf({ styles, script: "/main.js", root: 'data-mode="light"' }));
  const { said, ...seen } = await open(built("nested"), async (tab) => {
    const style = (id: string) =>
      tab.locator(`#${id}`).evaluate((element) => {
        const { backgroundColor, color, borderRadius } = getComputedStyle(element);
        return { backgroundColor, color, borderRadius };
      });
    const ids = ["outer", "part", "middle", "inner", "innermost", "last"];
    return Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await style(id)] as const)));
  });
  const painted = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;
  const card = ({ color, card: { radius } }: typeof favilla.light) => ({
    backgroundColor: painted(color.surface),
    color: painted(color.text),
    borderRadius: radius,
  });
  expect(said).toEqual([]);
  expect(seen).toEqual({
    outer: card(favilla.light),
    part: { backgroundColor: painted(brezza.dark.color.background), color: painted(brezza.dark.color.text), borderRadius: "0px" },
    middle: card(brezza.dark),
    inner: card(wireframe.light),
    innermost: card(favilla.dark),
    last: card(brezza.contrast),
  });
});

it("[PK-03] Bootstrap and Tailwind in their layers change no component, and the site's own rules win", { timeout: 120_000 }, async () => {
  const own = "<style>a { text-decoration-style: wavy }</style>";
  copyFileSync(join(root, "node_modules/bootstrap/dist/css/bootstrap.css"), join(built("kit"), "bootstrap.css"));
  // Colours for every element, as shadcn/ui has them.
  const ofSite = "@layer base { * { border-color: fuchsia; outline-color: fuchsia } }";
  const tailwindCss = await compile(readFileSync(join(root, "node_modules/tailwindcss/index.css"), "utf8") + ofSite);
  writeFileSync(join(built("kit"), "tailwind.css"), tailwindCss.build(["rounded-none"]));
  const [tailwind = "", bootstrap = ""] = [
    ...readFileSync(join(root, "docs/guides/developer.md"), "utf8").matchAll(/`(@layer [^`]+;)`/g),
  ].map(([, rule]) => rule);
  const alone = await show({ head: own }, looks);
  const withBootstrap = await show({ head: `<style>${bootstrap} @import url("/bootstrap.css") layer(bootstrap);</style>${own}` }, looks);
  const withTailwind = await show({ head: `<style>${tailwind}</style><link rel="stylesheet" href="/tailwind.css">${own}` }, looks);
  expect(alone).toMatchObject({ said: [], cancel: "10px", link: "wavy" });
  expect(withBootstrap).toMatchObject({ said: [], cancel: "0px", link: "wavy" });
  expect(withTailwind).toMatchObject({ said: [], cancel: "0px", link: "wavy" });
  const changed = ({ drawing: lines }: typeof alone) => lines.filter((line, index) => line !== alone.drawing[index]);
  expect(alone.drawing.length).toBeGreaterThan(1000);
  expect(changed(withBootstrap)).toEqual([]);
  expect(changed(withTailwind)).toEqual([]);
});

it("[PK-24] on a page whose root has another size, one declaration of the guide keeps every component as it is", async () => {
  const [, size, rem] = /`(html \{ font-size: [^`]+)`[^`]+`(:root \{ --fv-rem: [^`]+)`/.exec(guideText("developer")) ?? [];
  const alone = await show({}, looks);
  const changedBy = async (own: string) => {
    const { said, drawing: lines } = await show({ head: `<style>${own}</style>` }, looks);
    expect(said).toEqual([]);
    return lines.filter((line, index) => line !== alone.drawing[index]);
  };
  expect((await changedBy(String(size))).length).toBeGreaterThan(200);
  expect(await changedBy(`${size} ${rem}`)).toEqual([]);
});

it("[PK-28] a page in dark mode, by the system or by the page, is printed as a light one", async () => {
  const printed = (mode: string, colorScheme: "light" | "dark") =>
    show({ root: mode && `data-mode="${mode}"` }, async (tab) => {
      await tab.emulateMedia({ media: "print", colorScheme });
      return { lines: await drawing(tab), ink: await tab.locator("h1").evaluate((heading) => getComputedStyle(heading).color) };
    });
  const light = await printed("light", "light");
  expect(light.ink).toBe("rgb(24, 33, 55)");
  expect(await printed("dark", "light")).toEqual(light);
  expect(await printed("", "dark")).toEqual(light);
});

// The server markup of a few components with measures of their own, and of Radix's tabs, has style attributes.
it.each([
  ["drawn in the browser", "style-src 'self'", true],
  ["drawn by a server", "style-src 'self'; style-src-attr 'unsafe-inline'", false],
])("[PK-01] under a strict content security policy, %s: nothing is refused", async (_, allowed, inBrowser) => {
  const policy = `default-src 'none'; script-src 'self'; font-src 'self'; img-src data:; ${allowed}`;
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const seen = await show({ head, ...(inBrowser && { html: "" }) }, async (tab) => {
    await tab.getByRole("tab", { name: "Gas" }).click();
    const panel = await tab.getByRole("tabpanel").innerText();
    await tab.getByRole("button", { name: "Rinomina" }).click();
    return {
      panel,
      title: await tab.getByRole("dialog").getByRole("heading").innerText(),
      radius: await tab.getByRole("article", { includeHidden: true }).evaluate((card) => getComputedStyle(card).borderRadius),
    };
  });
  expect(seen).toEqual({ said: [], panel: "Nel 2026 hai consumato 812 Smc.", title: "Rinomina la fornitura", radius: "16px" });
});

it("[PK-01] on a right-to-left page everything is mirrored, and nothing is wider than the page", async () => {
  const places = (tab: Page) =>
    tab.evaluate(() => ({
      over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      places: [...document.querySelectorAll("main *")].flatMap((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || getComputedStyle(element).display === "inline" || element.closest("svg")) return [];
        const fromStart = document.documentElement.dir === "rtl" ? document.documentElement.clientWidth - right : left;
        return `${element.tagName} "${element.textContent?.slice(0, 20)}" from ${Math.round(fromStart)}, wide ${Math.round(width)}`;
      }),
    }));
  const usual = await show({ root: 'dir="ltr"' }, places, { width: 390 });
  const mirrored = await show({ root: 'dir="rtl"' }, places, { width: 390 });
  expect(mirrored.over).toBe(0);
  expect(mirrored.places).toEqual(usual.places);
});

it("[PK-01] without scripts the server's page has the same text, and the content of an accordion is visible", async () => {
  const usual = await show({}, async (tab) => ({ lines: await linesOf(tab) }));
  const bare = await show({}, async (tab) => ({ lines: await linesOf(tab) }), { javaScript: false });
  const opened = usual.lines.flatMap((line) => (line === "Quando arriva la bolletta?" ? [line, "Ogni due mesi."] : line));
  expect(usual.lines.length).toBeGreaterThan(30);
  expect(opened.length).toBe(usual.lines.length + 1);
  expect(bare).toEqual({ said: [], lines: opened });
});

it("[PK-01] without stylesheets every text is there in its order, and no icon fills the page", async () => {
  const usual = await show({}, async (tab) => ({ lines: await linesOf(tab) }));
  const plain = await show({ styles: [] }, async (tab) => ({
    text: (await linesOf(tab)).join(" "),
    largest: Math.max(...(await tab.locator("main svg").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width)))),
  }));
  let from = 0;
  for (const line of usual.lines) {
    const at = plain.text.indexOf(line, from);
    expect(at, `"${line}" after "${plain.text.slice(Math.max(0, from - 30), from)}"`).toBeGreaterThanOrEqual(from);
    from = at + line.length;
  }
  expect(plain.largest).toBeLessThanOrEqual(24);
});
