import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ConsumptionRow } from "../consumption/consumptionRow.ts";
import { addDays, addMonths, firstDayOf, lastDayOf } from "../data/dates.ts";
import type { Bill, DetailedBill } from "./bill.ts";
import { type Right, rightsOf } from "./rights.ts";
import type { RightsRules } from "./rightsRules.ts";

const rules: RightsRules = {
  source: "Fonte di prova",
  checked: "2026-11-01",
  anomaly: { electricity: 150, gas: 200, firstBill: 150, least: 50, days: 10 },
  instalments: { electricity: 150, gas: 200, above: 50, days: 10 },
  samePeriod: { answer: 15 },
  oldUse: { years: 2 },
  estimate: true,
};

let nextId = 1;
const line = (changes: Partial<DetailedBill> = {}): DetailedBill => ({
  ...{ supplyCode: "S-1", type: "Quota consumi", amount: 60, vas: null, kind: "energy", quantity: 200, unit: "kWh", unitPrice: 0.3 },
  ...changes,
});

/** A bill of so many months from one on, due 20 days after its issue on the 10th of the next month. */
function makeBill(month: string, euros: number | null, months = 1, changes: Partial<Bill> = {}): Bill {
  const last = addMonths(month, months - 1);
  const emissionDate = addDays(lastDayOf(last), 10);
  return {
    ...{ id: nextId++, number: "1", year: 2026, name: null, commodity: "electricity", supplyCode: "S-1", contractNumber: null },
    ...{ periodFrom: firstDayOf(month), periodTo: lastDayOf(last), emissionDate, expiryDate: addDays(emissionDate, 20) },
    ...{ paymentDate: null, referenceDate: null, paymentType: null, totalAmount: euros, supplyAmount: null, installmentAmount: null },
    ...{ installmentNumber: 0, paymentId: null, documentTypeCode: null, documentType: null, accountStatus: "NotPaid" },
    ...{ details: [line()], rates: [] },
    ...changes,
  } as Bill;
}

const paid = (bill: Bill): Bill => ({ ...bill, paymentDate: bill.expiryDate, accountStatus: "Paid" });
/** The bills of the twelve months before October 2026, oldest first. */
const yearOf = (euros: readonly number[], changes: Partial<Bill> = {}) =>
  euros.map((each, index) =>
    paid(makeBill(addMonths("2026-10", (index - euros.length) * (12 / euros.length)), each, 12 / euros.length, changes)),
  );
const even = (euros: number, count = 12) => yearOf(Array.from({ length: count }, () => euros));
const dueDay = "2026-11-30";
const gas = { commodity: "gas", details: [line({ unit: "Smc" })] } as const;
const kinds = (rights: readonly Right[]) => rights.map(({ kind }) => kind);
const rightsAt = (bill: Bill, others: readonly Bill[], today = "2026-11-20") => rightsOf(bill, others, undefined, rules, today);

describe("[BL-161] an electricity bill is out of proportion above 150 % of the mean of twelve months", () => {
  it.each([
    [149.99, false],
    [150, false],
    [150.01, true],
    [151, true],
  ])("%d € of bills of 100 €: %s", (euros, isAnomaly) => {
    const rights = rightsAt(makeBill("2026-10", euros), even(100));
    expect(kinds(rights)).toEqual(isAnomaly ? ["anomaly"] : []);
    if (isAnomaly)
      expect(rights[0]).toMatchObject({ comparison: { by: "mean", bills: 12, amount: 10_000, threshold: 15_000 }, lastDay: "2026-12-10" });
  });

  it.each([1, 2, 3, 4, 6])("also with a bill every %d months", (months) => {
    const year = even(40 * months, 12 / months);
    const next = (euros: number) => makeBill("2026-10", euros, months);
    const today = addDays(next(1).expiryDate ?? "", 0);
    expect(kinds(rightsAt(next(60 * months), year, today))).toEqual([]);
    expect(kinds(rightsAt(next(60 * months + 0.01), year, today))).toEqual(["anomaly"]);
  });

  it("to the cent, for any amounts", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 12, maxLength: 12 }), (cents) => {
        const exact = (1.5 * cents.reduce((sum, each) => sum + each, 0)) / 12;
        const year = yearOf(cents.map((each) => each / 100));
        const [below, above] = [Math.floor(exact), Math.floor(exact) + 1];
        for (const [total, isAnomaly] of [
          [below, false],
          [above, true],
        ] as const)
          expect(kinds(rightsAt(makeBill("2026-10", total / 100), year))).toEqual(isAnomaly && total >= 5000 ? ["anomaly"] : []);
      }),
    ));

  it.each([
    [49.99, false],
    [50, true],
  ])("not below 50 €: %d €, %s", (euros, isAnomaly) =>
    expect(kinds(rightsAt(makeBill("2026-10", euros), even(10)))).toEqual(isAnomaly ? ["anomaly"] : []),
  );
});

