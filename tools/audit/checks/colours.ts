import type { RunOptions } from "axe-core";
import { merge, type Outcome } from "../finding.ts";
import { type AxeAnswer, allColours, axeOutcome, fewColours } from "./axe.ts";
import { type FocusAnswer, focusOutcome } from "./focusVisible.ts";
import { boxesOutcome } from "./forcedColours.ts";

/** Results of a page in its present look. */
export interface ColoursAnswer {
  axe?: AxeAnswer;
  lost?: string[];
  focus: FocusAnswer;
}

/**
 * Runs in the page: checks contrast and focus, or the effect of forced colours. Axe checks everything in the first light and the first dark
 * look, and only doubtful texts in the others.
 */
export async function readColours({ all, few }: { all: RunOptions; few: RunOptions }): Promise<ColoursAnswer> {
  const { doubtfulTexts, hasBareLinks, lostBoxes, noteBoxes, noteAgreed, runAxe, showFocus } = window.auditing;
  if (matchMedia("(forced-colors: active)").matches) return { lost: lostBoxes(), focus: await showFocus(1) };
  const { mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light" } = document.documentElement.dataset;
  if (!window.boxes) window.whole = new Set();
  const isWhole = mode !== "contrast" && !window.whole.has(mode);
  noteBoxes();
  if (isWhole) {
    window.whole.add(mode);
    window.axe.configure({ rules: [{ id: "color-contrast", selector: "*" }] });
    const axe = await runAxe(all);
    noteAgreed();
    return { axe, focus: await showFocus(2) };
  }
  const doubtful = doubtfulTexts();
  if (doubtful.length === 0 && !hasBareLinks()) return { focus: await showFocus(1) };
  for (const one of doubtful) one.toggleAttribute("data-audit-text", true);
  window.axe.configure({ rules: [{ id: "color-contrast", selector: "[data-audit-text]" }] });
  const axe = await runAxe(few);
  for (const one of doubtful) one.toggleAttribute("data-audit-text", false);
  return { axe, focus: await showFocus(1) };
}

/** The options of `readColours`. */
export const questions = { all: allColours, few: fewColours };

export const coloursOutcome = ({ axe, lost, focus }: ColoursAnswer): Outcome =>
  merge([...(axe ? [axeOutcome(axe)] : []), ...(lost ? [boxesOutcome(lost)] : []), focusOutcome(focus)]);

declare global {
  interface Window {
    /** Modes in which axe has checked one look completely. */
    whole: Set<string>;
  }
}
