import type { Browser, BrowserContext, ElementHandle, Page } from "@playwright/test";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { sessionKey, storeSession } from "../../tests/browser/session.ts";
import { today } from "../../tests/server.ts";
import { type Found, type Look, look, survey } from "./inPage.ts";
import { ends, type Find, judge } from "./judge.ts";
import { fitting, type Step, type Target, type Visit } from "./step.ts";
import { fittingText, iban, phone } from "./texts.ts";
import { type Sent, Watch } from "./watch.ts";

const { password } = signIns[0];
/** Customers whose data are odd on purpose: dropped rows are reported. */
const oddCustomers = ["casi@esempio.it", "doppia@esempio.it", "blocco@esempio.it"];
/** Milliseconds within which a page must have loaded what it shows. */
const loadTime = 10_000;
/** Looks in a row that must find the page still: more of them while focus may yet move to where it belongs. */
const [quicklyStill, patientlyStill] = [3, 20];
/** Milliseconds to try a press: an element may move or be covered. */
const reach = 1500;
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** The operation of GraphQL, or the path without what it is about. */
const nameOf = ({ method, path, body }: Sent): string =>
  /mutation (\w+)/.exec(body)?.[1] ?? `${method} ${path.split("/").slice(0, 4).join("/")}`;

/** Plays one visit in a browser of its own. */
class Player {
  private readonly context: BrowserContext;
  private readonly url: string;
  private readonly visit: Visit;
  private readonly watch: Watch;
  readonly reached: Played["reached"] = { pages: [], writes: [] };
  private tabs: Page[] = [];
  private active = 0;
  private minutes = 0;
  /** Steps for which a disturbance still explains errors. */
  private explained = 0;
  private faulty = false;
  private offline = false;

  constructor(context: BrowserContext, url: string, visit: Visit) {
    this.context = context;
    this.url = url;
    this.visit = visit;
    this.watch = new Watch(context);
  }

  private get page(): Page {
    return this.tabs[this.active] as Page;
  }

  async start(): Promise<Find[]> {
    const { email, hoursOff, path } = this.visit;
    await this.context.addInitScript((milliseconds) => {
      window.print = () => undefined;
      if (milliseconds === 0) return;
      const present = Date.now.bind(Date);
      const RealDate = Date;
      const Off = function (this: unknown, ...given: unknown[]) {
        if (!new.target) return new RealDate(present() + milliseconds).toString();
        return given.length === 0 ? new RealDate(present() + milliseconds) : Reflect.construct(RealDate, given);
      };
      Object.assign(Off, { now: () => present() + milliseconds, parse: RealDate.parse, UTC: RealDate.UTC, prototype: RealDate.prototype });
      Object.assign(window, { Date: Off });
    }, hoursOff * 3_600_000);
    // A page of its own, so that Back does not lead to it.
    const entrance = await this.context.newPage();
    if (email) await storeSession(this.context, entrance, this.url, email, password);
    this.tabs = [await this.context.newPage()];
    await entrance.close();
    await this.watch.take();
    return this.play({ do: "open", path });
  }

  /** Takes a step, waits until the page is still, and judges it. */
  async play(step: Step): Promise<Find[]> {
    const before = await this.look();
    await this.take(step);
    const settled = await this.settle();
    const after = await this.look();
    if (this.faulty || this.offline) this.explained = 3;
    const disturbed = this.explained > 0;
    this.explained--;
    const events = await this.watch.take();
    if (after) this.reached.pages.push(new URL(after.url).pathname);
    this.reached.writes.push(...events.sent.filter(({ write, accepted }) => write && accepted).map(nameOf));
    return judge({
      step,
      before,
      after,
      events,
      settled,
      waiting: [...this.watch.open].map((request) => `${request.method()} ${new URL(request.url()).pathname}`),
      disturbed,
      oddData: oddCustomers.includes(this.visit.email ?? ""),
      secrets: [iban, phone, password, "nuova.posta@esempio.it", ...(this.visit.email ? [this.visit.email] : [])],
    });
  }

  private async look(): Promise<Look | undefined> {
    if (!this.page.url().startsWith(this.url)) return undefined;
    return this.page.evaluate(look).catch(() => undefined);
  }

