import type { Page } from "@playwright/test";
import { merge, type Outcome } from "../finding.ts";
import { focusVisible } from "./focusVisible.ts";

const controls =
  'button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="slider"]';

/** Notes the controls that have a box in the look that the page shows now; in forced colours they must still have one. */
export async function noteBoxes(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    const { colour, isVisible } = window.auditing;
    window.boxes ??= new Set();
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      const { backgroundColor, boxShadow, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      const border = borderTopStyle !== "none" && borderTopWidth !== "0px" && colour(borderTopColor)[3] > 0;
      const { width } = element.getBoundingClientRect();
      const hasBox = border || boxShadow !== "none" || colour(backgroundColor)[3] > 0;
      if (hasBox && isVisible(element) && width > 4) window.boxes.add(element);
    }
  }, controls);
}

/** Runs in the page: the controls whose box is gone. */
function lostBoxes(): string[] {
  const { colour, isVisible, pathOf } = window.auditing;
  const isDrawn = (element: Element, pseudo: string | null) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, borderBottomStyle, borderBottomWidth, outlineStyle, appearance } =
      getComputedStyle(element, pseudo);
    const border = borderTopStyle !== "none" && borderTopWidth !== "0px" && colour(borderTopColor)[3] > 0;
    const line = borderBottomStyle !== "none" && borderBottomWidth !== "0px";
    return border || line || outlineStyle !== "none" || (!pseudo && appearance === "auto");
  };
  // A box may be drawn by what is around the control, or beside it.
  const hasBox = (element: HTMLElement) =>
    [element, element.parentElement, element.nextElementSibling].some(
      (each) => each && [null, "::before", "::after"].some((pseudo) => isDrawn(each, pseudo)),
    );
  return [...(window.boxes ?? [])].filter((element) => element.isConnected && isVisible(element) && !hasBox(element)).map(pathOf);
}

/** With the reader's own colours, which the page must show now: every control that had a box still has one, and focus still shows. */
export async function forcedColours(page: Page): Promise<Outcome> {
  const lost = await page.evaluate(lostBoxes);
  const boxes: Outcome = {
    findings: lost.map((target) => ({
      check: "forced colours",
      rule: "forced-colours-box",
      level: "AA",
      criteria: ["1.4.11"],
      target,
      message: "With the reader's own colours nothing shows where it begins and ends.",
    })),
    seen: ["1.4.11"],
  };
  return merge([boxes, await focusVisible(page)]);
}

/** Shows the page in the reader's own colours for a while. */
export async function inForcedColours(page: Page, run: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  try {
    await run();
  } finally {
    await page.emulateMedia({ forcedColors: "none" });
  }
}

declare global {
  interface Window {
    boxes: Set<HTMLElement> | undefined;
  }
}
