import type { Page } from "@playwright/test";
import type { Outcome } from "../finding.ts";

/** Runs in the page: records the controls with a box in the present look; in forced colours they must still have one. */
export function noteBoxes(): void {
  const { colour, isVisible } = window.auditing;
  const controls =
    'button, input:not([type="hidden"]), select, textarea, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="slider"]';
  window.boxes ??= new Set();
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    const { backgroundColor, boxShadow, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
    const border = borderTopStyle !== "none" && borderTopWidth !== "0px" && colour(borderTopColor)[3] > 0;
    const { width } = element.getBoundingClientRect();
    const hasBox = border || boxShadow !== "none" || colour(backgroundColor)[3] > 0;
    if (hasBox && isVisible(element) && width > 4) window.boxes.add(element);
  }
}

/** Runs in the page: returns the controls that have lost their box. */
export function lostBoxes(): string[] {
  const { colour, isVisible, pathOf } = window.auditing;
  const isDrawn = (element: Element, pseudo: string | null) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, borderBottomStyle, borderBottomWidth, outlineStyle, appearance } =
      getComputedStyle(element, pseudo);
    const border = borderTopStyle !== "none" && borderTopWidth !== "0px" && colour(borderTopColor)[3] > 0;
    const line = borderBottomStyle !== "none" && borderBottomWidth !== "0px";
    return border || line || outlineStyle !== "none" || (!pseudo && appearance === "auto");
  };
  // An element around the control, or beside it, may draw the box.
  const hasBox = (element: HTMLElement) =>
    [element, element.parentElement, element.nextElementSibling].some(
      (each) => each && [null, "::before", "::after"].some((pseudo) => isDrawn(each, pseudo)),
    );
  return [...(window.boxes ?? [])].filter((element) => element.isConnected && isVisible(element) && !hasBox(element)).map(pathOf);
}

/** The paths of the controls that have lost their box. */
export const boxesOutcome = (lost: readonly string[]): Outcome => ({
  findings: lost.map((target) => ({
    check: "forced colours",
    rule: "forced-colours-box",
    level: "AA",
    criteria: ["1.4.11"],
    target,
    message: "With the reader's own colours nothing shows where it begins and ends.",
  })),
  seen: ["1.4.11"],
});

/** Runs a function while the page is in forced colours. */
export async function inForcedColours<Answer>(page: Page, run: () => Promise<Answer>): Promise<Answer> {
  await page.emulateMedia({ forcedColors: "active" });
  try {
    return await run();
  } finally {
    await page.emulateMedia({ forcedColors: "none" });
  }
}

declare global {
  interface Window {
    boxes: Set<HTMLElement> | undefined;
  }
}
