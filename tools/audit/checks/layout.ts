import type { Page } from "@playwright/test";
import type { Finding, Outcome } from "../finding.ts";

interface Measured {
  wide: string[];
  cut: string[];
}

/** Runs in the page: finds elements outside of the window and clipped text, with an extra style if one is given. */
function measure(css: string): Measured {
  const { isVisible, pathOf } = window.auditing;
  const style = css ? document.head.appendChild(document.createElement("style")) : undefined;
  if (style) style.textContent = css;
  const twoDimensional = "table, [role=table], [role=grid], svg, img, canvas, pre, code, video, iframe";
  const width = document.documentElement.clientWidth;
  const all = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) => !element.closest("[data-audit], svg, noscript") && isVisible(element),
  );
  /** Each element is read once, since its descendants need it too. */
  const boxes = new Map<Element, { box: DOMRect; x: string; y: string; clipped: boolean }>();
  const read = (element: Element) => {
    const cached = boxes.get(element);
    if (cached) return cached;
    const box = element.getBoundingClientRect();
    const { clipPath, position, overflowX, overflowY } = getComputedStyle(element);
    const clipped = box.width <= 2 || box.height <= 2 || (clipPath !== "none" && position === "absolute");
    const found = { box, x: overflowX, y: overflowY, clipped };
    boxes.set(element, found);
    return found;
  };
  const scrolls = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const around = (element: Element | null): Element[] =>
    element && element !== document.body ? [element, ...around(element.parentElement)] : [];
  const inScroller = (element: Element) => around(element.parentElement).some((each) => read(each).x !== "visible");
  /** Text for screen readers only is clipped on purpose. */
  const isForEarsOnly = (element: Element) => around(element).some((each) => read(each).clipped);
  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const sideways = document.documentElement.scrollWidth > width + 1;
  const overflows = (element: Element) => read(element).box.right > width + 1;
  const causesScroll = (element: Element) =>
    sideways && overflows(element) && !inScroller(element) && ![...element.children].some(overflows);
  const isTooWide = (element: Element) =>
    read(element).box.width > width + 1 && ownText(element).length > 0 && !element.closest(twoDimensional) && !isForEarsOnly(element);
  const wide = all.filter((element) => read(element).box.right > 1 && (causesScroll(element) || isTooWide(element)));
  const range = document.createRange();
  const linesOf = (node: Node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const cutsOff = ({ box, x, y }: ReturnType<typeof read>, line: DOMRect) =>
    (x !== "visible" && line.right > box.right + 2) || (y !== "visible" && line.bottom > box.bottom + line.height / 3);
  const cut = all.filter((element) => {
    const nodes = ownText(element);
    const edges = nodes.length > 0 ? around(element).map(read) : [];
    // Beyond a scroller, and around text for screen readers only, nothing is cut off.
    const last = edges.findIndex(({ x, y, clipped }) => clipped || scrolls(x) || scrolls(y));
    const hiding = edges.slice(0, last < 0 ? edges.length : last).filter(({ x, y }) => x !== "visible" || y !== "visible");
    return hiding.length > 0 && nodes.flatMap(linesOf).some((line) => hiding.some((edge) => cutsOff(edge, line)));
  });
  style?.remove();
  return { wide: [...(sideways && wide.length === 0 ? ["html"] : []), ...wide.slice(0, 5).map(pathOf)], cut: cut.slice(0, 5).map(pathOf) };
}

async function fits(page: Page, criterion: string, rule: string, css = ""): Promise<Outcome> {
  const { wide, cut } = await page.evaluate(measure, css);
  const found = (targets: string[], what: string): Finding[] =>
    targets.map((target) => ({ check: "layout", rule, level: "AA", criteria: [criterion], target, message: what }));
  return {
    findings: [...found([...new Set(wide)], "Runs out of the window sideways."), ...found([...new Set(cut)], "Text is cut off.")],
    seen: [criterion],
  };
}

/** 1.4.10: at 320 px, which is 1280 px at 400 %, nothing scrolls in two directions and nothing is cut off. */
export const reflow = (page: Page): Promise<Outcome> => fits(page, "1.4.10", "reflow");

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** 1.4.12: with the reader's own spacing of lines, letters, words and paragraphs. */
export const textSpacing = (page: Page): Promise<Outcome> => fits(page, "1.4.12", "text-spacing", spacing);

/** 1.4.4: with text of twice the size. */
export const textSize = (page: Page): Promise<Outcome> => fits(page, "1.4.4", "text-size", ":root { font-size: 200% !important }");

/** 2.5.5: targets of 44 px; those of 24 px (2.5.8) are axe's. */
export async function largeTargets(page: Page): Promise<Outcome> {
  const small = await page.evaluate(() => {
    const { isVisible, pathOf, stops } = window.auditing;
    return stops()
      .filter(isVisible)
      .flatMap((element) => {
        // A link in a sentence is as high as its line.
        if (getComputedStyle(element).display === "inline") return [];
        const boxes = [element, ...((element as HTMLInputElement).labels ?? [])].map((each) => each.getBoundingClientRect());
        const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
        return width < 43.5 || height < 43.5 ? [{ target: pathOf(element), size: `${Math.round(width)} by ${Math.round(height)} px` }] : [];
      });
  });
  return {
    findings: small.map(({ target, size }) => ({
      check: "layout",
      rule: "target-44",
      level: "AAA",
      criteria: ["2.5.5"],
      target,
      message: `The target measures ${size}.`,
    })),
    seen: ["2.5.5"],
  };
}
