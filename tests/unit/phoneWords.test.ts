/** The sentences about a refused telephone number, in each language, against the rule. */
import { phoneRule } from "@favilla/design-system/forms/phoneRule.ts";
import * as de from "@favilla/design-system/locales/de.ts";
import * as en from "@favilla/design-system/locales/en.ts";
import * as it from "@favilla/design-system/locales/it.ts";
import { phoneSchema } from "@favilla/design-system/payments/phoneCode.ts";
import { expect, test } from "vitest";

const limits = {
  it: [it, /almeno (\d+) cifre dopo il prefisso, (\d+) al massimo in tutto/],
  en: [en, /at least (\d+) digits after the prefix, (\d+) at most in all/],
  de: [de, /nach der Vorwahl mindestens (\d+) Ziffern(?: ein)?, insgesamt höchstens (\d+)/],
} as const;

/** Returns whether both rules accept a number of so many digits. */
const accepted = (prefix: string, digits: number) => {
  const phone = { prefix, number: "6".repeat(digits) };
  const both = [phoneRule.safeParse(phone).success, phoneSchema.safeParse({ phone, code: "" }).success];
  expect(new Set(both).size).toBe(1);
  return both[0];
};

test.each(["it", "en", "de"] as const)("[PM-08] [PM-33] a refused number contradicts the sentence that it gets: %s", (language) => {
  const [words, pattern] = limits[language];
  for (const { phoneInvalid } of [words.accessFields, words.account, words.paymentChange]) {
    const [, least = 0, most = 0] = (pattern.exec(phoneInvalid) ?? []).map(Number);
    for (const prefix of ["39", "1", "354"])
      for (let digits = 1; digits < 20; digits++)
        expect(accepted(prefix, digits), `+${prefix} and ${digits} digits`).toBe(digits >= least && prefix.length + digits <= most);
  }
});
