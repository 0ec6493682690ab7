import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { maskDate } from "../forms/mask.ts";
import { formatAmount, parseAmount } from "../forms/parseAmount.ts";
import { formatDateText, parseDateText } from "../forms/parseDateText.ts";
import { italianRegion, regionOf } from "../theme/region.ts";
import { dateMessages } from "./dateMessages.it.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { registerLanguage } from "./languages.ts";
import { formatsOf } from "./useFormats.ts";
import { zoneDates } from "./zoneDates.ts";

registerLanguage("en", english);
registerLanguage("de", german);

const formatsIn = (locale: string, currency?: string) => formatsOf(regionOf({ locale, currency }));
const plainText = (text: string | undefined) => text?.replace(/\s/g, " ");

afterEach(() => vi.restoreAllMocks());

describe("a region is one object [DS-28]", () => {
  test("equal values give the same region and the same formats", () => {
    expect(regionOf({})).toBe(italianRegion);
    expect(regionOf({ locale: "de-IT" })).toBe(regionOf({ locale: "de-IT", currency: "EUR" }));
    expect(formatsIn("de-IT")).toBe(formatsIn("de-IT"));
    expect(formatsIn("de-IT")).not.toBe(formatsIn("en-GB"));
  });

  test.each([
    ["locale", { locale: "tlh" }],
    ["locale", { locale: "not_a locale" }],
    ["timeZone", { timeZone: "Mars/Olympus" }],
    ["currency", { currency: "euros" }],
  ])("an unknown %s is the Italian one, with one warning [DS-28]", (prop, values) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(regionOf(values)).toBe(italianRegion);
    expect(regionOf(values)).toBe(italianRegion);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain(`\`${prop}\` is "${Object.values(values)[0]}"`);
  });
});

describe("Italian is written as before [DS-28]", () => {
  const { formatMoney, formatNumber, formatDate, formatDayMonth, formatMonthYear, formatList } = formatsOf();
  const money = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR", useGrouping: "always", signDisplay: "negative" });
  const figures = new Intl.NumberFormat("it-IT", { useGrouping: "always", signDisplay: "negative" });
  const day = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("it-IT", { timeZone: "UTC", ...options });
  const days = fc
    .date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  test("amounts and figures are those of Intl", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(formatMoney(value)).toBe(money.format(value).replace("-", "−\u00a0"));
        expect(formatNumber(value)).toBe(figures.format(value));
      }),
    );
  });

  test("days and months are those of Intl, with 1º", () => {
    const [words, digits] = [day({ dateStyle: "long" }), day({ day: "2-digit", month: "2-digit", year: "numeric" })];
    const month = day({ month: "long", year: "numeric" });
    fc.assert(
      fc.property(days, (text) => {
        const date = new Date(text);
        expect(formatDayMonth(text, { year: true })).toBe(words.format(date).replace(/^1 /, "1º "));
        expect(formatDate(text)).toBe(digits.format(date));
        expect(formatMonthYear(text)).toBe(month.format(date));
      }),
    );
  });

  test("lists have Italian conjunctions", () => {
    expect(formatList(["gennaio", "febbraio", "marzo"])).toBe("gennaio, febbraio e marzo");
    expect(formatList(["luce", "gas"], true)).toBe("luce o gas");
  });
});

const today = "2026-11-22";

