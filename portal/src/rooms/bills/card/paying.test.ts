import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConsumptionRow } from "../../consumption/consumption.ts";
import { billSpans } from "./billFigures.ts";
import { paymentModeOf } from "./billState.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { payingText } from "./paying.ts";
import { twinsOf } from "./twins.ts";

const { words } = billCardMessages;
const today = "2026-11-20";
const open = {
  paymentDate: null,
  expiryDate: "2026-12-01",
  paymentType: "Bollettino",
  paymentId: "3000",
  totalAmount: 10,
  rates: [],
  accountStatus: "Unknown" as const,
};

describe("how a bill is paid", () => {
  it.each([
    ["Bollettino", "2026-12-01", "trovi il codice"],
    ["Rid", "2026-12-01", "addebitato sul tuo conto"],
    ["Rid", "2026-11-01", "non ci risulta"],
    ["Libretto", "2026-12-01", "addebitato sul tuo libretto"],
    ["Libretto", "2026-11-01", "non ci risulta"],
    ["ZZZ", "2026-12-01", "Nel PDF trovi"],
    [null, "2026-12-01", "Nel PDF trovi"],
  ])("%s, due on %s: %s", (paymentType, expiryDate, text) => {
    expect(payingText({ ...open, paymentType, expiryDate }, { today, words })).toContain(text);
  });

  it("[PM-21] is read from every spelling of the servers, and from a description", () => {
    for (const words of ["Bank", "bank", "Rid", "RID30", "Addebito diretto SEPA", "Domiciliazione bancaria"])
      expect(paymentModeOf(words), words).toBe("bank");
    for (const words of ["Booklet", "Libretto", "LIB30", "Addebito su libretto postale"])
      expect(paymentModeOf(words), words).toBe("booklet");
    for (const words of ["Postal", "postal", "Bollettino", "BOL30", "Bollettino bancario", "Conto postale"])
      expect(paymentModeOf(words), words).toBe("postal");
    for (const words of ["Bonifico SEPA", "Bonifico bancario", "Contanti", ""]) expect(paymentModeOf(words), words).toBeNull();
  });

  it("is described for open bills only", () => {
    expect(payingText({ ...open, paymentId: null }, { today, words })).toBe(words.payPostal);
    expect(payingText({ ...open, paymentDate: "2026-11-02" }, { today, words })).toBeUndefined();
    expect(payingText({ ...open, expiryDate: null }, { today, words })).toBeUndefined();
    expect(payingText({ ...open, totalAmount: -3 }, { today, words })).toBeUndefined();
  });
});

describe("bills for the same period", () => {
  const bill = (
    id: number,
    periodFrom: string | null,
    periodTo: string | null,
    more: { supplyCode?: string; paymentDate?: string } = {},
  ) => ({
    id,
    number: String(id),
    supplyCode: "S-1",
    commodity: "gas" as const,
    periodFrom,
    periodTo,
    paymentDate: null,
    ...more,
  });
  const numbers = (bills: ReturnType<typeof bill>[]) => [...twinsOf(bills)].map(([id, { number }]) => [id, number]);

  it("are found if periods are equal, not if they only meet, and never for another supply", () => {
    const bills = [
      bill(1, "2026-09-01", "2026-10-31"),
      bill(2, "2026-09-01", "2026-10-31"),
      bill(3, "2026-10-31", "2026-12-31"),
      bill(4, "2026-09-01", "2026-10-31", { supplyCode: "S-2" }),
      bill(5, null, null),
    ];
    expect(numbers(bills)).toEqual([
      [1, "2"],
      [2, "1"],
    ]);
  });

  it.each([
    ["2026-08-01", "2026-09-30", "2026-09-01", "2026-10-31", false],
    ["2026-07-01", "2026-08-31", "2026-08-01", "2026-09-30", false],
    ["2026-09-01", "2026-10-31", "2026-09-05", "2026-10-31", true],
    ["2026-09-01", "2026-10-31", "2026-10-01", "2026-10-31", true],
    ["2026-01-01", "2026-12-31", "2026-09-01", "2026-10-31", true],
  ])("%s to %s and %s to %s: %s", (from, to, otherFrom, otherTo, same) => {
    expect(numbers([bill(1, from, to), bill(2, otherFrom, otherTo)])).toHaveLength(same ? 2 : 0);
  });

  it("are named on an open bill, also if the other is paid, but not on the paid one", () => {
    const period = ["2026-09-01", "2026-10-31"] as const;
    const paid = { paymentDate: "2026-11-03" };
    expect(numbers([bill(1, ...period), bill(2, ...period, paid)])).toEqual([[1, "2"]]);
    expect(numbers([bill(1, ...period, paid), bill(2, ...period, paid)])).toEqual([]);
  });

  it("name each other while both are open", () => {
    const day = fc.constantFrom("2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01", null);
    const periods = fc.array(fc.tuple(day, day), { maxLength: 6 });
    fc.assert(
      fc.property(periods, (list) => {
        const twins = twinsOf(list.map(([from, to], id) => bill(id, from, to)));
        for (const [id, twin] of twins) {
          expect(twin.id).not.toBe(id);
          expect(twins.has(twin.id)).toBe(true);
        }
      }),
    );
  });
});

