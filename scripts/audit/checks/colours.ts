import type { RunOptions } from "axe-core";
import { merge, type Outcome } from "../finding.ts";
import { type AxeAnswer, allColours, axeOutcome, coloursOfKinds } from "./axe.ts";
import { type FocusAnswer, focusOutcome } from "./focusVisible.ts";
import { boxesOutcome } from "./forcedColours.ts";

/** What a page tells of the look that it shows now. */
export interface ColoursAnswer {
  axe?: AxeAnswer;
  lost?: string[];
  focus: FocusAnswer;
}

/** Runs in the page: contrast and focus, of everything in the first look and of every kind in the others; or what forced colours leave. */
export async function readColours({ all, kinds }: { all: RunOptions; kinds: RunOptions }): Promise<ColoursAnswer> {
  const { fewOfEachKind, runAxe, showFocus, noteBoxes, lostBoxes } = window.auditing;
  if (matchMedia("(forced-colors: active)").matches) return { lost: lostBoxes(), focus: showFocus() };
  const isFirst = !window.boxes;
  noteBoxes();
  const mark = "data-audit-text";
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  if (!isFirst) {
    const fields = "input, select, textarea, option";
    const hasText = (element: Element) =>
      element.matches(fields) || [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    // Every other one of a list may be drawn in another way, and so may its first and its last.
    for (const one of fewOfEachKind([...document.body.querySelectorAll("*")].filter(hasText), 4)) one.toggleAttribute(mark, true);
  }
  window.axe.configure({ rules: [{ id: "color-contrast", selector: isFirst ? "*" : `[${mark}]` }] });
  return { axe: await runAxe(isFirst ? all : kinds), focus: showFocus() };
}

/** What `readColours` is to be asked. */
export const questions = { all: allColours, kinds: coloursOfKinds };

export const coloursOutcome = ({ axe, lost, focus }: ColoursAnswer): Outcome =>
  merge([...(axe ? [axeOutcome(axe)] : []), ...(lost ? [boxesOutcome(lost)] : []), focusOutcome(focus)]);