describe("other regions [DS-28]", () => {
  test.each([
    ["it-IT", "− 1.064,75 €", "0,19572 €", "••• €", "27/11/2026", "27 novembre", "27 nov", "il 27 novembre", "dicembre 2026"],
    ["de-IT", "− 1.064,75 €", "0,19572 €", "••• €", "27.11.2026", "27. November", "27. Nov.", "am 27. November", "Dezember 2026"],
    ["en-GB", "− €1,064.75", "€0.19572", "€•••", "27/11/2026", "27 November", "27 Nov", "on 27 November", "December 2026"],
    ["en-IT", "− €1,064.75", "€0.19572", "€•••", "27/11/2026", "27 November", "27 Nov", "on 27 November", "December 2026"],
  ])("%s", (locale, amount, price, hidden, date, dayMonth, short, onDay, month) => {
    const formats = formatsIn(locale);
    const value = "2026-11-27";
    expect([formats.formatMoney(-1064.75), formats.formatPrice(0.19572, 5), formats.hiddenMoney].map(plainText)).toEqual([
      amount,
      price,
      hidden,
    ]);
    expect([formats.formatDate(value), formats.formatDayMonth(value), formats.formatDayShort(value)]).toEqual([date, dayMonth, short]);
    expect(plainText(formats.dayFrom(value, today))).toBe(onDay);
    expect(formats.formatMonthYear("2026-12")).toBe(month);
    expect(formats.monthNames).toHaveLength(12);
  });

  test.each([
    ["it-IT", "37%"],
    ["en-IT", "37%"],
    ["de-IT", "37\u00a0%"],
  ])("a percentage of %s is %s, never broken before its sign [DS-33]", (locale, text) => {
    const { formatPercent, percentText } = formatsIn(locale);
    expect([formatPercent(37), formatPercent(null)]).toEqual([text, "–"]);
    expect(percentText(37)).toContain(text);
  });

  test.each(["en", "en-IT", "en-GB"])("figures of %s are British, whatever the browser's data say", (locale) => {
    const { formatNumber, dateFormat, decimalSign } = formatsIn(locale);
    expect([formatNumber(1234567.5), dateFormat, decimalSign]).toEqual(["1,234,567.5", "DD/MM/YYYY", "."]);
  });

  test("sentences have the day of their language", () => {
    const words = { ...dateMessages.words, due: "Fällig {date}" };
    expect(plainText(formatsIn("de-IT").dueInText("2027-01-13", today, words))).toBe("Fällig am 13. Januar");
  });

  test("amounts have the region's currency", () => {
    expect(plainText(formatsIn("it-IT", "CHF").formatMoney(12))).toBe("12,00 CHF");
    expect(formatsIn("it-IT", "CHF").currencySign).toBe("CHF");
    expect(plainText(formatsIn("en-GB", "GBP").hiddenMoney)).toBe("£•••");
  });

  test("lists and the order of texts are those of the language", () => {
    expect(formatsIn("de-IT").formatList(["Strom", "Gas"])).toBe("Strom und Gas");
    expect(["Ö", "Z", "10", "9", "A"].toSorted(formatsIn("de-IT").compareTexts)).toEqual(["9", "10", "A", "Ö", "Z"]);
    expect(["Ö", "Z"].toSorted(formatsIn("sv-SE").compareTexts)).toEqual(["Z", "Ö"]);
  });

  test("a language that is not registered is the browser's, with one warning", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { formatDate, formatDayMonth, monthNames, onDay, formatMoney } = formatsIn("fr-FR");
    expect([formatDate("2026-11-27"), formatDayMonth("2026-11-27", { year: true })]).toEqual(["27/11/2026", "27 novembre 2026"]);
    expect(monthNames[1]).toBe("février");
    expect(plainText(onDay("2026-11-27", 2026))).toBe("27 novembre");
    expect(plainText(formatMoney(1064.75))).toBe("1 064,75 €");
    formatsIn("fr-FR");
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain("@favilla/design-system/locales/fr");
  });

  test("months and years are those of Rome's calendar, also where the browser counts others", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    for (const locale of ["fa-IR", "th-TH"]) expect(plainText(formatsIn(locale).formatMonthYear("2026-11"))).toMatch(/2026|۲۰۲۶/);
  });

  test("formats follow a language that is registered later", () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const before = formatsIn("nl-NL");
    registerLanguage("nl", { ...german, onDay: (text) => `op ${text}` });
    expect(formatsIn("nl-NL")).not.toBe(before);
    expect(plainText(formatsIn("nl-NL").onDay("2026-11-27", 2026))).toMatch(/^op /);
  });

  test("any value gives a text or undefined, never an error", () => {
    for (const locale of ["it-IT", "de-IT", "en-GB"]) {
      const { formatDate, formatDayMonth, dayFrom, formatMonthYear, formatMoney } = formatsIn(locale);
      fc.assert(
        fc.property(fc.string(), (text) => {
          for (const write of [formatDate, formatDayMonth, formatMonthYear]) expect(["string", "undefined"]).toContain(typeof write(text));
          expect(["string", "undefined"]).toContain(typeof dayFrom(text, today));
        }),
      );
      expect(formatMoney(null)).toBe("–");
    }
  });
});

describe("typed amounts and dates are those of the region [DS-28]", () => {
  test.each([
    ["en-GB", "1,234.5", 1234.5],
    ["en-GB", "1234,50", 1234.5],
    ["en-GB", "€2,500", 2500],
    ["en-GB", "1.234", null],
    ["de-IT", "1.234,5 €", 1234.5],
    ["de-IT", "1.234", 1234],
    ["it-CH", "1’234.5", 1234.5],
  ])("%s: %s", (locale, text, value) => expect(parseAmount(text, formatsIn(locale)).value).toBe(value));

  test("an amount that a field formats is read as the same amount", () => {
    const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });
    for (const locale of ["it-IT", "de-IT", "en-IT", "it-CH", "fr-FR"])
      fc.assert(
        fc.property(cents, (amount) => {
          const formats = formatsIn(locale);
          expect(parseAmount(formatAmount(amount / 100, formats), formats)).toEqual({ value: amount / 100 });
        }),
      );
  });

  test.each([
    ["de-IT", "27.11.2026", "27.11"],
    ["en-GB", "27/11/2026", "27/11"],
    ["en-US", "11/27/2026", "11/27"],
    ["hu-HU", "2026.11.27", "2026.11"],
  ])("%s: %s", (locale, text, begun) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const formats = formatsIn(locale);
    expect(parseDateText(text, formats)).toEqual({ value: "2026-11-27" });
    expect(parseDateText(formatDateText("2026-11-27", formats), formats)).toEqual({ value: "2026-11-27" });
    expect(maskDate(begun.replace(/\D/g, ""), formats.dateFormat)).toBe(begun);
  });
});

describe("days are those of the region's zone [DS-28]", () => {
  const moments = fc.date({ min: new Date("1972-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  test.each(["America/New_York", "Pacific/Auckland", "Africa/Casablanca", "Asia/Kolkata", "Pacific/Honolulu", "Atlantic/Azores"])(
    "%s",
    (zone) => {
      const reference = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short" });
      fc.assert(
        fc.property(moments, (moment) => {
          expect(zoneDates(zone).dayAt(moment)).toBe(reference.format(moment));
        }),
      );
    },
  );

  test("a moment near midnight is another day in another zone", () => {
    const { formatDate, lastDay } = formatsOf(regionOf({ timeZone: "America/New_York" }));
    expect(formatDate("2026-11-27T02:00:00Z")).toBe("26/11/2026");
    expect(formatDate("2026-11-27")).toBe("27/11/2026");
    expect(lastDay("2026-11-28T05:00:00Z")).toBe("2026-11-27");
    expect(formatsOf().formatDate("2026-11-27T02:00:00Z")).toBe("27/11/2026");
  });
});
