import type { Browser, Page } from "@playwright/test";
import { compare, median, type Round, type Row } from "./report.ts";

const presses = 7;

const dialog = "dialog, [role=dialog]";

/** Milliseconds from the click's arrival in the page until focus is inside `place`. */
const untilFocus = (page: Page, place: string) =>
  page.evaluateHandle((place) => {
    const arrived = new Promise<number>((done) => {
      let start = 0;
      window.addEventListener(
        "click",
        () => {
          start = performance.now();
        },
        { capture: true, once: true },
      );
      const look = () => {
        if (!start || !document.activeElement?.closest(place)) return;
        document.removeEventListener("focusin", look);
        done(performance.now() - start);
      };
      document.addEventListener("focusin", look);
    });
    // Wrapped in an object, since the handle would wait for a bare promise.
    return { arrived };
  }, place);

async function press(page: Page, button: string, place: string, real: boolean): Promise<number> {
  const watch = await untilFocus(page, place);
  if (real) await page.locator(button).click();
  else await page.locator(button).evaluate((element: HTMLElement) => element.click());
  return watch.evaluate(({ arrived }) => arrived);
}

async function measurePage(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("#open").waitFor();
  const items: Record<string, number> = {};
  for (const real of [true, false]) {
    const [opened, closed]: [number[], number[]] = [[], []];
    for (let time = 0; time < presses; time++) {
      opened.push(await press(page, "#open", dialog, real));
      closed.push(await press(page, "[data-close]", "#open", real));
    }
    const click = real ? "real click" : "synthetic click";
    items[`open to focus, ${click}`] = median(opened);
    items[`close to focus back, ${click}`] = median(closed);
  }
  await context.close();
  return items;
}

/** The library's dialog against a native `dialog` element in a React page, and against Radix's in its look, in interleaved rounds. */
export async function measureDialog(browser: Browser, url: string, rounds: number): Promise<Row[]> {
  const pages = ["dialog", "floor-dialog", "radix-dialog"] as const;
  const done: Record<(typeof pages)[number], Record<string, number>>[] = [];
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\rdialog: round ${round + 1} of ${rounds} `);
    const measured = { dialog: {}, "floor-dialog": {}, "radix-dialog": {} };
    for (const page of round % 2 ? pages.toReversed() : pages) measured[page] = await measurePage(browser, `${url}/${page}/`);
    done.push(measured);
  }
  process.stderr.write("\n");
  const against = (other: (typeof pages)[number], part: string, limit: number) => {
    const compared = done.map((round): Round => ({ library: round.dialog, floor: round[other] }));
    return Object.keys(compared[0]?.floor ?? {}).map((item) => compare(part, item, "ms", compared, item.startsWith("open") ? limit : 2));
  };
  return [
    ...against("floor-dialog", "Dialog, library to native element", 2),
    // If it were slower than Radix's there would be no reason to keep our own (docs/adr/0003).
    ...against("radix-dialog", "Dialog, library to Radix's", 1),
  ];
}
