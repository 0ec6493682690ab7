import { expect, it } from "vitest";
import type { AccountBalance } from "./accountBalance.ts";
import { suppliesWithTwins } from "./statementTwins.ts";

const document = (id: number, own: Partial<AccountBalance> = {}): AccountBalance =>
  ({
    ...{ id, documentType: "Fattura", commodity: "gas", supplyCode: "S-1", periodFrom: "2026-09-01", periodTo: "2026-10-31" },
    ...{ paymentCondition: "postal", expiryDate: "2026-12-11", paymentDate: null, accountStatus: "Expiring", rates: [] },
    ...{ paidAmount: null, amount: 80, balance: 80 },
    ...own,
  }) as unknown as AccountBalance;
const found = (...documents: AccountBalance[]) => suppliesWithTwins(documents, "2026-11-20");

it("[BL-93] the supplies whose bills are read are those with several documents for one period, one of them to be paid", () => {
  const paid = { paymentDate: "2026-11-01", balance: 0 };
  const other = { supplyCode: "S-2" };
  expect(found(document(1), document(2))).toEqual(["S-1"]);
  expect(found(document(1), document(2, paid), document(3, other), document(4, other))).toEqual(["S-1", "S-2"]);
  expect(found(document(1, paid), document(2, paid))).toEqual([]);
  expect(found(document(1), document(2, { documentType: "Nota di credito", amount: -80, balance: -80 }))).toEqual([]);
  expect(found(document(1, { paymentCondition: "bank" }), document(2, { paymentCondition: "bank" }))).toEqual([]);
  expect(found(document(1), document(2, { commodity: "electricity" }), document(3, other), document(4, { supplyCode: null }))).toEqual([]);
});

it("[BL-93] the bills of five supplies at most are read", () => {
  const many = Array.from({ length: 40 }, (_, id) => document(id, { supplyCode: `S-${Math.floor(id / 2)}` }));
  expect(found(...many)).toEqual(["S-0", "S-1", "S-2", "S-3", "S-4"]);
});
