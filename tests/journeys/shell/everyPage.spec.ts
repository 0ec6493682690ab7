import { addressOf, shippedRoutes } from "../../browser/ofGiulia.ts";
import { again } from "../../browser/route.ts";
import { orderedByChance } from "../../browser/styleOrder.ts";
import { walk } from "../../browser/walk.ts";
import { expect, test } from "../fixtures.ts";

// Without a reading that was just sent, that page leads to the readings.
const pages = shippedRoutes
  .filter(({ area, key }) => (area !== "public" && key !== "readingSent") || key === "gdoVoucherDetail")
  .map(addressOf);

/** Sum of the layout shifts of a visit, which no press caused. */
const countShifts = () => {
  const moved = { sum: 0, parts: [] as string[] };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      if (hadRecentInput) continue;
      moved.sum += value;
      for (const { node } of sources) moved.parts.push(`${value.toFixed(3)} ${(node?.textContent ?? "").slice(0, 40)}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
};

/** Returns the elements that paper must not show: presses, menus, closed or missing content. A heading that opens its section may stay. */
const onPaper = () => {
  const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
  const named = (element: Element) => `${element.tagName.toLowerCase()} «${(element.textContent || element.ariaLabel || "").slice(0, 40)}»`;
  const presses =
    "button:not([role=switch]), nav, summary, [role=radiogroup], [role=tablist], [role=menu], footer a:not([href^=tel], [href^=mailto])";
  const controls = [...document.querySelectorAll(presses)].filter(
    (element) =>
      isShown(element) &&
      !element.closest("h2, h3, h4, h5, h6, th") &&
      !(element.matches("summary") && isShown(element.nextElementSibling as Element)),
  );
  const closed = [...document.querySelectorAll<HTMLElement>("main details > :not(summary), main [data-state=closed][id]")].filter(
    (element) => !isShown(element) || element.innerText.trim() === "",
  );
  const waiting = [...document.querySelectorAll("main [aria-busy=true]")].filter(isShown);
  return [...controls, ...closed, ...waiting].map(named);
};

test(
  "[CH-22, CH-23, CS-38] every private page on a phone: nothing moves while it loads, and its print is complete, without controls and menus",
  walk,
  async ({ page, signIn, settled }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(countShifts);
    await signIn("giulia@esempio.it");
    const faults: string[] = [];
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await settled();
      const { sum, parts } = await page.evaluate(() => (window as unknown as { moved: { sum: number; parts: string[] } }).moved);
      if (sum > 0.02) faults.push(`${path} moves by ${sum.toFixed(3)}: ${parts.join(" | ")}`);
      await page.emulateMedia({ media: "print" });
      await expect.poll(() => page.evaluate(onPaper), path).toEqual([]);
      if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) faults.push(`${path} is too wide for paper`);
      await page.emulateMedia({ media: "screen" });
    }
    expect(faults).toEqual([]);
  },
);

/** Pages beside those of bills and consumption, also those that a site switches on. */
const secondary = [
  ...pages.filter((path) => !/^\/($|bollette|consumi|modifica)/.test(path)),
  "/profilo/modifiche",
  "/reclami/nuovo",
  "/forniture/s-100001001/contratto",
];
const switchedOn = { changes: true, complaints: true, contract: true };
const complaints = {
  source: "delibera di esempio",
  checked: "2026-11-02",
  days: { complaint: 30, information: 30, rectification: 60, doubleBilling: 15 },
};

test(
  "[CH-72] [AS-54] [PF-40] supplies, readings, requests, vouchers, profile, statement, log, complaint and contract on a desktop: nothing moves while the answers come slowly",
  walk,
  async ({ page, signIn, settled, faults }) => {
    test.setTimeout(240_000);
    await page.route("/config.json", async (route) => {
      const config = await (await route.fetch(again)).json();
      await route.fulfill({ json: { ...config, complaints, contract: {}, features: { ...config.features, ...switchedOn } } });
    });
    await page.addInitScript(countShifts);
    await signIn("giulia@esempio.it");
    await faults([{ match: "* /", mode: "delay", delay: 300 }]);
    const moving: string[] = [];
    for (const path of secondary) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await settled();
      expect(new URL(page.url()).pathname, path).toBe(path.split("?")[0]);
      const { sum, parts } = await page.evaluate(() => (window as unknown as { moved: { sum: number; parts: string[] } }).moved);
      if (sum > 0.02) moving.push(`${path} moves by ${sum.toFixed(3)}: ${parts.join(" | ")}`);
    }
    expect(moving).toEqual([]);
  },
);

/** Customers whom the usual placeholders of two pages do not fit. */
const unusual = {
  "/forniture": ["nuovo", "giulia", "rate", "condominio"],
  "/profilo/estratto-conto": ["nuovo", "doppia", "rate", "silenzioso", "condominio"],
} as const;

for (const [path, people] of Object.entries(unusual))
  test(
    `[CH-72] [SU-58] [SU-59] [AS-55] [AS-58] ${path} of ${people.join(", ")} does not move on a phone or on a desktop while the answers come slowly`,
    walk,
    async ({ page, signIn, settled, faults }) => {
      test.setTimeout(180_000);
      await page.addInitScript(countShifts);
      const moving: string[] = [];
      for (const name of people) {
        await faults([]);
        await signIn(`${name}@esempio.it`, "/privacy");
        await faults([{ match: "* /", mode: "delay", delay: 300 }]);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          await settled();
          const { sum, parts } = await page.evaluate(() => (window as unknown as { moved: { sum: number; parts: string[] } }).moved);
          if (sum > 0.02) moving.push(`${name} at ${width} px moves by ${sum.toFixed(3)}: ${parts.join(" | ")}`);
        }
      }
      expect(moving).toEqual([]);
    },
  );

for (const email of ["giulia@esempio.it", "condominio@esempio.it"] as const)
  test(
    `[DS-107] no page of ${email} looks by chance, by the order in which its stylesheets came`,
    walk,
    async ({ page, signIn, settled }) => {
      test.setTimeout(180_000);
      await signIn(email);
      const faults: string[] = [];
      for (const path of email === "giulia@esempio.it" ? pages : ["/", "/bollette", "/forniture", "/profilo/estratto-conto", "/consumi"]) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
        await settled();
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          faults.push(...(await page.evaluate(orderedByChance)).map((fault) => `${path} at ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
