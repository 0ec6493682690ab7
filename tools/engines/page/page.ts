import type { Stroke } from "../../../tests/browser/keys.ts";
import type { ScenePage, Target } from "../../../tests/browser/page.ts";
import type { Reader } from "../../../tests/patterns/stage.ts";
import type { Engine } from "../engine.ts";
import type { Step } from "./inPage.ts";

/** Milliseconds that an element has to appear. */
const appearTime = 3000;

const pause = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

/** Reads Playwright's notation: "Shift+Tab" holds Shift while Tab is pressed. */
function strokesOf(keys: string): Stroke[] {
  const held = keys.split("+").map((key) => (key === "ControlOrMeta" ? "Control" : key));
  const key = held.pop() as string;
  return [
    ...held.map((each): Stroke => ({ kind: "down", key: each })),
    { kind: "press", key },
    ...held.toReversed().map((each): Stroke => ({ kind: "up", key: each })),
  ];
}

/** A scene in the frame of the host's page (host.ts), whose corner is the page's: WebKit's window has a least width, a frame has none. */
export class EnginePage implements ScenePage {
  readonly #engine: Engine;
  #size = { width: 1280, height: 900 };

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Opens a page of the site in the frame of the host. */
  async open(host: string, path: string): Promise<void> {
    await this.#engine.open(host);
    await this.#engine.run(`
      const frame = document.querySelector("iframe");
      await new Promise((loaded) => {
        frame.addEventListener("load", loaded, { once: true });
        frame.src = ${JSON.stringify(path)};
      });
      frame.focus();
      if (!frame.contentDocument.hasFocus()) throw new Error("the window has no focus, so nothing in it would get any");`);
    await this.setViewportSize(this.#size);
  }

  /** Calls a function in the frame, with what the steps find. */
  call<Answer>(ask: unknown, steps: readonly Step[] | null, given: unknown): Promise<Answer> {
    const all = [String(ask), steps, given ?? null].map((each) => JSON.stringify(each)).join(", ");
    return this.#engine.run(`return document.querySelector("iframe").contentWindow.driven.call(${all})`);
  }

  locator = (selector: string): Target => new EngineTarget(this, []).locator(selector);
  evaluate: ScenePage["evaluate"] = (ask: unknown, given?: unknown) => this.call(ask, null, given);
  viewportSize = () => this.#size;
  setViewportSize = async (size: { width: number; height: number }): Promise<void> => {
    this.#size = size;
    await this.#engine.run(
      `Object.assign(document.querySelector("iframe").style, { width: "${size.width}px", height: "${size.height}px" })`,
    );
  };
  emulateMedia = ({ media }: { media: "print" | null }) => this.evaluate((on: boolean) => window.driven.print(on), media === "print");
  keyboard = {
    press: (keys: string) => this.#engine.press(strokesOf(keys)),
    type: (text: string) => this.#engine.press([{ kind: "type", text }]),
  };
  mouse = {
    move: (x: number, y: number) => this.#engine.point(x, y),
    click: (x: number, y: number) => this.#engine.point(x, y, true),
  };
}

class EngineTarget implements Target {
  readonly #page: EnginePage;
  readonly #steps: readonly Step[];

  constructor(page: EnginePage, steps: readonly Step[]) {
    this.#page = page;
    this.#steps = steps;
  }

  toString = () => JSON.stringify(this.#steps);
  #to = (step: Step): Target => new EngineTarget(this.#page, [...this.#steps, step]);
  locator = (selector: string) => this.#to(selector.startsWith("xpath=") ? { xpath: selector.slice(6) } : { css: selector });
  filter = ({ visible }: { visible?: boolean }): Target => (visible ? this.#to({ visible }) : this);
  getByText = (text: string | RegExp, { exact = false } = {}) =>
    this.#to(typeof text === "string" ? { text, exact } : { pattern: text.source });
  first = () => this.nth(0);
  last = () => this.nth(-1);
  nth = (at: number) => this.#to({ at });
  all = async () => Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  count = () => this.evaluateAll((all) => all.length);
  evaluateAll: Target["evaluateAll"] = (ask: unknown, given?: unknown) => this.#page.call(ask, this.#steps, given);

  waitFor = async ({ state = "visible", timeout = appearTime }: Parameters<Target["waitFor"]>[0] = {}): Promise<void> => {
    for (const start = Date.now(); Date.now() - start < timeout; await pause(20))
      if (state === "visible" ? await this.isVisible() : (await this.count()) > 0) return;
    throw new Error(`${this} is never ${state}`);
  };

  /** Asks of the first of its elements, once it is there. */
  async #ask<Answer>(ask: (element: HTMLElement) => Answer): Promise<Answer> {
    await this.waitFor({ state: "attached" });
    const { answer } = await this.evaluateAll(
      ([element], source) => ({ answer: new Function(`return ${source}`)()(element) as Answer }),
      String(ask),
    );
    return answer as Answer;
  }

  /** Brings its middle into view, and returns it once it has ended its movements. */
  async #middle(): Promise<readonly [number, number]> {
    await this.waitFor();
    await this.scrollIntoViewIfNeeded();
    for (let before = ""; ; ) {
      const middle = await this.#ask((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2] as const;
      });
      if (String(middle) === before) return middle;
      before = String(middle);
      await pause(32);
    }
  }

  click = async () => this.#page.mouse.click(...(await this.#middle()));
  hover = async () => this.#page.mouse.move(...(await this.#middle()));
  scrollIntoViewIfNeeded = () =>
    this.#ask((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
    });
  isVisible = async () => this.evaluateAll(([element]) => element !== undefined && window.driven.isVisible(element));
  isEditable = () => this.#ask((element) => !element.matches(":disabled, [readonly], [aria-readonly=true]"));
  getAttribute = (name: string) =>
    this.#ask(new Function("element", `return element.getAttribute(${JSON.stringify(name)})`) as () => string);
  innerText = () => this.#ask((element) => element.innerText);
  textContent = () => this.#ask((element) => element.textContent);
  allTextContents = () => this.evaluateAll((all) => all.map((each) => each.textContent ?? ""));
  inputValue = () => this.#ask((element) => (element as HTMLInputElement).value);
}

/**
 * Reads elements as assistive technology sees them, by the rules for names, descriptions and roles: neither Firefox nor WebKit lets a
 * program read its whole tree. Whether their own roles and names are the same is compared in trees.ts.
 */
export const domReader: Reader = {
  read: async (target) => {
    await target.waitFor({ state: "attached" });
    return target.evaluateAll(([element]) => window.driven.read(element as Element));
  },
  readInside: (target, role) =>
    target.evaluateAll(([element], wanted) => (element ? window.driven.readInside(element, wanted ?? undefined) : []), role),
};
