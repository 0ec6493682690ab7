import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { strokes } from "../../tests/browser/keys.ts";
import type { Engine } from "./engine.ts";

/** Milliseconds that a page has for what comes next. */
const answerTime = 15_000;
/** No error of the servers is longer than this, and no file is shorter. WebKit tells no status of a request. */
const bytesOfErrors = 1000;

/** axe computes roles and accessible names in every engine in the same way. */
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Wanted {
  role: string;
  /** The whole accessible name, or its beginning. */
  name: string;
}

/** Runs in the page: finds an element by role and name. Behind an open dialog nothing is found. */
function findElement({ role, name }: Wanted): Element | undefined {
  const tool = (window as unknown as { axe: Axe }).axe;
  const dialogs = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].filter(
    (each) => each.getClientRects().length > 0,
  );
  const scope = dialogs.at(-1) ?? document.body;
  const plain = (text: string) => text.replace(/\s+/g, " ").trim();
  tool.setup();
  try {
    return [...scope.querySelectorAll("a[href], button, input, select, textarea, summary, h1, h2, h3, [role]")].find(
      (element) =>
        element.getClientRects().length > 0 &&
        tool.commons.aria.getRole(element) === role &&
        plain(tool.commons.text.accessibleText(element)).startsWith(name),
    );
  } finally {
    tool.teardown();
  }
}

interface Axe {
  setup: () => void;
  teardown: () => void;
  commons: { aria: { getRole: (element: Element) => string | null }; text: { accessibleText: (element: Element) => string } };
}

/** A customer at an engine: by pointer, or with the keyboard alone. */
export class Hands {
  readonly #engine: Engine;
  readonly #url: string;
  readonly #keysOnly: boolean;

  constructor(engine: Engine, url: string, keysOnly: boolean) {
    this.#engine = engine;
    this.#url = url;
    this.#keysOnly = keysOnly;
  }

  /** Begins a world of its own in the sandbox, signed out. */
  async begin(world: string): Promise<void> {
    await this.#engine.open(`${this.#url}/icon.svg`);
    await this.#engine.run(`localStorage.clear(); sessionStorage.clear(); document.cookie = "favilla-world=${world}; path=/"`);
  }

  async visit(path: string): Promise<void> {
    await this.#engine.open(this.#url + path);
    await this.#until(`the start of ${path}`, `return !document.querySelector("#root[aria-busy]")`);
  }

  /** Waits for an element and for the end of its movements, and returns its middle. */
  async #find(wanted: Wanted): Promise<{ x: number; y: number }> {
    await this.#engine.run(`if (!window.axe) { ${axe} }`);
    const find = `(${String(findElement)})(${JSON.stringify(wanted)})`;
    await this.#until(
      `${wanted.role} "${wanted.name}"`,
      `const element = ${find};
       if (!element) return false;
       element.scrollIntoView({ block: "center", behavior: "instant" });
       const at = () => JSON.stringify(element.getBoundingClientRect());
       const before = at();
       await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
       window.found = element;
       return at() === before;`,
    );
    return this.#engine.run(
      `const { left, top, width, height } = window.found.getBoundingClientRect(); return { x: left + Math.min(width / 2, 60), y: top + height / 2 }`,
    );
  }

  /** Moves focus to an element with Tab, or with Shift and Tab. Of a radio group Tab reaches one button, arrows the others. */
  async #tabTo(wanted: Wanted): Promise<void> {
    // React may have drawn it anew.
    const look = `if (!window.found?.isConnected) window.found = (${String(findElement)})(${JSON.stringify(wanted)});
      const [now, group] = [document.activeElement, window.found?.closest("[role=radiogroup], [role=group], fieldset")];
      return now === window.found ? "there" : ${JSON.stringify(wanted.role)} === "radio" && group?.contains(now) && now.matches("[role=radio], [type=radio]") ? "group"
        : window.found && now.compareDocumentPosition(window.found) & Node.DOCUMENT_POSITION_PRECEDING ? "behind" : "ahead"`;
    for (let count = 0; count < 150; count++) {
      const at = await this.#engine.run<"there" | "group" | "behind" | "ahead">(look);
      if (at === "there") return;
      await this.#engine.press(strokes({ group: "{ArrowRight}", behind: "{Shift>}{Tab}{/Shift}", ahead: "{Tab}" }[at]));
    }
    throw new Error(`Tab never reaches ${wanted.role} "${wanted.name}"`);
  }

  async press(role: string, name: string): Promise<void> {
    const { x, y } = await this.#find({ role, name });
    if (!this.#keysOnly) return this.#engine.point(x, y, true);
    await this.#tabTo({ role, name });
    await this.#engine.press(strokes(role === "checkbox" || role === "radio" ? "{Space}" : "{Enter}"));
  }

  async fill(name: string, text: string, role = "textbox"): Promise<void> {
    const { x, y } = await this.#find({ role, name });
    if (this.#keysOnly) await this.#tabTo({ role, name });
    else await this.#engine.point(x, y, true);
    await this.#engine.press([...strokes("{Control>}a{/Control}"), { kind: "type", text }]);
  }

  async key(keys: string): Promise<void> {
    await this.#engine.press(strokes(keys));
  }

  /** Waits until the page says so. Spaces of any kind and number are one. */
  async see(text: string): Promise<void> {
    await this.#until(
      `"${text}"`,
      `return document.body.innerText.replace(/\\s+/g, " ").toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`,
    );
  }

  /** Waits until a dialog is there and has focus, so that keys go to it. */
  async isInDialog(): Promise<void> {
    await this.#until("a dialog with focus", `return !!document.activeElement?.closest("dialog[open], [role=dialog]")`);
  }

  async isAt(path: string): Promise<void> {
    await this.#until(`address ${path}`, `return location.pathname === ${JSON.stringify(path)}`);
  }

  /** Waits until an element of this kind is shown. */
  async seeElement(selector: string): Promise<void> {
    await this.#until(
      `an element ${selector}`,
      `return [...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.getClientRects().length > 0)`,
    );
  }

  /** Waits for a file from an address that contains `part`. */
  async hasFetched(part: string): Promise<void> {
    await this.#until(
      `a request of ${part}`,
      `return performance.getEntriesByType("resource").some(({ name, responseEnd, decodedBodySize }) => name.includes(${JSON.stringify(part)}) && responseEnd > 0 && decodedBodySize > ${bytesOfErrors})`,
    );
  }

  /** Newest first: what the sandbox has sent. */
  async outbox(): Promise<{ kind: string; code?: string; link?: string }[]> {
    return this.#engine.run(`return (await fetch("/sandbox/outbox")).json()`);
  }

  /** Sets the sandbox's faults for this browser; an empty list ends them. */
  async faults(list: object[]): Promise<void> {
    await this.#engine.run(`document.cookie = "favilla-faults=${encodeURIComponent(JSON.stringify(list))}; path=/"`);
  }

  async #until(what: string, question: string): Promise<void> {
    for (const start = Date.now(); Date.now() - start < answerTime; ) {
      // While a page changes to the next, there is nothing to ask.
      if (await this.#engine.run<boolean>(question).catch(() => false)) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    const shown = await this.#engine.run<string>(
      `return location.pathname + " (" + performance.getEntriesByType("navigation")[0]?.type + " " + Math.round(performance.now() / 1000) + " s ago, " + (document.hasFocus() ? "" : "without the window's focus, ") + "focus on " + document.activeElement?.outerHTML.slice(0, 120) + "): " + document.body.innerText.replace(/\\s+/g, " ").slice(0, 700)`,
    );
    throw new Error(`never there: ${what}. The page ${shown}`);
  }
}
