import type { Page, Request } from "@playwright/test";
import { expect, graphql, test } from "../fixtures.ts";

interface Box {
  name: string;
  top: number;
  height: number;
}

/** Cards, headings and heads of tables that begin on the first screen, from its top. */
const boxes = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const isCard = (element: Element) =>
      Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) >= 12 && element.clientWidth >= 250;
    const isTitle = (element: Element) => element.matches("h2, thead > tr");
    const all = [...document.querySelectorAll("main *")].filter((element) => isTitle(element) || isCard(element));
    return all
      .filter((element) => element.checkVisibility() && !all.some((other) => other !== element && other.contains(element)))
      .map((element) => ({ name: isTitle(element) ? (element.textContent ?? "") : "card", rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.height > 2 && rect.top < innerHeight)
      .map(({ name, rect: { top, height } }) => ({ name, top: Math.round(top), height: Math.round(height) }));
  });

/** Returns the boxes that moved by more than a few pixels. Cards are compared in their order, headings by their words; the last card may hold more or fewer rows. */
function moved(before: readonly Box[], after: readonly Box[]): string[] {
  const few = 10;
  const [cards, loadedCards] = [before, after].map((all) => all.filter(({ name }) => name === "card")) as [Box[], Box[]];
  const pairs = cards.flatMap((card, index) => {
    const loaded = loadedCards[index];
    return loaded ? [{ card, loaded }] : [];
  });
  const titles = before.flatMap((title) => {
    const loaded = title.name === "card" ? undefined : after.find(({ name }) => name === title.name);
    return loaded ? [{ card: title, loaded }] : [];
  });
  return [...pairs, ...titles]
    .filter(
      ({ card, loaded }) => Math.abs(card.top - loaded.top) > few || (card !== cards.at(-1) && Math.abs(card.height - loaded.height) > few),
    )
    .map(({ card, loaded }) => `${card.name}: ${card.top} + ${card.height} becomes ${loaded.top} + ${loaded.height}`);
}

/** Pages, the slow answer, the number of boxes that the placeholder has at least, and words that are there at once. */
const pages = [
  ["/", { match: "POST /api/billing/my-billing-details" }, 5, ["Scadenze", "Le ultime bollette", "Le tue forniture"]],
  ["/profilo/estratto-conto", { match: "POST /api/billing/account-balances" }, 2, ["Tutti", "Paghi tu"]],
  ["/consumi", { match: graphql, operation: "allSupplies" }, 1, []],
  ["/consumi", { match: "POST /api/consumption/consumptions" }, 1, ["Casa di Bologna", "2026"]],
  ["/forniture", { match: graphql, operation: "allSupplies" }, 1, []],
  ["/forniture/s-100001001", { match: graphql, operation: "allSupplies" }, 2, ["Contratto e dati", "Come paghi"]],
  ["/forniture/s-100001001", { match: "POST /api/" }, 2, ["Casa di Bologna", "Contratto e dati"]],
  ["/vouchers", { match: "GET /api/vouchers" }, 2, ["Tutti", "Da usare"]],
] as const;

/** Lets the answers to the requests of each `hold`, whose method and path start with `match`, wait until `release`. */
async function gate(page: Page) {
  let held: { isHeld: (request: Request) => boolean; released: Promise<void> } | undefined;
  let release = () => {};
  await page.route(/\/api/, async (route) => {
    if (held?.isHeld(route.request())) await held.released;
    await route.continue();
  });
  return {
    hold(match: string, operation = "") {
      const isHeld = (request: Request) =>
        `${request.method()} ${new URL(request.url()).pathname}`.startsWith(match) && (request.postData() ?? "").includes(operation);
      held = { isHeld, released: new Promise((resolve) => (release = resolve)) };
    },
    release() {
      held = undefined;
      release();
    },
  };
}

/** Windows in which the boxes are compared, of a phone and of a desktop. */
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test("[CH-46, CH-47] on a phone and on a desktop placeholders have the boxes of what comes, and known words are there at once", async ({
  page,
  signIn,
  settled,
}) => {
  test.slow();
  const boxesOf = async ({ width, height }: (typeof windows)[number]) => {
    await page.setViewportSize({ width, height });
    // Two frames: the window's new width is drawn, and what follows it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return boxes(page);
  };
  await signIn("giulia@esempio.it");
  const { hold, release } = await gate(page);
  const found: string[] = [];
  for (const [path, slow, count, words] of pages) {
    hold(slow.match, "operation" in slow ? slow.operation : "");
    await page.goto(path);
    const waiting = page.locator("main [aria-busy=true] >> visible=true").first();
    await expect(waiting).toBeVisible();
    for (const word of words) await expect(page.getByRole("main").getByText(word, { exact: true }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before: Box[][] = [];
    for (const size of windows) before.push(await boxesOf(size));
    await expect(waiting).toBeVisible();
    release();
    for (const each of before) expect(each.length, path).toBeGreaterThanOrEqual(count);
    await settled();
    for (const [index, size] of windows.entries())
      found.push(...moved(before[index] as Box[], await boxesOf(size)).map((fault) => `${path} at ${size.width} px: ${fault}`));
  }
  expect(found).toEqual([]);
});
