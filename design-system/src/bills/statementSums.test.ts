import fc from "fast-check";
import { expect, it } from "vitest";
import type { AccountBalance, LoadedDocuments } from "./accountBalance.ts";
import { statementSums } from "./openDocuments.ts";

const today = "2026-11-20";
const bill = {
  documentType: "Fattura",
  paymentCondition: "postal",
  expiryDate: "2026-12-11",
  paymentDate: null,
  accountStatus: "Expiring",
  paidAmount: null,
  amount: 80,
  balance: 80,
  rates: [],
} as unknown as AccountBalance;
const debit: AccountBalance = { ...bill, paymentCondition: "bank", amount: 20, balance: 20 };
const note: AccountBalance = { ...bill, documentType: "Nota di credito", expiryDate: null, amount: -35.4, balance: -35.4 };
const paid: AccountBalance = { ...bill, paymentDate: "2026-11-01", balance: 0 };

const sums = (fetched: readonly AccountBalance[], amount: number, balance: number, complete = true) =>
  statementSums({ fetched, complete } as LoadedDocuments, { amount, balance }, today);

it("[AS-19] the statement adds up bills, payments and open credits to what is left, or says no sum", () => {
  const refunded: AccountBalance = { ...note, paymentDate: "2026-11-01", balance: 0 };
  expect(sums([bill, debit, note, paid, refunded], 109.2, 64.6)).toEqual({
    issued: { count: 3, amount: 180 },
    paid: { count: 1, amount: 80 },
    credit: { count: 1, amount: 35.4 },
    left: { count: 2, amount: 64.6 },
  });
  expect(sums([debit, note], -15.4, -15.4)?.left).toEqual({ count: 1, amount: -15.4 });
  expect(sums([bill], 80, 79)).toBeUndefined();
  expect(sums([bill], 81, 80)).toBeUndefined();
  expect(sums([bill], 80, 80, false)).toBeUndefined();
  expect(sums([{ ...bill, amount: null }], 80, 80)).toBeUndefined();
});

it("[AS-40] no sum is said where more is open than was issued, since interest is neither", () => {
  expect(sums([paid, { ...bill, balance: 83.2 }], 160, 83.2)).toBeUndefined();
  expect(sums([paid, { ...note, balance: -40 }], 44.6, -40)?.credit.amount).toBe(40);
});

it("[AS-19] the sum is exact, whatever was paid", () => {
  const any = fc
    .record({ cents: fc.integer({ min: 0, max: 200_000 }), share: fc.constantFrom(0, 0.5, 1), isNote: fc.boolean() })
    .map(({ cents, share, isNote }) => {
      const sign = isNote ? -1 : 1;
      const open = Math.round(cents * share);
      return { amount: (sign * cents) / 100, balance: (sign * open) / 100, paymentDate: open === 0 ? "2026-11-01" : null };
    });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (documents) => {
      const total = (key: "amount" | "balance") => documents.reduce((sum, each) => sum + Math.round(each[key] * 100), 0) / 100;
      const found = sums(
        documents.map((own) => ({ ...bill, ...own })),
        total("amount"),
        total("balance"),
      );
      if (!found) throw new Error("no sum");
      const { issued, paid, credit, left } = found;
      expect(Math.abs(Math.round((issued.amount - paid.amount - credit.amount - left.amount) * 100))).toBe(0);
      expect(issued.count).toBe(paid.count + left.count);
    }),
  );
});
