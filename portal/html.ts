/** Edits of an HTML document by element. html-validate parses the document; the rest of its text stays as it is. */
import { type HtmlElement, Parser, StaticConfigLoader } from "html-validate";

interface Place {
  start: number;
  /** Behind the opening tag. */
  innerStart: number;
  /** Before the closing tag. */
  innerEnd: number;
  end: number;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

type Attributes = Readonly<Record<string, string | true>>;

/** Returns an opening tag; `true` is an attribute without a value. */
export const tag = (name: string, attributes: Attributes): string =>
  `<${[name, ...Object.entries(attributes).map(([key, value]) => (value === true ? key : `${key}="${escaped(value)}"`))].join(" ")}>`;

/** Returns text as the content of an element. */
export const textContent = escaped;

/** html-validate's own element types, without rules. */
const settings = new StaticConfigLoader().getConfigFor("page.html");

export class HtmlDocument {
  readonly #text: string;
  readonly #root: HtmlElement;
  readonly #places: ReadonlyMap<HtmlElement, Place>;
  readonly #edits: { start: number; end: number; by: string }[] = [];

  private constructor(text: string, root: HtmlElement, places: ReadonlyMap<HtmlElement, Place>) {
    this.#text = text;
    this.#root = root;
    this.#places = places;
  }

  static async parse(text: string): Promise<HtmlDocument> {
    const parser = new Parser(await settings);
    const places = new Map<HtmlElement, Place>();
    const opened = new Map<HtmlElement, number>();
    parser.on("tag:ready", (_, { target, location }) => opened.set(target, location.offset + location.size));
    parser.on("tag:end", (_, { target, previous, location }) => {
      const end = location.offset + location.size;
      // Locations of tags begin behind their first character.
      const start = previous.location.offset - 1;
      const isVoid = target === previous;
      places.set(previous, {
        start,
        innerStart: isVoid ? end : (opened.get(previous) ?? end),
        innerEnd: isVoid || !target ? end : target.location.offset - 1,
        end,
      });
    });
    return new HtmlDocument(text, parser.parseHtml(text), places);
  }

  /** All elements of a CSS selector, in the order of the document. */
  all(selector: string): HtmlElement[] {
    return this.#root.querySelectorAll(selector);
  }

  /** The one element of a selector. Throws if there is none, or more than one. */
  one(selector: string): HtmlElement {
    const found = this.all(selector);
    if (found.length !== 1) throw new Error(`${found.length} elements match ${selector}, not one`);
    return found[0] as HtmlElement;
  }

  /** The attributes of an element; those without a value are `true`. */
  attributesOf(element: HtmlElement): Record<string, string | true> {
    return Object.fromEntries(element.attributes.map(({ key, value }) => [key, value === null ? true : String(value)]));
  }

  #place(element: HtmlElement): Place {
    const place = this.#places.get(element);
    if (!place) throw new Error(`<${element.tagName}> is not closed`);
    return place;
  }

  replace(element: HtmlElement, by: string): void {
    const { start, end } = this.#place(element);
    this.#edits.push({ start, end, by });
  }

  replaceContent(element: HtmlElement, by: string): void {
    const { innerStart, innerEnd } = this.#place(element);
    this.#edits.push({ start: innerStart, end: innerEnd, by });
  }

  insertBefore(element: HtmlElement, html: string): void {
    const { start } = this.#place(element);
    this.#edits.push({ start, end: start, by: html });
  }

  /** Adds to the end of an element's content. */
  append(element: HtmlElement, html: string): void {
    const { innerEnd } = this.#place(element);
    this.#edits.push({ start: innerEnd, end: innerEnd, by: html });
  }

  /** The text with all edits. Throws if two of them overlap. */
  toString(): string {
    let text = this.#text;
    let last = Number.POSITIVE_INFINITY;
    for (const { start, end, by } of this.#edits.toSorted((a, b) => b.start - a.start)) {
      if (end > last) throw new Error("two edits overlap");
      text = text.slice(0, start) + by + text.slice(end);
      last = start;
    }
    return text;
  }
}