describe("[BL-162] a gas bill is out of proportion from twice the highest of twelve months", () => {
  const seasonal = [30, 80, 180, 200, 190, 120, 60, 30, 20, 20, 20, 25];
  it.each([
    [399.99, false],
    [400, true],
    [400.01, true],
  ])("%d € after a winter of 200 €: %s", (euros, isAnomaly) => {
    const rights = rightsAt(makeBill("2026-10", euros, 1, gas), yearOf(seasonal, gas));
    expect(kinds(rights)).toEqual(isAnomaly ? ["anomaly"] : []);
    if (isAnomaly) expect(rights[0]).toMatchObject({ comparison: { by: "highest", amount: 20_000, threshold: 40_000 } });
  });
  it("a winter bill after a summer is none, though it is many times the last one", () =>
    expect(rightsAt(makeBill("2026-10", 150, 1, gas), yearOf(seasonal, gas))).toEqual([]));
});

describe("[BL-163] nothing is said where a figure is not known", () => {
  const high = makeBill("2026-10", 900);
  const year = even(100);
  it.each<[string, Bill, readonly Bill[]]>([
    ["no history", high, []],
    ["eleven months", high, year.slice(1)],
    ["a gap of a day", high, year.map((bill, index) => (index === 5 ? { ...bill, periodTo: addDays(bill.periodTo ?? "", -1) } : bill))],
    ["a bill without an amount", high, year.map((bill, index) => (index === 5 ? { ...bill, totalAmount: null } : bill))],
    ["a credit in place of a bill", high, year.map((bill, index) => (index === 5 ? { ...bill, totalAmount: -10 } : bill))],
    ["bills of another supply", high, year.map((bill) => ({ ...bill, supplyCode: "S-2" }))],
    ["no period", { ...high, periodFrom: null }, year],
    ["no due date", { ...high, expiryDate: null }, year],
    ["no total", { ...high, totalAmount: null }, year],
    ["a credit note", { ...high, documentType: "Nota di credito" }, year],
    ["a bill for two kinds of energy", { ...high, commodity: "dual" }, year.map((bill) => ({ ...bill, commodity: "dual" }))],
  ])("%s", (_name, bill, others) => expect(kinds(rightsAt(bill, others))).toEqual([]));

  it("without a rule for it", () => {
    for (const none of [{}, { anomaly: { gas: 200, least: 50, days: 10 } }])
      expect(rightsOf(high, year, undefined, { source: "", checked: "2026-11-01", ...none }, "2026-11-20")).toEqual([]);
  });
  it("a credit note beside the bills changes nothing", () =>
    expect(kinds(rightsAt(high, [...year, { ...makeBill("2026-08", -40), documentType: "Nota di credito" }]))).toEqual(["anomaly"]));
});

describe("[BL-164] a right ends with its last day in Rome", () => {
  const high = makeBill("2026-10", 900);
  it.each([
    [addDays(dueDay, -15), true],
    [dueDay, true],
    [addDays(dueDay, 9), true],
    [addDays(dueDay, 10), true],
    [addDays(dueDay, 11), false],
  ])("on %s: %s", (today, isThere) => expect(kinds(rightsAt(high, even(100), today))).toEqual(isThere ? ["anomaly"] : []));

  it("is counted in calendar days, over changes of the clock and leap days", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 120 }), (start, days) => {
        const due = addDays("2024-01-01", start);
        const bill = { ...high, expiryDate: due };
        const last = addDays(due, days);
        const own = { ...rules, checked: due, anomaly: { ...rules.anomaly, least: 50, days } } as RightsRules;
        expect(kinds(rightsOf(bill, even(100), undefined, own, last))).toContain("anomaly");
        expect(kinds(rightsOf(bill, even(100), undefined, own, addDays(last, 1)))).not.toContain("anomaly");
      }),
    ));

  it("of a bill in instalments is counted from the first", () => {
    const rates = [1, 2].map((number) => ({ number, amount: 450, expiryDate: addDays(dueDay, 30 * (number - 1)), paymentDate: null }));
    expect(rightsAt({ ...high, expiryDate: addDays(dueDay, 30), rates }, even(100))[0]?.lastDay).toBe("2026-12-10");
  });
});

