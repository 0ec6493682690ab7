import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { dateMessages } from "./dateMessages.it.ts";
import { addDays, daysBetween, romeDay } from "./dates.ts";
import {
  bareDay,
  bareDayFrom,
  capitalized,
  dayFrom,
  debitText,
  distanceText,
  dueInText,
  nearDays,
  onDay,
  paidText,
  relativeText,
} from "./relativeDates.ts";

const words = dateMessages.words;
const today = "2026-11-22";
const plainText = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("days with their article", () => {
  it.each([
    ["2026-11-27", "il 27 novembre"],
    ["2026-12-08", "l’8 dicembre"],
    ["2026-12-11", "l’11 dicembre"],
    ["2026-05-01", "il 1º maggio"],
    ["2026-05-18", "il 18 maggio"],
    ["2027-01-08", "l’8 gennaio 2027"],
    ["0001-01-01T00:00:00.000Z", undefined],
    [undefined, undefined],
  ])("%s is %s", (value, text) => {
    expect(plainText(onDay(value, 2026))).toBe(text);
    expect(plainText(bareDay(value, 2026))).toBe(text?.replace(/^(il |l’)/, ""));
  });

  it("include the year only if another one is possible", () => {
    expect(plainText(dayFrom("2027-01-13", today))).toBe("il 13 gennaio");
    expect(plainText(dayFrom("2027-08-13", today))).toBe("il 13 agosto 2027");
    expect(plainText(dayFrom("2026-01-08", today))).toBe("l’8 gennaio");
    expect(plainText(dayFrom("2025-12-24", today))).toBe("il 24 dicembre 2025");
    expect(plainText(bareDayFrom("2026-12-08", today))).toBe("8 dicembre");
  });
});

describe("[DS-20] days near today", () => {
  it.each([
    ["2026-11-22", "oggi", "Scade oggi"],
    ["2026-11-23", "domani", "Scade domani"],
    ["2026-11-21", "ieri", "Scaduta ieri"],
    ["2026-11-28", "tra 6 giorni", "Scade tra 6 giorni"],
    ["2026-11-03", "da 19 giorni", "Scaduta da 19 giorni"],
    ["2026-12-22", "tra 30 giorni", "Scade tra 30 giorni"],
    ["2026-10-23", "da 30 giorni", "Scaduta da 30 giorni"],
    ["2026-12-23", "23 dicembre", "Scade il 23 dicembre"],
    ["2026-10-22", "22 ottobre", "Scaduta il 22 ottobre"],
    ["2027-01-13", "13 gennaio", "Scade il 13 gennaio"],
    ["2026-08-08", "8 agosto", "Scaduta l’8 agosto"],
  ])("%s is %s: %s", (day, neutral, due) => {
    expect(plainText(relativeText(day, today, words))).toBe(neutral);
    expect(plainText(dueInText(day, today, words))).toBe(due);
  });

  it("are not used for a debit or a payment, which show their date", () => {
    expect(plainText(debitText("2026-12-13", today, words))).toBe("Addebito il 13 dicembre");
    expect(plainText(debitText(today, today, words))).toBe("Addebito il 22 novembre");
    expect(plainText(paidText("2026-10-04", today, words))).toBe("Pagata il 4 ottobre");
    expect(plainText(paidText("2026-11-21", today, words))).toBe("Pagata il 21 novembre");
  });

  it("[DS-60] have short months in rows, tags and cards", () => {
    const short = [
      dueInText("2027-01-13", today, words, true),
      dueInText("2026-11-28", today, words, true),
      debitText("2026-12-08", today, words, true),
      paidText("2025-10-01", today, words, true),
      dayFrom("2027-08-13", today, true),
      bareDayFrom("2026-12-08", today, true),
    ];
    expect(short.map(plainText)).toEqual([
      "Scade il 13 gen",
      "Scade tra 6 giorni",
      "Addebito l’8 dic",
      "Pagata il 1º ott 2025",
      "il 13 ago 2027",
      "8 dic",
    ]);
  });

  it("are undefined without a day", () => {
    for (const text of [distanceText, relativeText, dueInText, debitText, paidText])
      for (const value of [null, undefined, "", "0001-01-01", "2026-02-30"]) expect(text(value, today, words)).toBeUndefined();
  });

  it("begin a line with a capital", () => expect(capitalized("tra 6 giorni")).toBe("Tra 6 giorni"));
});

describe("[DS-20] Rome's midnight decides", () => {
  const at = (instant: string) => romeDay(new Date(instant)) as string;

  it.each([
    ["2026-11-28", "2026-11-28T22:59:59Z", "Scade oggi"],
    ["2026-11-28", "2026-11-28T23:01:00Z", "Scaduta ieri"],
    ["2026-11-28", "2026-11-27T22:59:00Z", "Scade domani"],
    ["2026-11-28", "2026-11-27T23:01:00Z", "Scade oggi"],
    // The clocks go back in the night of 25 October and forward in that of 29 March.
    ["2026-10-25", "2026-10-24T21:59:00Z", "Scade domani"],
    ["2026-10-25", "2026-10-24T22:01:00Z", "Scade oggi"],
    ["2026-10-25", "2026-10-25T22:59:00Z", "Scade oggi"],
    ["2026-10-25", "2026-10-25T23:01:00Z", "Scaduta ieri"],
    ["2026-10-31", "2026-10-24T22:01:00Z", "Scade tra 6 giorni"],
    ["2027-03-28", "2027-03-27T22:59:00Z", "Scade domani"],
    ["2027-03-28", "2027-03-28T21:59:00Z", "Scade oggi"],
    ["2027-03-28", "2027-03-28T22:01:00Z", "Scaduta ieri"],
  ])("a bill due on %s at %s: %s", (day, now, text) => expect(plainText(dueInText(day, at(now), words))).toBe(text));

  it.each([
    ["2026-11-28T23:59:00+01:00", "Scade tra 6 giorni"],
    ["2026-11-29T00:01:00+01:00", "Scade tra 7 giorni"],
    ["2026-11-28T22:59:00Z", "Scade tra 6 giorni"],
    ["2026-11-28T23:01:00Z", "Scade tra 7 giorni"],
  ])("a due time of %s: %s", (due, text) => expect(plainText(dueInText(due, today, words))).toBe(text));
});

test("a text has the right distance or the date, never both", () => {
  const days = fc.integer({ min: -4000, max: 4000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), days, (from, distance) => {
      const now = addDays("1990-01-01", from);
      const day = addDays(now, distance);
      const text = plainText(dueInText(day, now, words)) as string;
      expect(text.startsWith(distance < 0 ? "Scaduta " : "Scade ")).toBe(true);
      const counted = /(?:tra|da) (\d+) giorni$/.exec(text)?.[1];
      if (Math.abs(distance) > nearDays) expect(text).toMatch(/(il |l’)\d{1,2}º? [a-z]+( \d{4})?$/);
      else if (Math.abs(distance) > 1) expect(Number(counted)).toBe(Math.abs(daysBetween(now, day)));
      else expect(text).toMatch(/(oggi|domani|ieri)$/);
    }),
  );
});
