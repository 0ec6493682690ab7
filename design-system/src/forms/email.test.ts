import fc from "fast-check";
import { expect, it } from "vitest";
import { emailRule, isSameEmail, oldEmailRule } from "./email.ts";

const fault = (rule: typeof emailRule, text: string) => rule.safeParse(text).error?.issues[0]?.message;

it("[EM-01] an address is required, has the form of one, and loses the spaces around it", () => {
  for (const nothing of ["", "  ", "\t"]) expect(fault(emailRule, nothing)).toBe("emailRequired");
  for (const wrong of ["giulia", "giulia@", "@esempio.it", "giulia@esempio", "giulia..b@esempio.it", "giulia@-esempio.it"]) {
    expect(fault(emailRule, wrong)).toBe("emailInvalid");
  }
  for (const wrong of ["giu lia@esempio.it", "perché@esempio.it", "giulia@però.it"])
    expect(fault(emailRule, wrong)).toBe("emailCharacters");
  expect(emailRule.parse(" giulia+bollette@posta.esempio.it ")).toBe("giulia+bollette@posta.esempio.it");
});

it("an address may have at most 254 characters", () => {
  const domain = "@esempio.it";
  expect(fault(emailRule, `${"a".repeat(254 - domain.length)}${domain}`)).toBeUndefined();
  for (const rule of [emailRule, oldEmailRule]) expect(fault(rule, `${"a".repeat(255 - domain.length)}${domain}`)).toBe("emailTooLong");
});

it("an old address may have what a new one cannot, and every new one passes as an old one", () => {
  expect(oldEmailRule.parse(" perché@esempio.it ")).toBe("perché@esempio.it");
  for (const wrong of ["giulia", "giulia@esempio", "giu lia@esempio.it"]) expect(fault(oldEmailRule, wrong)).toBe("emailInvalid");
  fc.assert(fc.property(fc.emailAddress(), (address) => !emailRule.safeParse(address).success || oldEmailRule.safeParse(address).success));
});

it("any invalid text gives the key of a sentence, never a text of the validation library", () => {
  const keys = new Set([undefined, "emailRequired", "emailTooLong", "emailCharacters", "emailInvalid"]);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => keys.has(fault(emailRule, text)) && keys.has(fault(oldEmailRule, text))));
});

it("[AC-41] invisible characters that a copied address carries are not part of it", () => {
  const copied = "\u200e\u202agiulia\u00ad@esempio.it\u202c\u200b ";
  for (const rule of [emailRule, oldEmailRule]) expect(rule.parse(copied)).toBe("giulia@esempio.it");
  for (const rule of [emailRule, oldEmailRule]) expect(fault(rule, "\u200b ")).toBe("emailRequired");
  expect(isSameEmail(copied, "giulia@esempio.it")).toBe(true);
});

it("an address is the same in capitals and with spaces around it", () => {
  expect([isSameEmail(" Giulia@Esempio.it", "giulia@esempio.it"), isSameEmail("a@esempio.it", "b@esempio.it")]).toEqual([true, false]);
});

it.each(["mailto:giulia@esempio.it", "Giulia Esempio <giulia@esempio.it>", "<giulia@esempio.it>,", " MAILTO:giulia@esempio.it "])(
  "[AC-58] an address that is copied from a mail program as %j is read without what is around it",
  (text) => expect(emailRule.parse(text)).toBe("giulia@esempio.it"),
);

it("[AC-58] a bracket that is not closed is a fault, not a name around an address", () => {
  expect(fault(emailRule, "a<b@esempio.it")).toBe("emailInvalid");
});

it.each([
  "giulia@esempio.it.",
  "giulia@esempio.it;",
  "(giulia@esempio.it)",
  "‘giulia@esempio.it’",
  "'giulia@esempio.it'",
  "«giulia@esempio.it»,",
  "mailto:giulia@esempio.it?subject=Bolletta%20di%20novembre",
  "giulia＠esempio．it",
  "E-mail: giulia@esempio.it",
])("[AC-70] %j is read without what a phone or a sentence has put around it", (text) => {
  expect(emailRule.parse(text)).toBe("giulia@esempio.it");
  expect(oldEmailRule.parse(text)).toBe("giulia@esempio.it");
});

it("[AC-70] what is part of an address stays", () => {
  for (const address of ["o'neill@esempio.it", "'giulia@esempio.it", "giulia?@esempio.it", "{giulia}@esempio.it"])
    expect(emailRule.parse(address)).toBe(address);
  fc.assert(fc.property(fc.emailAddress(), (address) => !emailRule.safeParse(address).success || emailRule.parse(address) === address));
});
