import "@favilla/design-system/locales/de.ts";
import "@favilla/design-system/locales/en.ts";
import { formatsOf } from "@favilla/design-system/data/useFormats.ts";
import { fill } from "@favilla/design-system/theme/messages.ts";
import { regionOf } from "@favilla/design-system/theme/region.ts";
import { describe, expect, test } from "vitest";

const { fillDates, formatDate, formatDayMonth } = formatsOf();

/** Text of each article and preposition before a vowel. */
const elided = { il: "l’", Il: "L’", al: "all’", Al: "All’", dal: "dall’", Dal: "Dall’", del: "dell’", nel: "nell’", sul: "sull’" };

/** Every day of 2026. */
const days = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));

describe("dates in a sentence [DS-39]", () => {
  test.each(Object.entries(elided))("%s has an apostrophe on the 8th and 11th, and on no other day", (word, before) => {
    for (const day of days) {
      const isVowel = ["08", "11"].includes(day.slice(-2));
      for (const date of [formatDayMonth(day), formatDayMonth(day, { year: true })?.replaceAll(" ", "\u00a0"), formatDate(day)]) {
        expect(fillDates(`${word} {date}.`, { date: date ?? "" })).toBe(isVowel ? `${before}${date}.` : `${word} ${date}.`);
      }
    }
  });

  test.each([
    ["Dal {from} al {to}", { from: "8 novembre", to: "11 novembre" }, "Dall’8 novembre all’11 novembre"],
    ["da {from} a {to}", { from: "aprile", to: "agosto" }, "da aprile ad agosto"],
    ["A {from}", { from: "agosto" }, "Ad agosto"],
    ["a {from}", { from: "maggio" }, "a maggio"],
    ["i consumi di {period}", { period: "2025" }, "i consumi del 2025"],
    ["in {period}", { period: "2025" }, "nel 2025"],
    ["in {period}", { period: "marzo 2025" }, "in marzo 2025"],
    ["dal {from}", { from: "80 cose" }, "dal 80 cose"],
    ["in media del {mean}, al massimo del {most}", { mean: "1%", most: "8%" }, "in media dell’1%, al massimo dell’8%"],
    ["in media del {mean}, al massimo del {most}", { mean: "11%", most: "18%" }, "in media dell’11%, al massimo del 18%"],
    ["del {mean}", { mean: "81%" }, "dell’81%"],
    ["al {from}{to}", { from: "", to: "8 maggio" }, "all’8 maggio"],
    ["canal {date}", { date: "8 maggio" }, "canal 8 maggio"],
    ["fino al {day}", { to: "8 maggio" }, "fino al {day}"],
  ] as const)("%s", (text, values, filled) => {
    expect(fillDates(text, values as Record<string, string>)).toBe(filled);
  });

  test.each(["en-GB", "de-IT"])("in %s a text is filled as it is", (locale) => {
    const formats = formatsOf(regionOf({ locale }));
    const values = { date: formats.formatDayMonth("2026-11-08") ?? "", month: formats.formatMonthName("2026-08") ?? "", year: 2025 };
    for (const text of ["il {date} in {year}", "a {month} di {year}"]) expect(formats.fillDates(text, values)).toBe(fill(text, values));
  });
});
