import { expect, it } from "vitest";
import { numberFormatsOf } from "./numbers.ts";

const inLanguage = (locale: string) => numberFormatsOf({ locale, timeZone: "Europe/Rome", currency: "EUR" }).formatCount;

it("writes a count in the plural form of its language, with the language's number", () => {
  const [italian, french] = [inLanguage("it"), inLanguage("fr")];
  expect(italian("una bolletta", "{count} bollette", 1)).toBe("una bolletta");
  expect(italian("una bolletta", "{count} bollette", 0)).toBe("0 bollette");
  expect(italian("una bolletta", "{count} bollette", 5000)).toBe("5.000 bollette");
  expect(french("{count} facture", "{count} factures", 0)).toBe("0 facture");
});

it("fills the other placeholders of the form, and a count that is given apart", () => {
  const format = inLanguage("it");
  expect(format("Un punto {chain}", "{points} punti {chain}", 2, { points: "2", chain: "Bottega" })).toBe("2 punti Bottega");
  expect(format("{count} pagine, un problema", "{count} pagine, {found} problemi", 1, { count: "12", found: "1" })).toBe(
    "12 pagine, un problema",
  );
});
