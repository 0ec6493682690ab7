import { expect, it } from "vitest";
import { emailError, pecError } from "./billEmail.ts";

const words = {
  emailRequired: "required",
  emailInvalid: "invalid",
  emailCharacters: "characters",
  emailRefused: "refused",
  pecInvalid: "no pec",
};

it("[EM-01] an address is required and has the form of one", () => {
  for (const nothing of ["", "  ", "\t"]) expect(emailError(nothing, words)).toBe("required");
  for (const wrong of ["giulia", "giulia@", "@esempio.it", "giulia@esempio", `${"a".repeat(250)}@esempio.it`]) {
    expect(emailError(wrong, words)).toBe("invalid");
  }
  for (const wrong of ["giu lia@esempio.it", "perché@esempio.it"]) expect(emailError(wrong, words)).toBe("characters");
  for (const right of ["giulia@esempio.it", " giulia+bollette@posta.esempio.it "]) expect(emailError(right, words)).toBeUndefined();
});

it("[EM-01] the address that has to be changed is no answer, however it is written", () => {
  expect(emailError(" Giulia@Esempio.it", words, "giulia@esempio.it")).toBe("refused");
  expect(emailError("nuova@esempio.it", words, "giulia@esempio.it")).toBeUndefined();
});

it("a certified address may be missing", () => {
  expect([pecError("", words), pecError("no", words), pecError("giulia@pec.example", words)]).toEqual([undefined, "no pec", undefined]);
});
