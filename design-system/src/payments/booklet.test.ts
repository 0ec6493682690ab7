import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookletLength, bookletStepSchema } from "./booklet.ts";

const number = "1234567890128";
const fault = (booklet: string, current?: string) => bookletStepSchema(current).safeParse({ booklet }).error?.issues[0]?.message;

describe("[PM-07] a booklet code", () => {
  it("[R43] has exactly thirteen digits, however they are grouped", () => {
    for (const wrong of ["", "123456789012", "12345678901234", "123456789012A", "quattordici"]) expect(fault(wrong)).toBe("bookletDigits");
    for (const pasted of [number, "1234 5678 9012 8", "1234-5678-90128", "１２３４５６７８９０１２８", "١٢٣٤٥٦٧٨٩٠١٢٨"]) {
      expect(bookletStepSchema().parse({ booklet: pasted })).toEqual({ booklet: number });
    }
  });

  it("is not the one that is debited now", () => {
    expect(fault(number, "1234 5678 9012 8")).toBe("bookletSame");
    expect(fault("4009876543213", number)).toBeUndefined();
  });

  it("is never read from a text that has other characters than digits", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
        const { data } = bookletStepSchema().safeParse({ booklet: text });
        if (data) expect(data.booklet).toMatch(new RegExp(`^[0-9]{${bookletLength}}$`));
      }),
    );
  });
});
