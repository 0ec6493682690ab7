/** The sentences about a refused telephone number, in each language, against the rule. */
import { phoneRule } from "@favilla/design-system/forms/phoneRule.ts";
import * as de from "@favilla/design-system/locales/de.ts";
import * as en from "@favilla/design-system/locales/en.ts";
import * as it from "@favilla/design-system/locales/it.ts";
import { phoneSchema } from "@favilla/design-system/payments/phoneCode.ts";
import { expect, test } from "vitest";

const limits = {
  it: [it, /almeno (\d+) cifre dopo il prefisso, al massimo (\d+) per un cellulare italiano/],
  en: [en, /at least (\d+) digits after the prefix, at most (\d+) for an Italian mobile/],
  de: [de, /nach der Vorwahl mindestens (\d+) Ziffern(?: ein)?, höchstens (\d+) für ein italienisches Handy/],
} as const;

/** Digits of the longest number with its prefix (ITU-T E.164). */
const longest = 15;

/** Returns whether both rules accept a number. */
const accepted = (prefix: string, number: string) => {
  const phone = { prefix, number };
  const both = [phoneRule.safeParse(phone).success, phoneSchema.safeParse({ phone, code: "" }).success];
  expect(new Set(both).size).toBe(1);
  return both[0];
};

test.each(["it", "en", "de"] as const)("[PM-08] [PM-33] [PF-17] a refused number contradicts the sentence that it gets: %s", (language) => {
  const [words, pattern] = limits[language];
  for (const { phoneInvalid } of [words.accessFields, words.account, words.paymentChange]) {
    const [, least = 0, ofMobile = 0] = (pattern.exec(phoneInvalid) ?? []).map(Number);
    expect([least, ofMobile]).not.toContain(0);
    for (let digits = 1; digits < 20; digits++) {
      for (const prefix of ["39", "1", "354"])
        expect(accepted(prefix, "6".repeat(digits)), `+${prefix} and ${digits} digits`).toBe(
          digits >= least && prefix.length + digits <= longest,
        );
      expect(accepted("39", "3".repeat(digits)), `an Italian mobile of ${digits} digits`).toBe(digits >= least && digits <= ofMobile);
    }
  }
});
