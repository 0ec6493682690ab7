import type { Page } from "@playwright/test";
import type { Outcome } from "../finding.ts";

/** Runs in the page: what changes where focus comes, and how a ring stands out from what is behind it. */
function compare(): { target: string; rule: string; message: string }[] {
  const { behind, colour, contrast, pathOf, stops } = window.auditing;
  const properties = [
    "outlineStyle",
    "outlineWidth",
    "outlineColor",
    "boxShadow",
    "borderTopColor",
    "borderBottomColor",
    "borderTopWidth",
    "borderBottomWidth",
    "backgroundColor",
    "textDecorationLine",
    "textDecorationThickness",
    "color",
    "stroke",
    "strokeWidth",
  ] as const;
  const strokeAt = properties.indexOf("stroke");
  const around = (element: HTMLElement): Element[] => {
    const near = [element, ...((element as HTMLInputElement).labels ?? [])];
    if (element.nextElementSibling) near.push(element.nextElementSibling as HTMLElement);
    for (let at = element.parentElement, up = 0; at && at !== document.body && up < 3; at = at.parentElement, up++) near.push(at);
    return near;
  };
  const read = (elements: Element[]) =>
    elements.flatMap((element) =>
      [null, "::before", "::after"].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.map((property) => style[property]);
      }),
    );
  const had = document.activeElement as HTMLElement | null;
  const kinds = new Map<string, number>();
  /** Of many alike two are enough. */
  const isNews = (element: Element) => {
    const kind =
      ["type", "class", "style"].map((name) => element.getAttribute(name)).join() + element.tagName + element.parentElement?.className;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    return (kinds.get(kind) ?? 0) <= 2;
  };
  const found = stops()
    .filter(isNews)
    .slice(0, 40)
    .flatMap((element) => {
      (document.activeElement as HTMLElement | null)?.blur();
      const elements = around(element);
      const before = read(elements);
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) return [];
      const after = read(elements);
      const isSame = (one: readonly string[] | undefined, other: readonly string[]) => one?.every((value, index) => value === other[index]);
      const hasRing = (values: readonly string[]) => values[0] !== "none" && values[1] !== "0px";
      // An outline that is not drawn changes nothing.
      const seen = (values: readonly string[]) => (hasRing(values) ? values : ["none", "", "", ...values.slice(3)]);
      const changed = after.filter((values, index) => !isSame(before[index] && seen(before[index]), seen(values)));
      const target = pathOf(element);
      // A story may show its focus for good.
      if (changed.length === 0 && after[0] && hasRing(after[0])) return [];
      if (changed.length === 0) return [{ target, rule: "focus-visible", message: "Nothing shows that it has focus." }];
      const drawn = element instanceof SVGElement ? changed : changed.filter(hasRing);
      const rings = drawn.map((values) => values[element instanceof SVGElement ? strokeAt : 2] ?? "").filter((ring) => ring !== "none");
      if (rings.length === 0 || matchMedia("(forced-colors: active)").matches) return [];
      const ground = behind(element.parentElement ?? element);
      const ratio = Math.max(
        ...rings.map((ring) => contrast(colour(ring), ground)),
        ...rings.map((ring) => contrast(colour(ring), behind(element))),
      );
      return ratio < 3
        ? [{ target, rule: "focus-contrast", message: `The ring has ${ratio.toFixed(2)}:1 against what is around it; 3:1 is asked for.` }]
        : [];
    });
  (document.activeElement as HTMLElement | null)?.blur();
  had?.focus({ preventScroll: true });
  return found;
}

/** 2.4.7 and 1.4.11: what has focus shows it, with a ring of 3:1. Tab comes first, so that the browser knows a keyboard is in use. */
export async function focusVisible(page: Page): Promise<Outcome> {
  const found = await page.evaluate(compare);
  const stops = await page.evaluate(() => window.auditing.stops().length);
  return {
    findings: found.map((one) => ({
      check: "focus",
      level: "AA",
      criteria: [one.rule === "focus-visible" ? "2.4.7" : "1.4.11"],
      ...one,
    })),
    seen: stops > 0 ? ["2.4.7", "1.4.11"] : [],
  };
}
