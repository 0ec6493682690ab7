import type { ScenePage, Target } from "../browser/page.ts";
import type { Scene } from "../browser/storybook.ts";
import type { Place } from "./watch.ts";

/** An element as assistive technology sees it. */
export interface AxElement {
  role: string;
  name: string;
  description: string;
  /** Hidden from assistive technology. */
  ignored: boolean;
  states: Record<string, unknown>;
}

/** A way into the accessibility data of an engine. */
export interface Reader {
  read: (target: Target) => Promise<AxElement>;
  /** The same for its descendants, in reading order; of one role, or of all except plain text. */
  readInside: (target: Target, role?: string) => Promise<AxElement[]>;
}

const unfinished = async () => {};

/** As `locator.evaluate`, at a fraction of its cost: the element is not carried over from Playwright's own world. */
export async function ask<Answer, Given>(
  target: Target,
  question: (element: HTMLElement, given: Given) => Answer,
  given?: Given,
): Promise<Answer> {
  const look = () =>
    target.evaluateAll(
      ([element], [source, argument]) => element && { answer: new Function(`return ${source}`)()(element, argument) as Answer },
      [String(question), given] as const,
    );
  const found = await look();
  if (found) return found.answer;
  await target.waitFor({ state: "attached" });
  const later = await look();
  if (!later) throw new Error(`${target} is gone`);
  return later.answer;
}

/**
 * A page on which scenes are tested with real keys. Two buttons outside of the scene, one before and one after, represent the rest of the
 * page. A scene that was changed is mounted again before the next expectation, unless it is in its first state.
 */
export class Stage<Own extends ScenePage = ScenePage> {
  readonly page: Own;
  readonly root: Target;
  readonly before: Target;
  readonly after: Target;
  readonly #reader: Reader;
  #scene: Scene | undefined;
  #touched = true;
  #pointed = true;
  #step: (() => Promise<unknown>) | undefined;
  /** The accessibility data read since the last change of the scene. */
  readonly #cache = new Map<string, AxElement>();

  /** The page has `watchScript`. */
  constructor(page: Own, reader: Reader) {
    this.page = page;
    this.#reader = reader;
    this.root = page.locator("#storybook-root");
    this.before = page.locator("#stage-before");
    this.after = page.locator("#stage-after");
  }

  async enter(scene: Scene): Promise<void> {
    this.#scene = scene;
    this.#step = unfinished;
    this.touch();
    await this.begin();
  }

