import type { RunOptions } from "axe-core";
import { merge, type Outcome } from "../finding.ts";
import { type AxeAnswer, axeOutcome } from "./axe.ts";
import { type FocusAnswer, focusOutcome } from "./focusVisible.ts";
import { boxesOutcome } from "./forcedColours.ts";

/** Results of a page in its present look. */
export interface ColoursAnswer {
  axe?: AxeAnswer;
  lost?: string[];
  focus: FocusAnswer;
}

/**
 * Runs in the page: checks contrast and focus, or the effect of forced colours. Axe checks the contrast in the first light and the first
 * dark look; `npm run tool -- matrix` does in all others.
 */
export async function readColours(options: RunOptions): Promise<ColoursAnswer> {
  const { lostBoxes, noteBoxes, runAxe, showFocus } = window.auditing;
  if (matchMedia("(forced-colors: active)").matches) return { lost: lostBoxes(), focus: await showFocus(1) };
  const { mode = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light" } = document.documentElement.dataset;
  if (!window.boxes) window.whole = new Set();
  noteBoxes();
  if (mode === "contrast" || window.whole.has(mode)) return { focus: await showFocus(1) };
  window.whole.add(mode);
  return { axe: await runAxe(options), focus: await showFocus(2) };
}

export const coloursOutcome = ({ axe, lost, focus }: ColoursAnswer): Outcome =>
  merge([...(axe ? [axeOutcome(axe)] : []), ...(lost ? [boxesOutcome(lost)] : []), focusOutcome(focus)]);

declare global {
  interface Window {
    /** Modes in which axe has checked one look completely. */
    whole: Set<string>;
  }
}
