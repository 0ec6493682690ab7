/** Name of an element: the full text, or an expression that matches it. */
export type Name = string | RegExp;

const plainText = (text: string): string => text.replace(/\s+/g, " ").trim();

const isUnseen = (node: Node): boolean =>
  node instanceof Element &&
  (node.getAttribute("aria-hidden") === "true" || node.hasAttribute("hidden") || node.checkVisibility?.() === false);

const rawText = (node: Node): string =>
  node.nodeType === Node.TEXT_NODE
    ? (node.textContent ?? "")
    : [...node.childNodes].map((child) => (isUnseen(child) ? "" : rawText(child))).join("");

/** Returns the text that a user can read in an element. */
export const textOf = (element: Element | null | undefined): string => (element ? plainText(rawText(element)) : "");

/** Returns the elements that an attribute references by their ids. */
export const referred = (element: Element, attribute: string): Element[] =>
  (element.getAttribute(attribute) ?? "").split(/\s+/).flatMap((id) => element.ownerDocument.getElementById(id) ?? []);

const labelsOf = (element: Element): HTMLLabelElement[] => [...((element as HTMLInputElement).labels ?? [])];

/** Computes the accessible name, for the ways in which the library's components set it. */
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

export const matches = (text: string, name: Name): boolean => (typeof name === "string" ? text === plainText(name) : name.test(text));

/** Returns the main text of a label, without the hint or "(facoltativo)" after it. */
const firstWords = (label: Node): string => {
  const first = [...label.childNodes].find((node) => rawText(node).trim());
  return first instanceof Text || !first ? plainText(first?.data ?? "") : firstWords(first);
};

/** Compares the full accessible name, or the main text of the label. */
const isCalled = (element: Element, name: Name): boolean =>
  matches(nameOf(element), name) || labelsOf(element).some((label) => firstWords(label) === name);

export interface Sought {
  /** Kind of element for error messages: "dialog". */
  what: string;
  selector: string;
  root: Element;
  /** Needed if there are several. */
  name?: Name | undefined;
}

/** Returns all visible matches. */
export const findAll = ({ selector, root, name }: Sought): Element[] =>
  [...root.querySelectorAll(selector)].filter((element) => !isUnseen(element) && (name === undefined || isCalled(element, name)));

/** Returns the only match. Throws if there is none or more than one, and lists what exists. */
export function find<Found extends Element = HTMLElement>(sought: Sought): Found {
  const [found, ...others] = findAll(sought);
  if (found && others.length === 0) return found as Found;
  const { what, name } = sought;
  const there = findAll({ ...sought, name: undefined }).map((element) => `"${nameOf(element)}"`);
  const description = name === undefined ? what : `${what} ${typeof name === "string" ? `"${name}"` : name}`;
  const list = there.length === 0 ? "There is none" : `There are ${there.join(", ")}`;
  throw new Error(`${found ? `More than one ${description}` : `No ${description}`}. ${list}.`);
}

/** Finds a button, a link, or the summary of a disclosure. */
export const findControl = (root: Element, name: Name): HTMLElement =>
  find({ what: "button or link", selector: "button, a[href], summary", root, name });
