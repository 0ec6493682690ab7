import type { ChangeStep } from "@favilla/design-system/payments/changeSteps.ts";
import type { NewMode } from "@favilla/design-system/payments/methodSchema.ts";

/** Words of the steps in the address (PM-25). Each step is an entry of the history. */
const stepWords: Readonly<Record<NewMode, Readonly<Record<ChangeStep, string>>>> = {
  Bank: { debit: "iban", conditions: "condizioni", confirm: "conferma" },
  Booklet: { debit: "libretto", conditions: "condizioni", confirm: "conferma" },
};

/** Returns the method in the page's path, "bank" or "booklet"; null for anything else. */
export function newModeOf(path: string): NewMode | null {
  if (path === "bank") return "Bank";
  return path === "booklet" ? "Booklet" : null;
}

/** Returns the word of a step in the address. */
export const stepWord = (mode: NewMode, step: ChangeStep): string => stepWords[mode][step];

/** Returns the step that a word of the address names; the word itself if it names none. */
export const stepNamed = (mode: NewMode, word: string): string =>
  Object.entries(stepWords[mode]).find(([, each]) => each === word)?.[0] ?? word;
