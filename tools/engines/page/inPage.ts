import { computeAccessibleDescription, computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";
import type { AxElement } from "../../../tests/patterns/stage.ts";

/** A step from elements, at first the document, to others. */
export type Step =
  | { css: string }
  | { xpath: string }
  | { text: string; exact: boolean }
  | { pattern: string }
  | { visible: true }
  | { at: number };

declare global {
  interface Window {
    driven: {
      /** Calls a function, given as its source, with what the steps find, or with `given` alone. */
      call: (source: string, steps: readonly Step[] | null, given: unknown) => unknown;
      isVisible: (element: Element) => boolean;
      read: (element: Element) => AxElement;
      readInside: (element: Element, role?: string) => AxElement[];
      print: (on: boolean) => Promise<void>;
    };
  }
}

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
};

/** The smallest elements whose text is as wanted. */
const withText = (root: ParentNode, fits: (text: string) => boolean): Element[] => {
  const does = (element: Element) => fits((element.textContent ?? "").replace(/\s+/g, " ").trim());
  return [...root.querySelectorAll("*")].filter((element) => does(element) && ![...element.children].some(does));
};

function evaluate(xpath: string, from: Node): Element[] {
  const found = document.evaluate(xpath, from, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index) as Element);
}

function take(step: Step, from: readonly ParentNode[]): ParentNode[] {
  if ("at" in step) return from.slice(step.at, step.at === -1 ? undefined : step.at + 1);
  if ("visible" in step) return (from as Element[]).filter(isVisible);
  return from.flatMap((root): Element[] => {
    if ("css" in step) return [...root.querySelectorAll(step.css)];
    if ("xpath" in step) return evaluate(step.xpath, root);
    if ("pattern" in step) return withText(root, (text) => new RegExp(step.pattern).test(text));
    return withText(root, (text) => (step.exact ? text === step.text : text.toLowerCase().includes(step.text.toLowerCase())));
  });
}

const find = (steps: readonly Step[]): Element[] =>
  [...new Set(steps.reduce<ParentNode[]>((from, step) => take(step, from), [document]))] as Element[];

/** The roles of Chromium's tree where dom-accessibility-api has none, or another word. */
function roleOf(element: Element): string {
  const role = getRole(element);
  if (element.hasAttribute("role")) return role === "img" ? "image" : (role ?? "");
  if (element instanceof HTMLTableCellElement && element.tagName === "TH")
    return element.scope === "row" || (element.scope === "" && element.closest("thead") === null) ? "rowheader" : "columnheader";
  if (element.tagName === "SUMMARY") return "DisclosureTriangle";
  if (element instanceof HTMLInputElement && element.type === "password") return "textbox";
  if (role === "region" && computeAccessibleName(element) === "") return "";
  return role === "img" ? "image" : (role ?? "");
}

/** An open modal dialog takes everything outside of it away. */
function isBehind(element: Element): boolean {
  const modals = [...document.querySelectorAll("dialog:modal")];
  return modals.length > 0 && !modals.some((modal) => modal.contains(element));
}

const isIgnored = (element: Element): boolean =>
  !element.isConnected || isInaccessible(element) || !element.checkVisibility() || element.closest("[inert]") !== null || isBehind(element);

function statesOf(element: Element): Record<string, unknown> {
  const states: Record<string, unknown> = {};
  for (const name of ["pressed", "checked", "invalid", "live", "roledescription"]) {
    const value = element.getAttribute(`aria-${name}`);
    if (value !== null) states[name] = value;
  }
  for (const name of ["expanded", "selected", "modal", "busy", "readonly", "disabled"]) {
    const value = element.getAttribute(`aria-${name}`);
    if (value !== null) states[name] = value === "true";
  }
  states["live"] ??= { status: "polite", log: "polite", alert: "assertive" }[roleOf(element)];
  const level = element.getAttribute("aria-level") ?? /^H([1-6])$/.exec(element.tagName)?.[1];
  if (level) states["level"] = Number(level);
  if (element.matches("summary")) states["expanded"] = (element.parentElement as HTMLDetailsElement).open;
  if (element.matches("input:is([type=checkbox], [type=radio])")) states["checked"] = String((element as HTMLInputElement).checked);
  if (element.matches(":disabled")) states["disabled"] = true;
  if (element.matches("[readonly]")) states["readonly"] = true;
  if (element.matches("dialog:modal")) states["modal"] = true;
  return states;
}

const read = (element: Element): AxElement => ({
  role: roleOf(element),
  name: computeAccessibleName(element).replace(/\s+/g, " ").trim(),
  description: computeAccessibleDescription(element).replace(/\s+/g, " ").trim(),
  ignored: isIgnored(element),
  states: statesOf(element),
});

/** Media lists that are changed, with the text that they had. */
const changed = new Map<MediaList, string>();

function mediaIn(rules: CSSRuleList): MediaList[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule.media] : []),
    ...("cssRules" in rule ? mediaIn(rule.cssRules as CSSRuleList) : []),
  ]);
}

/** Applies the styles for paper on the screen, since these engines cannot be asked to, and waits until they are drawn. */
function print(on: boolean): Promise<void> {
  for (const [media, text] of changed) media.mediaText = text;
  changed.clear();
  for (const sheet of on ? document.styleSheets : []) {
    for (const media of [sheet.media, ...mediaIn(sheet.cssRules)]) {
      const text = media.mediaText;
      const other = text.replace(/\bprint\b/g, "all").replace(/\bscreen\b/g, "not all");
      if (other === text) continue;
      changed.set(media, text);
      media.mediaText = other;
    }
  }
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
}

window.driven = {
  call: (source, steps, given) => {
    const run = new Function(`return ${source}`)() as (...all: unknown[]) => unknown;
    return steps ? run(find(steps), given) : run(given);
  },
  isVisible,
  read,
  readInside: (element, role) =>
    [...element.querySelectorAll("*")].filter((each) => (role ? roleOf(each) === role : roleOf(each) !== "") && !isIgnored(each)).map(read),
  print,
};
