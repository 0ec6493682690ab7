import type { Outcome } from "../finding.ts";

export interface FocusAnswer {
  found: { target: string; rule: "focus-visible" | "focus-contrast"; message: string }[];
  /** Number of tab stops. */
  stops: number;
}

/** Runs in the page: records the visible changes of a focused element, and the contrast of its ring; for a few elements of each kind. */
export async function showFocus(few: number): Promise<FocusAnswer> {
  const { behind, colour, contrast, fewOfEachKind, pathOf, stops } = window.auditing;
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
  type Values = readonly string[];
  const read = (element: Element, pseudo: string | null): Values => {
    const style = getComputedStyle(element, pseudo);
    return properties.map((property) => style[property]);
  };
  /** A label, a neighbour or an ancestor may show the focus. */
  const readAround = (element: HTMLElement): Values[] => {
    const near: Element[] = [element, ...((element as HTMLInputElement).labels ?? [])];
    if (element.nextElementSibling) near.push(element.nextElementSibling);
    for (let at = element.parentElement, up = 0; at && at !== document.body && up < 3; at = at.parentElement, up++) near.push(at);
    return near.flatMap((each) => [null, "::before", "::after"].map((pseudo) => read(each, pseudo)));
  };
  const hasRing = (values: Values) => values[0] !== "none" && values[1] !== "0px";
  // An invisible outline is no change.
  const seen = (values: Values) => (hasRing(values) ? values : ["none", "", "", ...values.slice(3)]);
  const differs = (before: Values | undefined, after: Values) =>
    !before || seen(before).some((value, index) => value !== seen(after)[index]);
  const focus = (element: HTMLElement) => {
    element.focus({ preventScroll: true });
    return document.activeElement === element;
  };
  const drawn = () => new Promise((next) => requestAnimationFrame(next));
  /** The changes that focus causes; undefined if the element cannot have focus. Usually it is the element's own ring. */
  const changes = async (element: HTMLElement): Promise<Values[] | undefined> => {
    const unfocused = read(element, null);
    if (!focus(element)) return undefined;
    const now = read(element, null);
    if (differs(unfocused, now) && hasRing(now)) return [now];
    // Another element or a script shows it, or it is SVG, whose strokes the browser reports a frame late.
    element.blur();
    await drawn();
    const before = readAround(element);
    if (!focus(element)) return undefined;
    await drawn();
    return readAround(element).filter((after, index) => differs(before[index], after));
  };
  const judge = (element: HTMLElement, changed: Values[]): FocusAnswer["found"] => {
    const target = pathOf(element);
    // A story may show its focus permanently, on the element or on a part that it generates.
    if (changed.length === 0 && [null, "::before", "::after"].some((pseudo) => hasRing(read(element, pseudo)))) return [];
    if (changed.length === 0) return [{ target, rule: "focus-visible", message: "Nothing shows that it has focus." }];
    const ringed = element instanceof SVGElement ? changed : changed.filter(hasRing);
    const rings = ringed.map((values) => values[element instanceof SVGElement ? strokeAt : 2] ?? "").filter((ring) => ring !== "none");
    if (rings.length === 0 || matchMedia("(forced-colors: active)").matches) return [];
    const ground = behind(element.parentElement ?? element);
    const ratio = Math.max(
      ...rings.map((ring) => contrast(colour(ring), ground)),
      ...rings.map((ring) => contrast(colour(ring), behind(element))),
    );
    return ratio < 3
      ? [{ target, rule: "focus-contrast", message: `The ring has ${ratio.toFixed(2)}:1 against what is around it; 3:1 is asked for.` }]
      : [];
  };

  const had = document.activeElement as HTMLElement | null;
  had?.blur();
  const all = stops();
  const found: FocusAnswer["found"] = [];
  for (const element of fewOfEachKind(all, few).slice(0, 40)) {
    const changed = await changes(element);
    if (changed) found.push(...judge(element, changed));
  }
  (document.activeElement as HTMLElement | null)?.blur();
  had?.focus({ preventScroll: true });
  return { found, stops: all.length };
}

/** 2.4.7 and 1.4.11: the focused element is visible as such, with a ring of 3:1. */
export const focusOutcome = ({ found, stops }: FocusAnswer): Outcome => ({
  findings: found.map((one) => ({
    check: "focus",
    level: "AA",
    criteria: [one.rule === "focus-visible" ? "2.4.7" : "1.4.11"],
    ...one,
  })),
  seen: stops > 0 ? ["2.4.7", "1.4.11"] : [],
});
