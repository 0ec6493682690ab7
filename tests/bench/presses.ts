import type { Browser, BrowserContext, Page } from "@playwright/test";
import { startSandbox } from "../../sandbox/src/start.ts";
import { signedIn } from "./customers.ts";
import { type Answer, type Press, presses } from "./pressList.ts";
import { compare, type Round, type Row } from "./report.ts";
import { builtPortal, portalFolder } from "./routes.ts";

const part = "A press to its answer on a phone, CPU 4x, to a copy";

/** Limits in milliseconds: of a press, and of one that leads to another page whose data are cached. */
const limits = { press: 200, route: 300 };

/** Time for which a finger stays down, in milliseconds. */
const down = 60;

/** Watches a page for a press; runs in the page. `answerTime` resolves to milliseconds from the press to the frame that shows the answer. */
function watchPress(): void {
  let longestEvent = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestEvent = Math.max(longestEvent, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const isThere = ({ selector, least = 1, most = Number.POSITIVE_INFINITY, text = "" }: Answer) => {
    const all = [...document.querySelectorAll(selector)].filter((element) => (element.ariaLabel ?? element.textContent).startsWith(text));
    return all.length >= least && all.length <= most;
  };
  const answerTime = (answer: Answer) =>
    new Promise<number>((done, fail) => {
      if (isThere(answer)) fail(new Error("The answer is there before the press."));
      longestEvent = 0;
      let released = 0;
      addEventListener("pointerup", ({ timeStamp }) => (released = timeStamp), { capture: true, once: true });
      const begin = performance.now();
      const look = () => {
        if (performance.now() - begin > 20_000) return fail(new Error(`No answer: ${JSON.stringify(answer)}`));
        if (!released || !isThere(answer)) return requestAnimationFrame(look);
        // The message arrives after the frame is drawn; the entry of the event, a little later.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const shown = performance.now() - released;
          setTimeout(() => done(Math.max(shown, longestEvent)), 500);
        };
        return port2.postMessage(0);
      };
      requestAnimationFrame(look);
    });
  Object.assign(window, { answerTime });
}

/** Slows the page down, presses, and returns the time to the answer in milliseconds. */
async function pressTime(context: BrowserContext, page: Page, { control, answer }: Press): Promise<number> {
  const pressed = control(page);
  await pressed.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const [time] = await Promise.all([
    page.evaluate((wanted) => (window as unknown as { answerTime: (answer: Answer) => Promise<number> }).answerTime(wanted), answer),
    pressed.click({ delay: down }),
  ]);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return time;
}

/** The page as markup without script, until nothing of it is busy. */
async function markupOf(page: Page): Promise<string> {
  await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll("script, link[rel=modulepreload], noscript")) element.remove();
    return copy.outerHTML;
  });
}

interface Opened {
  time: number;
  before: string;
  after: string;
}

/** Presses on the page of the portal; returns the time and the page's markup before and after. */
async function pressPortal(context: BrowserContext, url: string, press: Press): Promise<Opened> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPress);
    await page.goto(url + press.path);
    await page.locator("main h1").waitFor();
    await press.control(page).waitFor();
    const before = await markupOf(page);
    const time = await pressTime(context, page, press);
    return { time, before, after: await markupOf(page) };
  } finally {
    await page.close();
  }
}

/** Exchanges what differs between two pages, when `control` is pressed: text, attributes, elements as markup. Runs in the page. */
function exchangeOnPress(control: Element, after: string): void {
  const acts: (() => void)[] = [];
  const compareAttributes = (from: Element, to: Element) => {
    for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) acts.push(() => from.setAttribute(name, value));
    for (const { name } of from.attributes) if (!to.hasAttribute(name)) acts.push(() => from.removeAttribute(name));
  };
  const compareNodes = (from: ChildNode, to: ChildNode): void => {
    if (from instanceof Element && to instanceof Element) compareElements(from, to);
    else if (from.nodeType !== to.nodeType) acts.push(() => from.replaceWith(to));
    else if (from.nodeValue !== to.nodeValue) acts.push(() => (from.nodeValue = to.nodeValue));
  };
  const compareElements = (from: Element, to: Element): void => {
    if (from.tagName !== to.tagName || from.childNodes.length !== to.childNodes.length) {
      const markup = to.outerHTML;
      acts.push(() => (from.outerHTML = markup));
      return;
    }
    compareAttributes(from, to);
    for (const [index, child] of [...from.childNodes].entries()) compareNodes(child, to.childNodes[index] as ChildNode);
  };
  compareElements(document.body, new DOMParser().parseFromString(after, "text/html").body);
  control.addEventListener("click", (event) => {
    event.preventDefault();
    for (const act of acts) act();
  });
}

/** Presses on a copy of the page without the portal's script: native elements, the same stylesheets, the same change of the document. */
async function pressCopy(context: BrowserContext, url: string, press: Press, { before, after }: Opened): Promise<number> {
  const page = await context.newPage();
  try {
    await page.addInitScript(watchPress);
    const address = url + press.path;
    await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: `<!doctype html>${before}` }));
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await press.control(page).evaluate(exchangeOnPress, after);
    return await pressTime(context, page, press);
  } finally {
    await page.close();
  }
}

const nameOf = ({ customer, path, item }: Press) => `${path}, ${item}${customer.startsWith("condominio") ? " (500)" : ""}`;

/** Each press on the portal's page and on a copy of it that only exchanges what differs, in turn. */
export async function measurePresses(browser: Browser, rounds: number): Promise<Row[]> {
  await builtPortal();
  const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: portalFolder });
  const phone = { viewport: { width: 390, height: 844 } };
  try {
    const done: Round[] = [];
    for (let round = 0; round < rounds; round++) {
      const times: Round = { library: {}, floor: {} };
      for (const press of presses) {
        process.stderr.write(`\rpresses: round ${round + 1} of ${rounds}, ${nameOf(press).padEnd(60)}`);
        const context = await signedIn(browser, sandbox.url, press.customer, phone);
        const opened = await pressPortal(context, sandbox.url, press);
        times.library[nameOf(press)] = opened.time;
        times.floor[nameOf(press)] = await pressCopy(context, sandbox.url, press, opened);
        await context.close();
      }
      done.push(times);
    }
    process.stderr.write("\n");
    return presses.flatMap((press): Row[] => {
      // The next page is drawn by its code; what replaces the document's markup is no floor of that.
      const ratio = compare(part, nameOf(press), "ms", done, press.isRoute ? undefined : 1.5);
      const limit = (press.isRoute ? limits.route : limits.press) / 1000;
      return [ratio, { part: `${part}, seconds`, item: nameOf(press), unit: "s", value: (ratio.library as number) / 1000, limit }];
    });
  } finally {
    await sandbox.close();
  }
}
