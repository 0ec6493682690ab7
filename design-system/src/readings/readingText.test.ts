import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readingFormMessages } from "./formMessages.it.ts";
import { type Counter, doubtText, lastText, lowerText, previewText } from "./readingText.ts";

const { words } = readingFormMessages;
const plainText = (text: string | undefined) => text?.replaceAll("\u00a0", " ");
const counter: Counter = {
  text: "11080",
  unit: "m³",
  last: { date: "2026-10-31", value: 11_020 },
  day: "2026-11-20",
  digits: 6,
  expectedPerDay: 5,
};

it("[SR-38] the last reading has its year unless that is the new one's", () => {
  expect(plainText(lastText(counter, words))).toBe("Prima era 11.020, il 31 ottobre");
  const before = { ...counter, last: { date: "2025-10-31", value: 11_020 } };
  expect(plainText(lastText(before, words))).toBe("Prima era 11.020, il 31 ottobre 2025");
  expect(plainText(lastText({ ...before, day: "2026-11-20T09:00:00+01:00" }, words))).toBe("Prima era 11.020, il 31 ottobre 2025");
  expect(plainText(lastText({ ...counter, day: "2027-01-04", last: { date: "2026-12-31", value: 1 } }, words))).toBe(
    "Prima era 1, il 31 dicembre 2026",
  );
});

describe("[SR-22] a meter with a converter", () => {
  const meter: Counter = { ...counter, converted: true };
  const converter: Counter = { ...counter, unit: "Smc", text: "52905", last: { date: "2026-10-31", value: 52_800 }, digits: 9 };

  it("is not asked why its cubic metres differ from the Smc that were expected", () => {
    expect(plainText(previewText(converter, words))).toBe("105 Smc in 20 giorni");
    expect(doubtText(converter, words)).toBeUndefined();
    // At three bar 18 m³ are about as much as 70 Smc.
    expect(doubtText({ ...meter, text: "11038" }, words)).toBeUndefined();
    expect(doubtText({ ...counter, text: "11038" }, words)).toBeDefined();
  });

  it("that restarted at zero has counted cubic metres, which are not about as many Smc", () => {
    const restarted = { ...meter, text: "40", last: { date: "2026-10-31", value: 999_980 } };
    expect(plainText(doubtText(restarted, words))).toContain("da allora hai consumato 60 m³ in 20 giorni.");
    expect(plainText(doubtText({ ...restarted, converted: false }, words))).toContain("da allora hai consumato circa 60 Smc in 20 giorni.");
  });
});

it("[SR-06] an unlikely reading is questioned in words that fit any figure", () => {
  const doubt = (used: number, expectedPerDay: number) =>
    plainText(doubtText({ ...counter, text: String(11_020 + used), expectedPerDay }, words));
  expect(doubt(400, 4)).toBe("Sono circa 400 Smc in 20 giorni: molto più del previsto, 80 Smc.");
  expect(doubt(400, 0.05)).toBe("Sono circa 400 Smc in 20 giorni: molto più del previsto, 1 Smc.");
  expect(doubt(10, 4)).toBe("Sono circa 10 Smc in 20 giorni: molto meno del previsto, 80 Smc.");
});

describe("[SR-27] a reading lower than the last one", () => {
  const lower = (text: string, own: Partial<Counter> = {}) => plainText(lowerText({ ...counter, ...own, text }, words));
  const below = "Meno dell’ultima lettura, 11.020 m³: controlla le cifre.";

  it("is said while it is typed, as soon as it has as many digits as the last one", () => {
    expect(["1", "10", "109", "1090", "10900", "010900"].map((text) => lower(text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      below,
      below,
    ]);
    expect(["11020", "11021", "", "109o0", "9999999"].map((text) => lower(text))).toEqual(Array(5).fill(undefined));
    expect(lower("10900", { last: null })).toBeUndefined();
  });

  it("may be of a meter that restarted at zero, where that is as likely", () => {
    const end = { last: { date: "2026-10-31", value: 999_980 } };
    expect(lower("000040", end)).toBe("Meno dell’ultima lettura, 999.980 m³: va bene solo se il contatore è ripartito da zero.");
    expect(lower("500000", end)).toBe("Meno dell’ultima lettura, 999.980 m³: controlla le cifre.");
  });

  it("never comes with a use, for any reading that is typed digit by digit", () => {
    const last = fc.record({ value: fc.nat({ max: 999_999 }), date: fc.constant("2026-10-31") });
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), last, (value, before) => {
        const text = String(value);
        for (let length = 1; length <= text.length; length++) {
          const typed: Counter = { ...counter, last: before, text: text.slice(0, length) };
          const said = lowerText(typed, words);
          if (said !== undefined) expect([Number(typed.text) < before.value, previewText(typed, words)]).toEqual([true, undefined]);
        }
        const whole = text.padStart(counter.digits, "0");
        expect(lowerText({ ...counter, last: before, text: whole }, words) !== undefined).toBe(value < before.value);
      }),
    );
  });
});