  /** Brings the scene into its first state, or into the state after a step. */
  async begin(step?: () => Promise<unknown>): Promise<void> {
    const same = this.#step === step;
    if (same && !this.#touched) return;
    if (!same || !(await this.#isAt(step ? "step" : "start"))) {
      // The state is undefined until the step is done.
      this.#step = unfinished;
      if ((same && !step) || !(await this.#isAt("start"))) await this.#mount();
      if (step) {
        await step();
        await this.page.evaluate(() => window.stage.note("step"));
      }
      this.#step = step;
    }
    this.#cache.clear();
    this.#touched = false;
  }

  async #mount(): Promise<void> {
    if (this.#pointed) await this.page.mouse.move(0, 0);
    this.#pointed = false;
    await this.#scene?.mount();
    await this.page.evaluate(() => window.stage.begin());
  }

  async #isAt(place: Place): Promise<boolean> {
    return !this.#pointed && (await this.page.evaluate((wanted) => window.stage.isAt(wanted), place));
  }

  /** The pointer moves, or the window changes. */
  touch(): void {
    this.#touch();
    this.#pointed = true;
  }

  #touch(): void {
    this.#touched = true;
    this.#cache.clear();
  }

  async press(...keys: string[]): Promise<void> {
    this.#touch();
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.#touch();
    await this.page.keyboard.type(text);
  }

  async click(target: Target): Promise<void> {
    this.touch();
    await target.click();
  }

  /**
   * Presses the window's last corner, where nothing is. A person sees what has opened before pressing elsewhere, and a widget hears
   * presses elsewhere only from the task after the one that drew it: the press that opened it is over by then.
   */
  async pressElsewhere(): Promise<void> {
    this.touch();
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))));
    const { width, height } = this.page.viewportSize() ?? { width: 1280, height: 900 };
    await this.page.mouse.click(width - 2, height - 2);
  }

  async pointAt(target: Target): Promise<void> {
    this.touch();
    await target.hover();
  }

  /** Sets focus by script: only to begin a check, never as its result. */
  async focus(target: Target): Promise<void> {
    this.#touch();
    await ask(target, (element) => element.focus());
  }

  /**
   * Moves focus there by keyboard; throws if Tab passes through the whole page without reaching it. It starts at the stop before the
   * element, so that the page need not be walked from its beginning.
   */
  async tabTo(target: Target): Promise<void> {
    this.#touch();
    await ask(target, (element) => window.stage.focusBefore(element));
    await this.press("Tab");
    if (await this.hasFocus(target)) return;
    await this.focus(this.before);
    for (let count = 0; count < 150; count++) {
      await this.press("Tab");
      const at = await ask(target, (element) => (element === document.activeElement ? "it" : document.activeElement?.id));
      if (at === "it") return;
      if (at === "stage-after") break;
    }
    throw new Error("Tab never reaches it");
  }

  /** Tells whether it is a tab stop. */
  async isStop(target: Target): Promise<boolean> {
    return this.tabTo(target).then(
      () => true,
      () => false,
    );
  }

  hasFocus(target: Target): Promise<boolean> {
    return ask(target, (element) => element === document.activeElement);
  }

  /** Tells whether it has focus, or contains the element with focus. */
  holdsFocus(target: Target): Promise<boolean> {
    return ask(target, (element) => element.contains(document.activeElement));
  }

  /** The scene's markup, without live regions and without Storybook's classes for pseudo states. */
  drawn(): Promise<string> {
    return ask(this.root, (root) => {
      const copy = root.cloneNode(true) as Element;
      for (const region of copy.querySelectorAll("[role=status], [role=alert], [role=log], [aria-live]")) region.textContent = "";
      return copy.innerHTML.replace(/ pseudo-[\w-]+/g, "");
    });
  }

  /** Presses keys, and returns the elements outside of `target` that got focus meanwhile. */
  async escapes(target: Target, keys: readonly string[]): Promise<string[]> {
    await ask(target, (element) => {
      window.stage.escaped = element.contains(document.activeElement) ? [] : [window.stage.describe(document.activeElement)];
      element.addEventListener("focusout", (event) => {
        const to = (event as FocusEvent).relatedTarget as Element | null;
        if (!element.contains(to)) window.stage.escaped.push(window.stage.describe(to));
      });
    });
    await this.press(...keys);
    return this.page.evaluate(() => window.stage.escaped);
  }

  /** A description of the element with focus. */
  focused(): Promise<string> {
    return this.page.evaluate(() => window.stage.describe(document.activeElement));
  }

  /** Reads an element as assistive technology sees it. */
  async axOf(target: Target): Promise<AxElement> {
    const cached = this.#cache.get(String(target));
    if (cached) return cached;
    const found = await this.#reader.read(target);
    if (!this.#touched) this.#cache.set(String(target), found);
    return found;
  }

  /** The same for its descendants, in reading order; of one role, or of all except plain text. */
  axInside(target: Target, role?: string): Promise<AxElement[]> {
    return this.#reader.readInside(target, role);
  }

  /** The announcements since the scene began. */
  said(): Promise<{ text: string; live: string }[]> {
    return this.page.evaluate(() => window.stage.said);
  }

  /** Number of presses since the scene began. Links and forms do not navigate on this page. */
  clicks(): Promise<number> {
    return this.page.evaluate(() => window.stage.clicks);
  }
}
