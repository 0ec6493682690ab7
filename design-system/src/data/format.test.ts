import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, formatNumber, formatQuantity } from "./format.ts";

const formatters = [formatMoney, formatNumber] as ((value: unknown) => unknown)[];

describe("money and figures [RT-14, AS-18]", () => {
  test.each([
    [1064.75, "1.064,75\u00a0€"],
    [1234567.89, "1.234.567,89\u00a0€"],
    [1234, "1.234,00\u00a0€"],
    [0, "0,00\u00a0€"],
    [-0, "0,00\u00a0€"],
    [-0.001, "0,00\u00a0€"],
    [-12.5, "−\u00a012,50\u00a0€"],
    [null, "–"],
    [undefined, "–"],
    [Number.NaN, "–"],
    [Number.POSITIVE_INFINITY, "–"],
  ])("%s euros are %s", (euros, text) => expect(formatMoney(euros)).toBe(text));

  test("figures group their thousands from four digits on", () => {
    expect(formatNumber(1234.5)).toBe("1.234,5");
    expect(formatNumber(1234.5, 2)).toBe("1.234,50");
    expect(formatNumber(1234.5, 0)).toBe("1.235");
    expect(formatNumber(null)).toBe("–");
  });

  test("a unit follows a no-break space, and a missing value has no unit", () => {
    expect(formatQuantity(1186, "kWh")).toBe("1.186\u00a0kWh");
    expect(formatQuantity(94.25, "Smc", 1)).toBe("94,3\u00a0Smc");
    expect(formatQuantity(undefined, "kWh")).toBe("–");
  });
});

describe("any input", () => {
  const wild = fc.oneof(fc.anything(), fc.string(), fc.double(), fc.date().map(String));

  test("no formatter throws or shows a raw value", () => {
    fc.assert(
      fc.property(wild, fc.constantFrom(...formatters), (value, format) => {
        expect(String(format(value))).not.toMatch(/NaN|Infinity|null|Invalid|object/);
      }),
    );
  });

  test("[DS-13] an amount that is an object without a text is a dash, and its warning in development does not throw", () => {
    for (const amount of [Object.create(null), { toString: 0 }, [Object.create(null)]]) expect(formatMoney(amount as never)).toBe("–");
  });

  test("[R31] money is digits, dots, one comma and the sign, and reads back to the cent; what is no number is a dash", () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, null, undefined].map(formatMoney)).toEqual(Array(4).fill("–"));
    expect(formatMoney(-0)).toBe(formatMoney(0));
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const text = formatMoney(cents / 100);
        expect(text).toMatch(/^(−\u00a0)?\d{1,3}(\.\d{3})*,\d\d\u00a0€$/);
        expect(Math.round(Number(text.slice(0, -2).replaceAll(".", "").replace(",", ".").replace("−\u00a0", "-")) * 100)).toBe(
          cents === 0 ? 0 : cents,
        );
      }),
    );
  });
});