describe("[BL-165] instalments are a right of a recalculation that is out of proportion", () => {
  const recalculation = [line(), line({ type: "Ricalcolo maggio", quantity: -20, amount: -6 })];
  const make = (euros: number, changes: Partial<Bill> = {}) => makeBill("2026-10", euros, 1, { details: recalculation, ...changes });
  it("with the day until which to ask", () => {
    const rights = rightsAt(make(150.01), even(100));
    expect(kinds(rights)).toEqual(["anomaly", "instalments"]);
    expect(rights.map(({ lastDay }) => lastDay)).toEqual(["2026-12-10", "2026-12-10"]);
  });
  it.each<[string, Bill]>([
    ["in proportion", make(150)],
    ["without a recalculation", makeBill("2026-10", 150.01)],
    ["of 50 €", make(50)],
    ["paid", paid(make(150.01))],
    [
      "in instalments already",
      make(150.01, { rates: [1, 2].map((number) => ({ number, amount: 75, expiryDate: dueDay, paymentDate: null })) }),
    ],
  ])("not of one %s", (_name, bill) =>
    expect(kinds(rightsAt(bill, even(bill.totalAmount === 50 ? 10 : 100)))).not.toContain("instalments"),
  );
});

describe("[BL-166] readings, old use and two bills for a period", () => {
  const row = (date: string, consumption: number, origin: ConsumptionRow["origin"]): ConsumptionRow => ({
    ...{ date, year: 2026, month: 10, consumption, reading: null, zone: null, origin, description: null },
  });
  const own = [row("2026-10-01", 0, "customer"), row("2026-10-21", 20, "customer")];
  const firstBill = (quantity: number) => makeBill("2026-10", 90, 1, { details: [line({ quantity })] });
  it.each([
    [46, false],
    [47, true],
  ])("a first bill of %d kWh, where own readings give 31: %s", (quantity, isAnomaly) => {
    const rights = rightsOf(firstBill(quantity), [], { rows: own, until: null }, rules, "2026-11-20");
    expect(kinds(rights)).toEqual(isAnomaly ? ["anomaly"] : []);
    if (isAnomaly) expect(rights[0]).toMatchObject({ comparison: { by: "readings", billed: 47, read: 31, unit: "kWh" } });
  });
  it("own readings of less than half a period tell nothing, nor does a bill that is not the first", () => {
    const few = { rows: [own[0] as ConsumptionRow, row("2026-10-10", 1, "customer")], until: null };
    expect(rightsOf(firstBill(900), [], few, rules, "2026-11-20")).toEqual([]);
    expect(rightsOf(firstBill(900), [paid(makeBill("2026-09", 60))], { rows: own, until: null }, rules, "2026-11-20")).toEqual([]);
  });
  it("an estimate can be corrected while a reading can be sent", () => {
    const rows = [row("2026-10-31", 62, "estimate"), row("2026-10-15", 10, "distributor")];
    const at = (until: string | null) => rightsOf(makeBill("2026-10", 30), even(30), { rows, until }, rules, "2026-11-20");
    expect(at("2026-11-26")).toEqual([{ kind: "estimate", quantity: 62, unit: "kWh", lastDay: "2026-11-26" }]);
    expect(at("2026-11-20")).toHaveLength(1);
    expect(at("2026-11-19")).toEqual([]);
    expect(at(null)).toEqual([]);
  });
  it("[BL-244] an estimate that a reading of the bill's period follows is corrected already", () => {
    const at = (...rows: ConsumptionRow[]) =>
      rightsOf(makeBill("2026-10", 30), even(30), { rows, until: "2026-11-26" }, rules, "2026-11-20").map((right) =>
        right.kind === "estimate" ? right.quantity : right.kind,
      );
    for (const origin of ["distributor", "customer"] as const)
      expect(at(row("2026-10-15", 62, "estimate"), row("2026-10-31", 10, origin))).toEqual([]);
    expect(at(row("2026-10-31", 40, "estimate"), row("2026-10-15", 10, "distributor"), row("2026-10-07", 62, "estimate"))).toEqual([40]);
    expect(at(row("2026-10-15", 22, "estimate"), row("2026-10-31", 40, "estimate"))).toEqual([62]);
  });
  it.each([
    ["2024-11-10", "2026-11-10", false],
    ["2024-11-09", "2026-11-10", true],
    ["2026-02-28", "2028-02-29", false],
    ["2026-02-27", "2028-02-29", true],
  ])("use from %s on a bill of %s is older than two years: %s", (periodFrom, emissionDate, isOld) => {
    const bill = makeBill("2026-10", 30, 1, { periodFrom, emissionDate });
    expect(kinds(rightsAt(bill, []))).toEqual(isOld ? ["oldUse"] : []);
    expect(kinds(rightsAt(paid(bill), []))).toEqual([]);
  });
  it("each of two open bills for one period says it, with the days of the answer", () => {
    const [one, other] = [makeBill("2026-10", 30), makeBill("2026-10", 31)];
    expect(rightsAt(one, [other])).toEqual([{ kind: "samePeriod", bills: 2, answer: 15, lastDay: null }]);
    expect(kinds(rightsAt(paid(one), [paid(other)]))).toEqual([]);
  });
});
