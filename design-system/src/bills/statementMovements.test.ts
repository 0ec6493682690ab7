import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AccountStatementRow } from "./accountStatement.ts";
import { byMonth, statementMovements, withBalances } from "./statementMovements.ts";

const bill: AccountStatementRow = {
  id: "1",
  number: "1045231",
  year: 2026,
  supplyName: "Casa di Bologna",
  commodity: "electricity",
  status: "Paid",
  emissionDate: "2026-09-08",
  paymentDate: "2026-09-25",
  amount: 86.4,
};
const note: AccountStatementRow = { ...bill, id: "2", creditNote: true, emissionDate: "2026-09-20", paymentDate: null, amount: -12.4 };

const day = fc.date({ min: new Date("2020-01-01"), max: new Date("2026-12-31"), noInvalidDate: true }).map((date) => date.toISOString());
const anyRow: fc.Arbitrary<AccountStatementRow> = fc.record({
  id: fc.uuid(),
  number: fc.constant("1"),
  year: fc.constant(2026),
  supplyName: fc.constant(""),
  commodity: fc.constant("gas"),
  status: fc.constant("Paid"),
  creditNote: fc.boolean(),
  emissionDate: day,
  paymentDate: fc.option(day),
  amount: fc.integer({ min: -5_000_000, max: 123_456_789 }).map((cents) => cents / 100),
});
const cents = (euros: number | null | undefined) => Math.round((euros ?? Number.NaN) * 100);

describe("[AS-09] movements of the account", () => {
  it("are documents and what settled them, newest first, a payment above a document of its day", () => {
    const gas = { ...bill, id: "3", emissionDate: "2026-09-25", paymentDate: null, status: "ToBePaid" as const };
    expect(statementMovements([gas, note, bill]).map(({ kind, amount, day }) => [kind, amount, day])).toEqual([
      ["payment", -86.4, "2026-09-25"],
      ["bill", 86.4, "2026-09-25"],
      ["creditNote", -12.4, "2026-09-20"],
      ["bill", 86.4, "2026-09-08"],
    ]);
    expect(statementMovements([{ ...note, paymentDate: "2026-10-01" }]).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["refund", 12.4],
      ["creditNote", -12.4],
    ]);
    expect(statementMovements([{ ...bill, amount: 0 }])).toHaveLength(1);
    expect(statementMovements([{ ...bill, amount: null, emissionDate: "ieri" }])).toMatchObject([{ kind: "bill", day: undefined }]);
  });

  it("lead from nothing to the balance of today, each by its own amount, to the cent", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1, maxLength: 20 }), (rows) => {
        const movements = statementMovements(rows);
        const balance = movements.reduce((sum, { amount }) => sum + cents(amount), 0) / 100;
        const owed = withBalances(movements, balance).map((movement) => cents(movement.balance));
        expect(owed[0]).toBe(cents(balance));
        expect(owed).toEqual(movements.map(({ amount }, index) => cents(amount) + (owed[index + 1] ?? 0)));
      }),
    );
  });

  it("have no balance where they do not sum to the account's, or where an amount or a day is unknown", () => {
    const owedAfter = (rows: AccountStatementRow[], balance: number) =>
      withBalances(statementMovements(rows), balance).map((movement) => movement.balance);
    expect(owedAfter([note], -12.4)).toEqual([-12.4]);
    expect(owedAfter([note], 0)).toEqual([undefined]);
    expect(owedAfter([{ ...note, amount: null }], 0)).toEqual([undefined]);
    expect(owedAfter([{ ...note, emissionDate: null }], -12.4)).toEqual([undefined]);
  });

  it("[AS-16] are the payments of the instalments, each on its day, if they come to what was paid", () => {
    const rate = (number: number, amount: number, paymentDate: string | null) => ({
      number,
      amount,
      paymentDate,
      expiryDate: "2026-12-20",
    });
    const rates = [rate(1, 33.33, "2026-10-05"), rate(2, 33.33, "2026-11-04"), rate(3, 33.34, null)];
    const inThree = { ...bill, amount: 100, status: "ToBePaid", paymentDate: null, rates } as const;
    const said = (row: AccountStatementRow) => statementMovements([row]).map(({ amount, day }) => [amount, day]);
    expect(said(inThree)).toEqual([
      [-33.33, "2026-11-04"],
      [-33.33, "2026-10-05"],
      [100, "2026-09-08"],
    ]);
    expect(withBalances(statementMovements([inThree]), 33.34)[0]?.balance).toBe(33.34);
    expect(said({ ...inThree, balance: 50 })).toEqual([[100, "2026-09-08"]]);
  });

  it("stand by month, those without a day last", () => {
    const undated = { ...note, id: "4", emissionDate: null };
    const months = byMonth(statementMovements([undated, { ...bill, emissionDate: "2026-08-31T22:30:00.000Z" }, note]));
    expect(months.map(([month, all]) => [month, all.length])).toEqual([
      ["2026-09", 3],
      [undefined, 1],
    ]);
  });
});
