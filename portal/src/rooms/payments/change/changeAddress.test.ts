import { stepsOf } from "@favilla/design-system/payments/changeSteps.ts";
import { expect, it } from "vitest";
import { newModeOf, stepNamed, stepWord } from "./changeAddress.ts";

it("[RT-16] the path names a bank account or a booklet, and nothing else is a method", () => {
  expect(["bank", "booklet", "postal", "Bank", "", "constructor"].map(newModeOf)).toEqual(["Bank", "Booklet", null, null, null, null]);
});

it("[PM-25] each step has a word in the address, which names it again; any other word names none", () => {
  expect(stepsOf("Bank").map((step) => stepWord("Bank", step))).toEqual(["iban", "conferma"]);
  expect(stepsOf("Booklet").map((step) => stepWord("Booklet", step))).toEqual(["libretto", "condizioni", "conferma"]);
  for (const mode of ["Bank", "Booklet"] as const)
    for (const step of stepsOf(mode)) expect(stepNamed(mode, stepWord(mode, step))).toBe(step);
  expect([stepNamed("Bank", "libretto"), stepNamed("Booklet", "altrove")]).toEqual(["libretto", "altrove"]);
});