  /** Waits until nothing is loading any more and the page has a heading, a way on and, after a press, focus. */
  private async settle(): Promise<boolean> {
    let still = 0;
    for (const end = Date.now() + loadTime; Date.now() < end; ) {
      await this.page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 500 }))).catch(() => undefined);
      const seen = await this.look();
      if (!seen && !this.page.url().startsWith(this.url)) return true;
      const isReady = seen?.busy.length === 0 && seen.heading !== "" && seen.ways > 0 && this.watch.open.size === 0;
      still = isReady ? still + 1 : 0;
      if (still >= (seen?.focusOnBody ? patientlyStill : quicklyStill)) return true;
      await pause(30);
    }
    // On a busy machine the looks come slowly.
    return still >= quicklyStill;
  }

  private async take(step: Step): Promise<void> {
    const { page, context } = this;
    const ignore = () => undefined;
    const options = { waitUntil: "commit", timeout: loadTime } as const;
    switch (step.do) {
      case "press":
        return this.onTarget("press", step, (element) =>
          step.twice ? element.dblclick({ timeout: reach }) : element.click({ timeout: reach, noWaitAfter: true }),
        );
      case "type":
        return this.onTarget("type", step, async (element, { role, name }) => {
          if (role === "select") return void (await element.selectOption({ index: step.pick % 3 }, { timeout: reach }));
          await element.fill(step.text === fitting ? await this.fitting(name) : step.text, { timeout: reach });
        });
      case "key":
        return page.keyboard.press(step.key);
      case "complete":
        return this.complete();
      case "open":
        return void (await page.goto(this.url + step.path, options).catch(ignore));
      case "tab":
        return this.otherTab(step.path);
      case "fault":
        this.faulty = step.faults.length > 0;
        await context.addCookies([{ name: "favilla-faults", value: encodeURIComponent(JSON.stringify(step.faults)), url: this.url }]);
        return;
      case "clock": {
        this.minutes += step.minutes;
        const now = new Date(Date.parse(today) + this.minutes * 60_000).toISOString();
        await context.request.put(`${this.url}/sandbox/world`, { data: { now } });
        this.explained = 3;
        return;
      }
      case "back":
        return void (await page.goBack(options).catch(ignore));
      case "forward":
        return void (await page.goForward(options).catch(ignore));
      case "reload":
        return void (await page.reload(options).catch(ignore));
      case "offline":
      case "online":
        this.offline = step.do === "offline";
        return context.setOffline(this.offline);
      case "lose session":
        this.explained = 3;
        return void (await page.evaluate((key) => localStorage.removeItem(key), sessionKey).catch(ignore));
    }
  }

  private async otherTab(path: string): Promise<void> {
    if (this.tabs.length < 2) {
      this.tabs.push(await this.context.newPage());
      this.active = 1;
      await this.page.goto(this.url + path, { waitUntil: "commit", timeout: loadTime }).catch(() => undefined);
    } else this.active = 1 - this.active;
    await this.page.bringToFront();
  }

  private survey(kind: "press" | "type"): Promise<Found[]> {
    return this.page.evaluate(survey, kind).catch(() => []);
  }

  private async complete(): Promise<void> {
    const fields = await this.survey("type");
    for (const { role, inMain, ...target } of fields) {
      if (inMain && role !== "select") await this.take({ do: "type", pick: 0, text: fitting, target: { role, ...target } });
    }
    const inMain = (await this.survey("press")).filter((found) => found.inMain);
    for (const target of inMain.filter(({ name }) => /accett|dichiar|presa visione/i.test(name) && name.length > 8)) {
      await this.take({ do: "press", pick: 0, twice: false, target });
    }
    const goesOn = ({ role, name }: Found) => role === "button" && !ends.test(name) && !/indietro|torna|mostra/i.test(name);
    const last = inMain.filter(goesOn).at(-1);
    if (last) await this.take({ do: "press", pick: 0, twice: false, target: last });
  }

  private async fitting(label: string): Promise<string> {
    const answer = await this.context.request.get(`${this.url}/sandbox/outbox`);
    const messages = (await answer.json()) as { code?: string }[];
    return fittingText(label, { code: messages.find(({ code }) => code)?.code, password });
  }

  /** Acts on the step's target; one that is not chosen yet is chosen by `pick`. Does nothing where there is none. */
  private async onTarget(
    kind: "press" | "type",
    step: { pick: number; target?: Target },
    act: (element: ElementHandle<HTMLElement>, target: Target) => Promise<unknown>,
  ): Promise<void> {
    const found = await this.survey(kind);
    // The content matters more than the menus around it.
    const weighted = found.flatMap((one, index) => (one.inMain ? [index, index, index, index] : [index]));
    const { target } = step;
    const index = target
      ? found.findIndex(({ role, name, nth }) => role === target.role && name === target.name && nth === target.nth)
      : weighted[step.pick % (weighted.length || 1)];
    const chosen = index === undefined ? undefined : found[index];
    if (index === undefined || !chosen) return;
    const { role, name, nth } = chosen;
    step.target = { role, name, nth };
    try {
      const element = (await this.page.evaluateHandle((at) => window.fuzzed?.[at] ?? null, index)).asElement();
      if (element) await act(element, step.target);
    } catch {
      // It moved, was covered or takes no such text.
    }
  }
}

export interface Played {
  /** The steps until the find, or all. */
  steps: Step[];
  finds: Find[];
  /** Paths that were shown, and writes that the servers accepted: they tell how deep the visit went. */
  reached: { pages: string[]; writes: string[] };
}

/**
 * Plays a visit until something breaks a rule.
 * @param name of the visit's own world in the sandbox, which nobody else sees
 */
export async function play(browser: Browser, url: string, visit: Visit, name: string): Promise<Played> {
  const viewport = visit.phone ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const context = await browser.newContext({ viewport, locale: "it-IT", timezoneId: "Europe/Rome", reducedMotion: "reduce" });
  await context.addCookies([{ name: "favilla-world", value: name, url }]);
  const steps: Step[] = [];
  const player = new Player(context, url, visit);
  try {
    let finds = await player.start();
    for (const given of visit.steps) {
      if (finds.length > 0) break;
      const step = { ...given };
      steps.push(step);
      finds = await player.play(step);
    }
    return { steps, finds, reached: player.reached };
  } finally {
    await context.close();
  }
}
