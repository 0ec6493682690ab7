import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, lastDayOf, toMonth } from "../data/dates.ts";
import type { Bill } from "./bill.ts";
import { estimate, knownNextBill, nextBillOf, pastErrors, periodAfter } from "./nextBill.ts";
import type { SupplyBill } from "./spending.ts";

const monthAt = (index: number) => toMonth(2021 + Math.floor(index / 12), (index % 12) + 1);

/** A bill of two months at 0,20 € a unit and 0,10 € a day, with 10% of taxes. */
function makeBill(index: number, use: number, changes: Partial<SupplyBill> = {}): SupplyBill {
  const [from, to] = [`${monthAt(index)}-01`, lastDayOf(monthAt(index + 1))];
  const details = [
    { kind: "energy", amount: use * 0.2, quantity: use },
    { kind: "fixed", amount: 6, quantity: 60 },
    { kind: "tax", amount: (use * 0.2 + 6) * 0.1, quantity: null },
  ];
  return { bill: { details } as unknown as Bill, from, to, cents: Math.round((use * 0.2 + 6) * 110), ...changes };
}
const rowsOf = (uses: readonly number[]) => uses.map((consumption, index) => ({ date: lastDayOf(monthAt(index)), consumption }));

const uses = fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 0, maxLength: 61 });
const billsOf = (all: readonly number[], first: number) =>
  all.flatMap((use, index) =>
    index % 2 === 0 && index >= first && index + 1 < all.length ? [makeBill(index, use + (all[index + 1] ?? 0))] : [],
  );

describe("the next bill ahead", () => {
  const even = Array.from({ length: 48 }, (_, month) => 100 + 50 * (month % 12));
  const issued = (bills: SupplyBill[]) => bills.map((each) => ({ ...each, bill: { ...each.bill, emissionDate: addDays(each.to, 13) } }));
  const past = issued(billsOf(even, 12).slice(0, -1));
  const last = past.at(-1);
  const today = addDays(last?.to ?? "", 20);

  it("[CS-32] is expected as long after its period as past bills were issued, with the estimate within its range", () => {
    const next = nextBillOf(past, rowsOf(even), today);
    expect(next?.day).toBe(addDays(next?.to ?? "", 13));
    expect(next?.middle).toBeGreaterThanOrEqual(next?.least ?? 0);
    expect(next?.middle).toBeLessThanOrEqual(next?.most ?? 0);
    expect(next?.higher).toBeNull();
    expect(nextBillOf(billsOf(even, 12).slice(0, -1), rowsOf(even), today)?.day).toBeNull();
  });

  it("[CS-43] stays the same when a reading in the middle of a month is what was expected, and is not higher than usual", () => {
    const flat = Array.from({ length: 48 }, () => 100);
    const bills = issued(billsOf(flat, 12).slice(0, -1));
    const start = addDays(bills.at(-1)?.to ?? "", 1);
    const rows = rowsOf(flat).filter(({ date }) => date < start);
    const without = nextBillOf(bills, rows, addDays(start, 24));
    for (const days of [1, 11, 24]) {
      const read = { date: addDays(start, days), consumption: (100 * (days + 1)) / 30 };
      const next = nextBillOf(bills, [...rows, read], addDays(start, 24));
      expect(Math.abs((next?.middle ?? 0) / (without?.middle ?? 1) - 1), String(days)).toBeLessThan(0.02);
      expect([next?.higher, next?.readUntil]).toEqual([null, read.date]);
    }
  });

  it("[CS-43] counts the days of a reading that are in the period of a bill from the middle of a month", () => {
    const flat = Array.from({ length: 48 }, () => 100);
    const rows = rowsOf(flat).filter(({ date }) => date <= "2024-09-30");
    const bill = (from: string, to: string) => makeBill(0, 200, { from, to });
    const use = (guess: ReturnType<typeof estimate>) => Math.round((guess?.use ?? 0) / 10) * 10;
    expect(use(estimate([bill("2024-07-16", "2024-09-14")], rows, "2024-09-20"))).toBe(200);
  });

  it("[CS-33] is higher than usual only if all of its range is above the same months of last year, and says what mostly makes it so", () => {
    const grown = even.map((use, month) => Math.round(use * 1.25 ** (month / 12)));
    const byUse = nextBillOf(issued(billsOf(grown, 12).slice(0, -1)), rowsOf(grown), today);
    expect(byUse?.higher?.reason).toBe("use");
    expect(byUse?.least).toBeGreaterThan(byUse?.higher?.before ?? Number.NaN);
    const dearer = past.map((each, index) =>
      index < past.length - 1
        ? each
        : {
            ...each,
            cents: each.cents,
            bill: { ...each.bill, details: each.bill.details.map((line) => ({ ...line, amount: (line.amount ?? 0) * 1.5 })) } as Bill,
          },
    );
    expect(nextBillOf(dearer, rowsOf(even), today)?.higher?.reason).toBe("price");
  });

  it("[CS-34] tells what a reading of today would leave of the error only where that is less", () => {
    fc.assert(
      fc.property(uses, fc.nat(12), fc.nat(50), (all, first, later) => {
        const bills = billsOf(all, first);
        const next = nextBillOf(bills, rowsOf(all), addDays(bills.at(-1)?.to ?? "2026-11-22", later));
        if (next?.meanWithReading != null) expect(next.meanWithReading).toBeLessThan(next.error.mean);
      }),
    );
  });
});

