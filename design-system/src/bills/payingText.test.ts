import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConsumptionRow } from "../../../portal/src/rooms/consumption/consumption.ts";
import type { Bill } from "../../../portal/src/rooms/bills/bill.ts";
import { billSpans } from "../../../portal/src/rooms/bills/card/billFigures.ts";
import { paymentModeOf, stateOf } from "./stateOf.ts";
import { billCardMessages } from "./cardMessages.it.ts";
import { payingText } from "./payingText.ts";
import { areAllTwins, doubtfulOf, namedTwins, twinGroups, twinsOf } from "./sharedPeriods.ts";

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

describe("bills for the same period [BL-60]", () => {
  const twin = (id: number, more: Partial<Bill> = {}) =>
    ({
      ...open,
      year: 2026,
      details: [],
      documentType: null,
      documentTypeCode: null,
      id,
      number: String(id),
      supplyCode: "S-1",
      commodity: "gas",
      periodFrom: "2026-09-01",
      periodTo: "2026-10-31",
      ...more,
    }) as unknown as Bill;
  const ids = (bills: Bill[]) => [...twinsOf(bills, today)].map(([id, others]) => [id, others.map((other) => other.id)]);

  it("name each other, and a bill that comes twice is not its own twin", () => {
    expect(ids([twin(1), twin(2), twin(2), twin(1)])).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
    expect(ids([twin(1), twin(1)])).toEqual([]);
  });

  it("are named on an open bill, also if the other is paid, but not on the paid one", () => {
    const paid = { paymentDate: "2026-11-03" };
    expect(ids([twin(1), twin(2, paid)])).toEqual([[1, [2]]]);
    expect(ids([twin(1, paid), twin(2, paid)])).toEqual([]);
  });

  it("are none if one is in credit or zero", () => {
    expect(ids([twin(1), twin(2, { totalAmount: -3 })])).toEqual([]);
    expect(ids([twin(1), twin(2, { totalAmount: 0 })])).toEqual([]);
  });

  it("are named by amount, day and address, once for each period", () => {
    const bills = [twin(1), twin(2, { totalAmount: 75.03, paymentDate: "2026-11-03" })];
    expect(namedTwins(bills, today).map(({ amount, paid, href }) => [amount, paid, href])).toEqual([
      [bills[0]?.totalAmount, false, expect.stringContaining("/1")],
      [75.03, true, expect.stringContaining("/2")],
    ]);
    const both = [twin(1), twin(2), twin(3, { supplyCode: "S-2" })];
    expect(twinGroups(both, twinsOf(both, today)).map((group) => group.map(({ id }) => id))).toEqual([[1, 2]]);
  });

  it("[BL-91] are named by urgency, the paid ones last, with the day of issue", () => {
    const group = [
      twin(1, { paymentDate: "2026-11-03", emissionDate: "2026-11-01" }),
      twin(2, { expiryDate: "2026-12-20" }),
      twin(3, { expiryDate: "2026-11-08" }),
      twin(4, { totalAmount: null }),
    ];
    expect(namedTwins(group, today).map(({ id, paid }) => [id, paid])).toEqual([
      [3, false],
      [4, false],
      [2, false],
      [1, true],
    ]);
    expect(namedTwins(group, today).at(-1)?.issued).toBe("2026-11-01");
  });

  const mine = (bills: Bill[]) => bills.filter((bill) => stateOf(bill, today).payer === "customer");

  it("[BL-91] are no group of home if the customer must pay none of them", () => {
    const groups = (bills: Bill[]) => twinGroups(mine(bills), twinsOf(bills, today));
    const paid = { paymentDate: "2026-11-03" };
    const debit = { paymentType: "Rid" };
    expect(groups([twin(1, paid), twin(2, paid)])).toEqual([]);
    expect(groups([twin(1, debit), twin(2, debit)])).toEqual([]);
    expect(groups([twin(1, debit), twin(2)])).toHaveLength(1);
    expect(groups([twin(1, paid), twin(2), twin(3), twin(4, debit)])).toHaveLength(1);
  });

  it("[HM-31] are doubtful but the most urgent one, or all of them if one is paid", () => {
    const all = [twin(1), twin(2), twin(3, { paymentDate: "2026-11-03", supplyCode: "S-2" }), twin(4, { supplyCode: "S-2" })];
    const groups = twinGroups(mine(all), twinsOf(all, today));
    expect([...doubtfulOf(groups, today)].sort()).toEqual([2, 3, 4]);
    expect(areAllTwins(mine(all), groups)).toBe(false);
    expect(areAllTwins(all.slice(0, 2), groups.slice(0, 1))).toBe(true);
    expect(areAllTwins([], [])).toBe(false);
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
