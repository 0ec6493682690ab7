import { globSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import type { Page } from "@playwright/test";
import { decided, isDecided, isOtherName, readableFloor, wholeFloor } from "../../browser/browsers.ts";
import { Newer } from "../../browser/features.ts";
import { again } from "../../browser/route.ts";
import { walk } from "../../browser/walk.ts";
import { cards, expect, pressInMenu, test } from "../fixtures.ts";

test.use({ listsAlone: "cards" });

const dist = process.env["PORTAL_DIST"] ?? "portal/dist";

test("[DS-24] every feature of the built files that is newer than the table of browsers has a decision, and every decision a feature", () => {
  const used = new Set<string>();
  for (const floor of [wholeFloor, readableFloor]) {
    const newer = new Newer(floor);
    for (const file of globSync(`${dist}/**/*.{css,js,html}`)) {
      const text = readFileSync(file, "utf8");
      const readers = { ".css": () => newer.inCss(text), ".js": () => newer.inScript(text), ".html": () => newer.inMarkup(text) };
      for (const { id } of readers[extname(file) as keyof typeof readers]()) used.add(id);
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
      const response = await route.fetch(again);
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

/** A feature that is taken away from every page, as in a browser that never had it. */
interface Imitation {
  /** Its names in tests/browser/browsers.ts. One that ends in "." stands for all below. */
  ids: readonly string[];
  /** Members that are deleted, by their owner. */
  members?: Readonly<Record<string, readonly string[]>>;
  /** Parts of the built files, and the text in their place. */
  texts?: readonly (readonly [RegExp, string])[];
  /** Uses what needs the feature, if reading bills, a PDF and a filter do not. */
  use?: (page: Page) => Promise<void>;
}

/** Opens a closed section of a supply. */
async function openSection(page: Page): Promise<void> {
  await page.goto("/forniture/s-100001001");
  const section = page.getByRole("main").getByRole("button", { name: "Dati catastali" });
  const content = page.locator(`[id="${await section.getAttribute("aria-controls")}"]`);
  await expect(content).toBeHidden();
  await section.click();
  await expect(content).toBeVisible();
}

/** Opens the menu of the customer, and a page from it. */
async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Menu di Giulia Esempio" }).click();
  await page.getByRole("link", { name: "Profilo", exact: true }).click();
  await expect(page).toHaveURL(/\/profilo/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const property = (...names: string[]) => names.map((name) => [new RegExp(`([{;])${name}:`, "g"), `$1--no-${name}:`] as const);
const value = (name: string, of: string) => [new RegExp(`([{;]${name}:[^;}]*?)\\b${of}\\b`, "g"), "$1unknown"] as const;
const start = (text: string) => [new RegExp(text.replace(/[()]/g, "\\$&"), "g"), text.replace(/[a-z]+/, "unknown")] as const;

/** Each has a journey of its own. */
const imitations: Record<string, Imitation> = {
  "toSorted and toReversed": {
    ids: ["javascript.builtins.Array.toSorted", "javascript.builtins.Array.toReversed"],
    members: { "Array.prototype": ["toSorted", "toReversed", "toSpliced", "with"] },
  },
  "findLast and findLastIndex": { ids: [], members: { "Array.prototype": ["findLast", "findLastIndex"] } },
  "AbortSignal.timeout and any": { ids: [], members: { AbortSignal: ["timeout", "any"] } },
  popover: {
    ids: ["html.global_attributes.popover", "api.HTMLElement.popover", "api.HTMLElement.showPopover", "api.HTMLElement.hidePopover"],
    members: { "HTMLElement.prototype": ["popover", "showPopover", "hidePopover", "togglePopover"] },
    texts: [[/popover:(?=[`"'])/g, '"data-popover":']],
    use: openMenu,
  },
  "adopted stylesheets": {
    ids: ["api.Document.adoptedStyleSheets", "api.CSSStyleSheet.CSSStyleSheet", "api.CSSStyleSheet.replaceSync"],
    members: { "Document.prototype": ["adoptedStyleSheets"], "CSSStyleSheet.prototype": ["replaceSync"] },
  },
  checkVisibility: { ids: ["api.Element.checkVisibility"], members: { "Element.prototype": ["checkVisibility"] } },
  inert: { ids: ["api.HTMLElement.inert", "html.global_attributes.inert"], members: { "HTMLElement.prototype": ["inert"] } },
  closedby: {
    ids: ["html.elements.dialog.closedby"],
    members: { "HTMLDialogElement.prototype": ["closedBy"] },
    texts: [[/\bclosedby:/g, '"data-closedby":']],
  },
  "hidden=until-found": {
    ids: [],
    members: { "HTMLElement.prototype": ["onbeforematch"] },
    texts: [[/([`"'])until-found\1(?=\))/g, '""']],
    use: openSection,
  },
  "newer units": {
    ids: ["css.types.length.container_query_length_units", "css.types.length.lh", "css.types.length.viewport_percentage_units_dynamic"],
    texts: [[/(?<=\d)(?:cqi|dv[bh]|lh)\b(?=[^{}]*\})/g, "unknown"]],
    use: openMenu,
  },
  "conditions on scripts and forced colours": {
    ids: ["css.at-rules.media.forced-colors", "css.at-rules.media.scripting"],
    texts: [start("(scripting"), start("(forced-colors")],
    use: openSection,
  },
  "@starting-style": { ids: ["css.at-rules.starting-style"], texts: [start("@starting-style")] },
  "container queries": {
    ids: [
      "css.at-rules.container",
      "css.properties.container",
      "css.properties.container.",
      "css.properties.container-type",
      "css.properties.container-type.",
    ],
    texts: [start("@container"), ...property("container", "container-type")],
  },
  ":has()": { ids: ["css.selectors.has"], texts: [start(":has(")] },
  "content-visibility": {
    ids: ["css.properties.content-visibility", "css.properties.content-visibility.", "css.properties.contain-intrinsic-block-size"],
    texts: property("content-visibility", "contain-intrinsic-block-size"),
    use: openSection,
  },
  "what scripts ask for before they use it": {
    ids: [
      "api.Navigator.share",
      "api.Navigator.connection",
      "api.Navigator.userAgentData",
      "api.Document.startViewTransition",
      "api.ViewTransition",
      "api.ViewTransition.skipTransition",
      "api.trustedTypes",
      "api.Document.prerendering",
      "api.Document.wasDiscarded",
      "api.PerformanceSoftNavigation",
      "api.Performance.interactionCount",
      "api.PerformanceEventTiming",
      "api.Window.requestIdleCallback",
      "api.Window.cancelIdleCallback",
      "javascript.builtins.Error.captureStackTrace",
    ],
    members: {
      "Navigator.prototype": ["share", "canShare", "connection", "userAgentData"],
      "Document.prototype": ["startViewTransition", "prerendering", "wasDiscarded"],
      "Performance.prototype": ["interactionCount"],
      window: [
        "ViewTransition",
        "trustedTypes",
        "PerformanceSoftNavigation",
        "PerformanceEventTiming",
        "requestIdleCallback",
        "cancelIdleCallback",
      ],
      Error: ["captureStackTrace"],
    },
  },
  "what only makes styles nicer": {
    ids: [
      "css.properties.flex.min-content",
      "css.properties.align-content.start",
      "css.properties.place-self.",
      "css.properties.rotate",
      "css.properties.rotate.",
      "css.properties.scale",
      "css.properties.translate",
      "css.properties.accent-color",
      "css.properties.cursor.",
      "css.properties.field-sizing",
      "css.properties.field-sizing.",
      "css.properties.float.inline-start",
      "css.properties.font-family.ui-monospace",
      "css.properties.forced-color-adjust",
      "css.properties.forced-color-adjust.",
      "css.properties.hyphens",
      "css.properties.mask-image",
      "css.properties.overscroll-behavior",
      "css.properties.overscroll-behavior.",
      "css.properties.paint-order",
      "css.properties.print-color-adjust",
      "css.properties.print-color-adjust.",
      "css.properties.reading-flow",
      "css.properties.reading-flow.",
      "css.properties.resize",
      "css.properties.resize.",
      "css.properties.rx",
      "css.properties.scrollbar-color",
      "css.properties.scrollbar-width",
      "css.properties.scrollbar-width.",
      "css.properties.text-size-adjust",
      "css.properties.text-wrap",
      "css.properties.text-wrap.",
      "css.properties.user-select",
      "css.properties.user-select.",
      "css.selectors.details-content",
      "html.elements.link.blocking",
      "html.elements.link.fetchpriority",
      "html.elements.script.fetchpriority",
    ],
    texts: [
      value("flex", "min-content"),
      value("align-content", "start"),
      value("place-self", "end"),
      value("float", "inline-start"),
      value("font-family", "ui-monospace"),
      ...property(
        ...["rotate", "scale", "translate", "accent-color", "cursor", "field-sizing", "forced-color-adjust", "overscroll-behavior"],
        ...["paint-order", "print-color-adjust", "reading-flow", "rx", "scrollbar-color", "scrollbar-width", "text-size-adjust"],
        ...["text-wrap", "user-select", "hyphens", "mask-image", "resize"],
      ),
      start("::details-content"),
      [/ (blocking|fetchpriority)=/g, " data-$1="],
    ],
  },
};

/** Cannot be taken away: only the corners of the ring differ. */
const withoutImitation = ["css.properties.outline"];

test("[DS-24] every decision about a browser's feature has its imitation, and every imitation takes something away", () => {
  const imitated = Object.values(imitations).flatMap(({ ids }) => ids);
  const decisions = Object.keys(decided).filter((id) => !isOtherName(id) && !withoutImitation.includes(id));
  expect(imitated.toSorted()).toEqual(decisions.toSorted());
  const built = globSync(`${dist}/**/*.{css,js,html}`).map((file) => readFileSync(file, "utf8"));
  const texts = Object.values(imitations).flatMap(({ texts = [] }) => texts.map(([text]) => text));
  expect(texts.filter((text) => !built.some((file) => file.search(text) >= 0))).toEqual([]);
});

// Files of a page that was left, or that is still loading when its test ends, need no answer.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

async function takeAway(page: Page, taken: readonly Imitation[]): Promise<void> {
  const members = taken.flatMap((each) => Object.entries(each.members ?? {}));
  const texts = taken.flatMap((each) => each.texts ?? []);
  await page.addInitScript((all) => {
    for (const [owner, names] of all) {
      const object = owner.split(".").reduce<unknown>((whole, key) => (whole as Record<string, unknown>)?.[key], window);
      for (const name of names) Reflect.deleteProperty(object as object, name);
    }
  }, members);
  await page.route("**/*", async (route) => {
    if (!["document", "script", "stylesheet"].includes(route.request().resourceType())) return route.fallback();
    const response = await route.fetch(again);
    const headers = response.headers();
    // A browser without trusted types asks for none.
    const policy = headers["content-security-policy"]?.replace(/(^|;)\s*(require-trusted-types-for|trusted-types)[^;]*/g, "");
    const body = texts.reduce((text, [old, other]) => text.replace(old, other), await response.text());
    await route.fulfill({ response, body, headers: policy ? { ...headers, "content-security-policy": policy } : headers });
  });
}

/** Reads bills, saves a PDF, opens and closes a filter and a section of a supply. */
async function useBills(page: Page): Promise<void> {
  const card = cards(page).first();
  await expect(card).toContainText(/\d,\d\d\s€/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const coming = page.waitForEvent("download");
  await card.getByRole("button", { name: /Scarica il PDF/ }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
  const filters = page.getByRole("button", { name: /^Altri filtri/ });
  await filters.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(filters).toBeFocused();
}

for (const [name, imitation] of Object.entries(imitations)) {
  test(`[DS-24] without ${name} a customer reads bills, saves a PDF and filters`, walk, async ({ page, signIn }) => {
    const thrown: string[] = [];
    page.on("pageerror", (error) => thrown.push(String(error)));
    await takeAway(page, [imitation]);
    await signIn("giulia@esempio.it", "/bollette");
    await useBills(page);
    await imitation.use?.(page);
    expect(thrown).toEqual([]);
  });
}

test("[DS-24] without any of them a customer signs in, reads bills, opens a closed section of a supply and a menu", async ({
  page,
  signIn,
}) => {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(String(error)));
  await takeAway(page, Object.values(imitations));
  await signIn("giulia@esempio.it", "/login");
  await page.goto("/bollette");
  await useBills(page);
  await openSection(page);
  await openMenu(page);
  expect(thrown).toEqual([]);
});

test.describe("with the session in cookies", () => {
  test.use({ tokens: "cookie" });
  test("[DS-24] [AC-36] without AbortSignal.timeout a sign-out still reaches the server", async ({ page, signIn, requests }) => {
    const sent = requests("POST /api/auth/logout");
    await takeAway(page, [imitations["AbortSignal.timeout and any"] as Imitation]);
    await signIn("giulia@esempio.it", "/bollette");
    await pressInMenu(page, "button", "Esci");
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
  });
});