describe("the next bill [CS-23]", () => {
  it("has no range without bills, or with fewer than four whose error is known", () => {
    expect(nextBillOf([], [], "2026-11-22")).toBeNull();
    const even = Array.from({ length: 22 }, () => 100);
    expect(nextBillOf(billsOf(even, 16), rowsOf(even), "2022-11-22")).toBeNull();
    expect(nextBillOf(billsOf(even, 10), rowsOf(even), "2022-11-22")).toMatchObject({ from: "2022-11-01", to: "2022-12-31" });
  });

  it("is right to the euro if every month equals that of the year before", () => {
    const even = Array.from({ length: 48 }, (_, month) => 100 + 50 * (month % 12));
    const bills = billsOf(even, 12);
    const next = nextBillOf(bills.slice(0, -1), rowsOf(even), bills.at(-1)?.from ?? "");
    const actual = bills.at(-1)?.cents ?? 0;
    expect(next?.least).toBeLessThanOrEqual(actual);
    expect(next?.most).toBeGreaterThanOrEqual(actual);
    expect(next?.error.most).toBeLessThanOrEqual(4);
  });

  it("has, with any consumption, a range in whole euros, as wide as its largest past error, from the day after the last bill", () => {
    fc.assert(
      fc.property(uses, fc.nat(12), fc.nat(70), (all, first, later) => {
        const bills = billsOf(all, first);
        const last = bills.at(-1);
        const today = last ? addDays(last.to, later) : "2026-11-22";
        const next = nextBillOf(bills, rowsOf(all), today);
        if (!next) return;
        expect(next.from).toBe(addDays(last?.to ?? "", 1));
        expect(next.least).toBeGreaterThanOrEqual(0);
        expect(next.most).toBeGreaterThan(next.least);
        expect([next.least % 100, next.most % 100]).toEqual([0, 0]);
        expect(next.error.bills).toBeGreaterThanOrEqual(4);
        expect(next.error.mean).toBeLessThanOrEqual(next.error.most);
        expect(next.error.most).toBeLessThanOrEqual(40);
      }),
    );
  });

  it("[BL-57] does not change if the last bill also takes back use of an earlier period", () => {
    const even = Array.from({ length: 30 }, () => 100);
    const bills = billsOf(even, 12);
    const { bill, cents, ...last } = bills.at(-1) as SupplyBill;
    const recalculation = { kind: "energy", type: "Ricalcolo", amount: -16, quantity: -40 };
    const details = bill.details.map((line) => (line.kind === "tax" ? { ...line, amount: (line.amount ?? 0) - 1.6 } : line));
    const recalculated = { ...last, cents: cents - 1760, bill: { details: [...details, recalculation] } as unknown as Bill };
    const guess = estimate(bills, rowsOf(even), "2023-07-10");
    expect(guess?.use).toBe(200);
    expect(estimate([...bills.slice(0, -1), recalculated], rowsOf(even), "2023-07-10")).toEqual(guess);
  });

  it("ignores credit notes, and is missing if the prices are unknown", () => {
    const even = Array.from({ length: 30 }, () => 100);
    const bills = billsOf(even, 12);
    const credit = makeBill(28, 100, { cents: -4000, to: "2023-05-31" });
    const today = "2023-07-10";
    expect(nextBillOf([...bills, credit], rowsOf(even), today)).toEqual(nextBillOf(bills, rowsOf(even), today));
    const bare = bills.map((each) => ({ ...each, bill: { details: [] } as unknown as Bill }));
    expect(nextBillOf(bare, rowsOf(even), today)).toBeNull();
  });

  it("is missing if its error was above 40%, or if the next bill is long overdue", () => {
    const wild = Array.from({ length: 48 }, (_, month) => (Math.floor(month / 2) % 5 === 0 ? 900 : 30));
    expect(Math.max(...pastErrors(billsOf(wild, 12), rowsOf(wild), 0))).toBeGreaterThan(0.4);
    expect(nextBillOf(billsOf(wild, 12), rowsOf(wild), "2025-01-01")).toBeNull();
    const even = Array.from({ length: 48 }, () => 100);
    expect(nextBillOf(billsOf(even, 12), rowsOf(even), "2025-06-01")).toBeNull();
  });

  it("a period is followed by one of as many months, or of as many days", () => {
    expect(periodAfter({ from: "2026-09-01", to: "2026-10-31" })).toEqual({ from: "2026-11-01", to: "2026-12-31" });
    expect(periodAfter({ from: "2026-11-01", to: "2026-12-31" })).toEqual({ from: "2027-01-01", to: "2027-02-28" });
    expect(periodAfter({ from: "2026-01-05", to: "2026-02-04" })).toEqual({ from: "2026-02-05", to: "2026-03-07" });
  });
});

it("[BL-255] the last twelve months are those before the end of the newest bill, six bills of two months", () => {
  const bill = (from: string, to: string) => makeBill(0, 100, { from, to, cents: 10_000 });
  const months = Array.from({ length: 10 }, (_, index) => toMonth(2025 + Math.floor((2 * index) / 12), ((2 * index) % 12) + 1));
  const whole = months.map((month) => bill(`${month}-01`, lastDayOf(addMonths(month, 1))));
  const fromMiddle = months.map((month) => bill(`${month}-16`, `${addMonths(month, 2)}-15`));
  expect(knownNextBill(whole, [], "2026-09-20").spent).toBe(60_000);
  expect(knownNextBill(fromMiddle, [], "2026-09-20").spent).toBe(60_000);
  // A supply that has ended has spent nothing in them.
  expect(knownNextBill(whole, [], "2028-09-20").spent).toBe(0);
  expect(knownNextBill([], [], "2026-09-20").spent).toBe(0);
});
