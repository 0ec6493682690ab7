import type { Page } from "@playwright/test";
import type { Finding, Outcome } from "../finding.ts";

/** Runs in the page: what runs out of the window, and text that is cut off. */
function measure(): { wide: string[]; cut: string[] } {
  const { isVisible, pathOf } = window.auditing;
  const twoDimensional = "table, [role=table], [role=grid], svg, img, canvas, pre, code, video, iframe";
  const width = document.documentElement.clientWidth;
  const all = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
    (element) => !element.closest("[data-audit], svg, noscript") && isVisible(element),
  );
  const scrolls = (style: string) => style === "auto" || style === "scroll";
  const inScroller = (element: Element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  const isClipped = (element: Element) => {
    const { width: wide, height } = element.getBoundingClientRect();
    const { clipPath, position } = getComputedStyle(element);
    return wide <= 2 || height <= 2 || (clipPath !== "none" && position === "absolute");
  };
  /** What only screen readers are meant to read is cut off on purpose. */
  const isForEarsOnly = (element: Element | null): boolean =>
    Boolean(element && element !== document.body && (isClipped(element) || isForEarsOnly(element.parentElement)));
  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const sideways = document.documentElement.scrollWidth > width + 1;
  const wide = all.filter((element) => {
    const box = element.getBoundingClientRect();
    if (box.right <= 1) return false;
    if (
      sideways &&
      box.right > width + 1 &&
      !inScroller(element) &&
      ![...element.children].some((child) => child.getBoundingClientRect().right > width + 1)
    )
      return true;
    return ownText(element).length > 0 && box.width > width + 1 && !element.closest(twoDimensional) && !isForEarsOnly(element);
  });
  const cut = all.filter((element) => {
    const nodes = ownText(element);
    if (nodes.length === 0) return false;
    for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (isClipped(at)) return false;
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (scrolls(overflowX) || scrolls(overflowY)) return false;
      const range = document.createRange();
      for (const node of nodes) {
        range.selectNodeContents(node);
        for (const text of range.getClientRects())
          if (
            (overflowX !== "visible" && text.right > box.right + 2) ||
            (overflowY !== "visible" && text.bottom > box.bottom + text.height / 3)
          )
            return true;
      }
    }
    return false;
  });
  return { wide: [...(sideways && wide.length === 0 ? ["html"] : []), ...wide.slice(0, 5).map(pathOf)], cut: cut.slice(0, 5).map(pathOf) };
}

async function fits(page: Page, criterion: string, rule: string): Promise<Outcome> {
  const { wide, cut } = await page.evaluate(measure);
  const found = (targets: string[], what: string): Finding[] =>
    targets.map((target) => ({ check: "layout", rule, level: "AA", criteria: [criterion], target, message: what }));
  return {
    findings: [...found([...new Set(wide)], "Runs out of the window sideways."), ...found([...new Set(cut)], "Text is cut off.")],
    seen: [criterion],
  };
}

/** 1.4.10: at 320 px, which is 1280 px at 400 %, nothing scrolls in two directions and nothing is cut off. */
export const reflow = (page: Page): Promise<Outcome> => fits(page, "1.4.10", "reflow");

async function withStyle(page: Page, css: string, run: () => Promise<Outcome>): Promise<Outcome> {
  await page.evaluate((text) => {
    const style = document.head.appendChild(document.createElement("style"));
    style.dataset["audit"] = "style";
    style.textContent = text;
  }, css);
  try {
    return await run();
  } finally {
    await page.evaluate(() => document.querySelector('style[data-audit="style"]')?.remove());
  }
}

const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** 1.4.12: with the reader's own spacing of lines, letters, words and paragraphs. */
export const textSpacing = (page: Page): Promise<Outcome> => withStyle(page, spacing, () => fits(page, "1.4.12", "text-spacing"));

/** 1.4.4: with text of twice the size. */
export const textSize = (page: Page): Promise<Outcome> =>
  withStyle(page, ":root { font-size: 200% !important }", () => fits(page, "1.4.4", "text-size"));

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
