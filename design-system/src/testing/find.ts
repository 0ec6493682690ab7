/** What something is called: the whole words, or what they match. */
export type Name = string | RegExp;

const plain = (text: string): string => text.replace(/\s+/g, " ").trim();

const isUnseen = (node: Node): boolean =>
  node instanceof Element &&
  (node.getAttribute("aria-hidden") === "true" || node.hasAttribute("hidden") || node.checkVisibility?.() === false);

const rawText = (node: Node): string =>
  node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? "")
    : [...node.childNodes].map((child) => (isUnseen(child) ? "" : rawText(child))).join("");

/** The words that a person reads in it. */
export const textOf = (element: Element | null | undefined): string => (element ? plain(rawText(element)) : "");

/** Elements that an attribute names by their ids. */
export const referred = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? "").split(/\s+/).flatMap((id) => element.ownerDocument.getElementById(id) ?? []);

const labelsOf = (element: Element): HTMLLabelElement[] => [...((element as HTMLInputElement).labels ?? [])];

/** The accessible name, as the library's components give it. */
export function nameOf(element: Element): string {
  const named = referred(element, "aria-labelledby");
  if (named.length > 0) return named.map(textOf).join(" ");
  const label = element.getAttribute("aria-label");
  if (label) return label;
  const labels = labelsOf(element);
  if (labels.length > 0) return labels.map(textOf).join(" ");
  const title = element.querySelector(":scope > legend, :scope > caption");
  return textOf(title ?? element);
}

export const matches = (text: string, name: Name): boolean => (typeof name === "string" ? text === plain(name) : name.test(text));

/** A label's own words, without the hint or "(facoltativo)" that follow them. */
const firstWords = (label: Node): string => {
  const first = [...label.childNodes].find((node) => rawText(node).trim());
  return first instanceof Text || !first ? plain(first?.data ?? "") : firstWords(first);
};

/** By its whole name, or by its label's own words. */
const isCalled = (element: Element, name: Name): boolean =>
  matches(nameOf(element), name) || labelsOf(element).some((label) => firstWords(label) === name);

export interface Sought {
  /** What it is to a reader of the message: "dialog". */
  what: string;
  selector: string;
  root: Element;
  /** Needed where there are several. */
  name?: Name | undefined;
}

/** All of them that are on the page. */
export const findAll = ({ selector, root, name }: Sought): Element[] =>
  [...root.querySelectorAll(selector)].filter((element) => !isUnseen(element) && (name === undefined || isCalled(element, name)));

/** The only one. Throws where there is none or more than one, and says what there is. */
export function find<Found extends Element = HTMLElement>(sought: Sought): Found {
  const [found, ...others] = findAll(sought);
  if (found && others.length === 0) return found as Found;
  const { what, name } = sought;
  const there = findAll({ ...sought, name: undefined }).map((element) => `"${nameOf(element)}"`);
  const asked = name === undefined ? what : `${what} ${typeof name === "string" ? `"${name}"` : name}`;
  const list = there.length === 0 ? "There is none" : `There are ${there.join(", ")}`;
  throw new Error(`${found ? `More than one ${asked}` : `No ${asked}`}. ${list}.`);
}

/** A button or link, or the summary of a disclosure. */
export const findControl = (root: Element, name: Name): HTMLElement =>
  find({ what: "button or link", selector: "button, a[href], summary", root, name });
