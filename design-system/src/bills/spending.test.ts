import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysBetween } from "../data/dates.ts";
import type { Supply } from "../supplies/supply.ts";
import type { Bill } from "./bill.ts";
import { centsByMonth, centsOfMonths, partsOf, spendingOf, yearsOf } from "./spending.ts";
import { yearsText } from "./spendingBars.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

const makeSupply = (id: string): Supply => ({
  id,
  supplyCode: `code-${id}`,
  pod: null,
  pdr: null,
  address: null,
  nickname: id,
  selfReadingToken: null,
  contractNumber: "dual",
  commodity: "electricity",
  status: "active",
});
const supplies = ["a", "b"].map(makeSupply);

const day = fc
  .date({ min: new Date("2021-11-01"), max: new Date("2026-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const maybeDay = fc.option(day, { nil: null });
const euros = fc.integer({ min: -200_000, max: 123_456_789 }).map((cents) => cents / 100);
const line = fc.record({
  supplyCode: fc.constantFrom(null, "code-a", "code-b", "code-x"),
  type: fc.constant(null),
  amount: fc.option(euros, { nil: null }),
  vas: fc.constant(null),
  kind: fc.constantFrom("energy", "fixed", "tax", "levy", "other"),
  quantity: fc.constant(null),
  unit: fc.constant(null),
  unitPrice: fc.constant(null),
});
/** Bills as they may come: a period of many months or none, no amount, a credit note, lines that do not sum to the total. */
const bill = fc
  .record({
    supplyCode: fc.constantFrom(null, "code-a", "code-b", "code-x"),
    commodity: fc.constantFrom("electricity", "dual"),
    contractNumber: fc.constant("dual"),
    periodFrom: maybeDay,
    periodTo: maybeDay,
    emissionDate: maybeDay,
    totalAmount: fc.option(euros, { nil: null }),
    details: fc.array(line, { maxLength: 5 }),
  })
  .map((wire) => wire as unknown as Bill);

const cents = (euros_: number | null) => Math.round((euros_ ?? 0) * 100);
const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);

describe("what was spent [CS-21, CS-22]", () => {
  it("a bill's parts add up to its total, whatever its lines are", () => {
    fc.assert(
      fc.property(bill, (each) => {
        expect(sum(partsOf(each, supplies).values())).toBe(cents(each.totalAmount));
      }),
    );
  });

  it("the months of a bill add up to its total, and each day counts once", () => {
    fc.assert(
      fc.property(day, day, fc.integer(), (one, other, amount) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const months = centsOfMonths({ from, to, cents: amount });
        expect(sum(months.map(([, part]) => part))).toBe(amount);
        expect(new Set(months.map(([month]) => month)).size).toBe(months.length);
        expect(months.length).toBeLessThanOrEqual(daysBetween(from, to) / 28 + 2);
      }),
    );
  });

  it("years, supplies and months add up to the sum of the counted bills, credit notes too", () => {
    fc.assert(
      fc.property(fc.array(bill, { maxLength: 61 }), (bills) => {
        const spending = spendingOf(bills, supplies);
        const counted = [...spending.bySupply.values()].flat();
        const isCounted = ({ periodFrom, periodTo, emissionDate, totalAmount }: Bill) =>
          totalAmount !== null && Boolean((periodFrom && periodTo && periodFrom <= periodTo) || emissionDate);
        const expected = sum(bills.filter(isCounted).map(({ totalAmount }) => cents(totalAmount)));
        expect(spending.uncounted).toBe(bills.filter((each) => !isCounted(each)).length);
        expect(sum(counted.map((each) => each.cents))).toBe(expected);
        const years = yearsOf(spending);
        expect(sum(years.map(({ total }) => total))).toBe(expected);
        expect(sum(years.flatMap(({ bySupply }) => [...bySupply.values()]))).toBe(expected);
        expect(sum([...spending.bySupply.values()].flatMap((list) => [...centsByMonth(list).values()]))).toBe(expected);
      }),
    );
  });

  it("sixty-one months of bills are six years, and none are no year", () => {
    const months = Array.from({ length: 61 }, (_, index) => {
      const month = `${2021 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
      const period = { periodFrom: `${month}-01`, periodTo: `${month}-28`, emissionDate: null };
      return { supplyCode: "code-a", commodity: "electricity", ...period, totalAmount: 1_234_567.89, details: [] } as unknown as Bill;
    });
    const spending = spendingOf(months, supplies);
    expect(yearsOf(spending).map(({ year, total }) => [year, total])).toEqual(
      [2026, 2025, 2024, 2023, 2022, 2021].map((year) => [year, (year === 2026 ? 1 : 12) * 123_456_789]),
    );
    expect([...spending.bySupply.values()].flatMap((list) => [...centsByMonth(list).keys()])).toHaveLength(61);
    expect([yearsOf(spendingOf([], supplies)), centsByMonth([]).size]).toEqual([[], 0]);
  });

  it("the years together have one name, of a new customer that of the only year", () => {
    const name = (...years: number[]) =>
      yearsText(
        years.map((year) => ({ name: String(year) })),
        spendingMessages.words,
      );
    expect([name(2024, 2025, 2026), name(2026)]).toEqual(["Dal 2024 al 2026", "2026"]);
  });

  it("a year without bills is omitted, and a month without a bill is missing, not zero", () => {
    expect(yearsOf(spendingOf([], supplies))).toEqual([]);
    const months = centsByMonth([
      { bill: {} as Bill, from: "2026-01-01", to: "2026-01-31", cents: 100 },
      { bill: {} as Bill, from: "2026-03-01", to: "2026-04-30", cents: 6100 },
    ]);
    expect([...months]).toEqual([
      ["2026-01", 100],
      ["2026-03", 3100],
      ["2026-04", 3000],
    ]);
  });
});
