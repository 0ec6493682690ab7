import type { Page } from "@playwright/test";
import { merge, type Outcome } from "../finding.ts";
import { focusVisible } from "./focusVisible.ts";

const controls =
  'button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="slider"]';

/** With the reader's own colours: every control that had a box still has one, and focus still shows. Leaves the page's colours as they were. */
export async function forcedColours(page: Page): Promise<Outcome> {
  await page.evaluate((selector) => {
    const { colour, isVisible } = window.auditing;
    window.boxes = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const { backgroundColor, boxShadow, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
      const border = borderTopStyle !== "none" && borderTopWidth !== "0px" && colour(borderTopColor)[3] > 0;
      const { width } = element.getBoundingClientRect();
      return isVisible(element) && width > 4 && (border || boxShadow !== "none" || colour(backgroundColor)[3] > 0);
    });
  }, controls);
  await page.emulateMedia({ forcedColors: "active" });
  try {
    const lost = await page.evaluate(() => {
      const { colour, pathOf } = window.auditing;
      const isDrawn = (element: Element, pseudo: string | null) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, borderBottomStyle, borderBottomWidth, outlineStyle, appearance } =
          getComputedStyle(element, pseudo);
        const border = borderTopStyle !== "none" && borderTopWidth !== "0px" && colour(borderTopColor)[3] > 0;
        return (
          border ||
          (borderBottomStyle !== "none" && borderBottomWidth !== "0px") ||
          outlineStyle !== "none" ||
          (!pseudo && appearance === "auto")
        );
      };
      // A box may be drawn by what is around the control, or beside it.
      const hasBox = (element: HTMLElement) =>
        [element, element.parentElement, element.nextElementSibling].some(
          (each) => each && [null, "::before", "::after"].some((pseudo) => isDrawn(each, pseudo)),
        );
      return (window.boxes ?? []).filter((element) => element.isConnected && !hasBox(element)).map(pathOf);
    });
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
  } finally {
    await page.emulateMedia({ forcedColors: "none" });
  }
}

declare global {
  interface Window {
    boxes: HTMLElement[] | undefined;
  }
}