describe("the readings of a bill [BL-45]", () => {
  const row = (over: Partial<ConsumptionRow>): ConsumptionRow => ({
    date: "2026-10-31",
    year: 2026,
    month: 10,
    consumption: 100,
    reading: 12_345,
    zone: null,
    description: null,
    origin: "distributor",
    ...over,
  });

  it("begin with the last reading before the period, in each band", () => {
    const rows = [
      row({ date: "2026-07-31", zone: "F1", reading: 900, consumption: 50 }),
      row({ date: "2026-08-31", zone: "F1", reading: 1000, consumption: 100 }),
      row({ date: "2026-08-31", zone: "F2", reading: 500, consumption: 5, origin: "estimate" }),
      row({ date: "2026-09-30", zone: "F1", reading: 1040, consumption: 40 }),
      row({ date: "2026-10-31", zone: "F1", reading: 1102, consumption: 62, origin: "estimate" }),
      row({ date: "2026-10-31", zone: "F2", reading: 576, consumption: 76 }),
    ];
    expect(billSpans(rows, "2026-09-01")).toEqual({
      startDate: "2026-08-31",
      endDate: "2026-10-31",
      spans: [
        { zone: "F1", start: 1000, end: 1102, use: 102, startEstimated: false, endEstimated: true },
        { zone: "F2", start: 500, end: 576, use: 76, startEstimated: true, endEstimated: false },
      ],
    });
  });

  it("have no start without a reading, and are omitted without consumption", () => {
    expect(billSpans([row({ reading: null })], "2026-09-01")?.spans).toEqual([
      { zone: null, start: null, end: null, use: 100, startEstimated: false, endEstimated: false },
    ]);
    expect(billSpans([row({ date: "2026-08-31" })], "2026-09-01")).toBeUndefined();
    expect(billSpans([], "2026-09-01")).toBeUndefined();
  });

  it("add up: start plus use is the end, with any readings", () => {
    const uses = fc.array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.constantFrom("F1" as const, "F2" as const)), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(uses, (list) => {
        const shown = { F1: 1000, F2: 2000 };
        const rows = [
          ...(["F1", "F2"] as const).map((zone) => row({ date: "2026-08-31", zone, reading: shown[zone] })),
          ...list.map(([consumption, zone], index) => {
            shown[zone] += consumption;
            return row({ date: `2026-09-0${index + 1}`, zone, consumption, reading: shown[zone] });
          }),
        ];
        for (const { start, end, use } of billSpans(rows, "2026-09-01")?.spans ?? []) expect((start ?? 0) + (use ?? 0)).toBe(end);
      }),
    );
  });
});
