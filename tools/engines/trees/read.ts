import type { Browser, Page } from "@playwright/test";
import { reader, storyUrl } from "../../../tests/browser/storybook.ts";
import { size } from "../engine.ts";
import { type Driver, scriptOf } from "./driver.ts";

/** An element as an engine tells it to assistive technology. */
export interface Told {
  /** The element in short, such as `input[type=radio]`. */
  what: string;
  role: string;
  name: string;
  /** The states that the page gives it, in this engine. */
  state: string;
  /** The words of a live region, which are announced. */
  says: string;
}

type Marked = Omit<Told, "role" | "name">;

/** Runs in the page: waits for the story, marks the visible elements that mean something, and returns what they are. */
async function mark(): Promise<Marked[]> {
  while (!document.querySelector("body.sb-show-main #storybook-root > *")) await new Promise((later) => setTimeout(later, 20));
  await document.fonts.ready;
  // Parts that are loaded when they are needed come a moment later.
  for (let before = "", same = 0, count = 0; same < 2 && count < 20; count++) {
    await new Promise((later) => setTimeout(later, 150));
    same = before === document.body.innerHTML ? same + 1 : 0;
    before = document.body.innerHTML;
  }
  const meaning =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, h1, h2, h3, h4, h5, h6, img, table, th, td, ul, ol, li, nav, main, section, form, fieldset, dialog, progress, output, [role], [aria-live]";
  const states = ["checked", "indeterminate", "disabled", "required", "user-invalid", "popover-open", "modal"];
  const plainText = (text: string) => text.replace(/\s+/g, " ").trim();
  const elements = [...document.querySelectorAll<HTMLElement>(meaning)].filter(
    (each) =>
      !each.closest(".sb-wrapper, #storybook-docs, [aria-hidden=true], [inert]") && each.checkVisibility({ visibilityProperty: true }),
  );
  return elements.map((each) => {
    each.dataset["told"] = "";
    const attribute = ["role", "type", "scope"].map((name) => each.hasAttribute(name) && `[${name}=${each.getAttribute(name)}]`);
    const aria = [...each.attributes].filter(
      ({ name, value }) => name.startsWith("aria-") && /^(true|false|mixed|\d+|[a-z]+)$/.test(value),
    );
    const isLive = each.matches("[role=status], [role=alert], [role=log], output, [aria-live=polite], [aria-live=assertive]");
    return {
      what: [each.localName, ...attribute.filter(Boolean)].join(""),
      state: [
        ...states.filter((name) => each.matches(`:${name}`)),
        ...aria.map(({ name, value }) => `${name}=${value}`),
        document.activeElement === each && "focus",
      ]
        .filter(Boolean)
        .join(" "),
      says: isLive ? plainText(each.textContent) : "",
    };
  });
}

const marked = "[data-told]";
const plainText = (text: string) => text.replace(/\s+/g, " ").trim();

/** Reads a story in an engine with WebDriver. */
export async function readTold(driver: Driver, url: string, story: string): Promise<Told[]> {
  await driver.open(storyUrl(url, story, { embedded: true }));
  const all = await driver.run<Marked[]>(scriptOf(`return (${String(mark)})()`));
  const told: Told[] = [];
  for (const [index, id] of (await driver.find(marked)).entries())
    told.push({ ...(all[index] as Marked), role: await driver.role(id), name: plainText(await driver.label(id)) });
  return told;
}

/** Reads stories in Chromium, by the tree that the transcripts are made of: one after another in one page, and each once. */
export class ChromiumTrees {
  readonly #browser: Browser;
  readonly #known = new Map<string, Promise<Told[]>>();
  #last: Promise<unknown> = Promise.resolve();
  #page: Page | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  read(url: string, story: string): Promise<Told[]> {
    const known = this.#known.get(story);
    if (known) return known;
    const told = this.#last.then(() => this.#readNow(url, story));
    this.#known.set(story, told);
    this.#last = told.catch(() => this.#known.delete(story));
    return told;
  }

  /** Reads a story anew when it is next asked for: on a busy machine a part of it may have come too late. */
  forget(story: string): void {
    this.#known.delete(story);
  }

  async #readNow(url: string, story: string): Promise<Told[]> {
    this.#page ??= await this.#browser.newPage({ ...reader, viewport: size });
    await this.#page.goto(storyUrl(url, story, { embedded: true }));
    const all = await this.#page.evaluate(mark);
    const devtools = await this.#page.context().newCDPSession(this.#page);
    await devtools.send("DOM.enable");
    const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
    const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: marked });
    const told: Told[] = [];
    for (const [index, nodeId] of nodeIds.entries()) {
      const { nodes } = await devtools.send("Accessibility.getPartialAXTree", { nodeId, fetchRelatives: false });
      const [node] = nodes;
      told.push({ ...(all[index] as Marked), role: String(node?.role?.value ?? ""), name: plainText(String(node?.name?.value ?? "")) });
    }
    await devtools.detach();
    return told;
  }
}
