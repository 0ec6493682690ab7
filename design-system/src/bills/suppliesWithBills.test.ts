import { expect, it } from "vitest";
import { numberFormatsOf } from "../theme/numbers.ts";
import { italianRegion } from "../theme/region.ts";
import type { AccountBalance } from "./accountBalance.ts";
import { lastBills, type SupplySort, sortSupplies, sumOf, suppliesWithBills } from "./suppliesWithBills.ts";

const { compareTexts } = numberFormatsOf(italianRegion);

const document = (id: number, facts: Partial<AccountBalance>): AccountBalance => ({
  id,
  number: String(id),
  year: 2026,
  documentType: "Fattura",
  commodity: "electricity",
  supplyCode: null,
  productLine: "light",
  paymentCondition: "postal",
  emissionDate: "2026-11-05",
  expiryDate: "2026-12-01",
  paymentDate: null,
  periodFrom: null,
  periodTo: null,
  accountStatus: "NotPaid",
  amount: 10,
  paidAmount: 0,
  balance: 10,
  rates: [],
  ...facts,
});

const supply = (id: string, name: string) => ({
  id,
  name,
  commodity: "electricity" as const,
  address: null,
  status: "active" as const,
  href: `#${id}`,
});
const supplies = [supply("s-1", "Interno 10"), supply("s-2", "Interno 9"), supply("s-3", "Cantina")];
const bills = new Map([
  ["s-1", document(1, { amount: 99.9, balance: 99.9 })],
  ["s-2", document(2, { amount: 5.05, balance: 5.05, expiryDate: "2026-11-01" })],
]);

it("[SU-39] sorts names by the numbers in them, and leaves what has no value at the end both ways", () => {
  const rows = suppliesWithBills(supplies, bills, "2026-11-20");
  const order = (column: SupplySort["column"], direction: SupplySort["direction"] = "ascending") =>
    sortSupplies(rows, { column, direction }, compareTexts)
      .map(({ id }) => id.slice(2))
      .join("");
  expect(order("name")).toBe("321");
  expect(order("name", "descending")).toBe("123");
  expect(order("amount")).toBe("213");
  expect(order("amount", "descending")).toBe("123");
  expect(order("expiryDate")).toBe("213");
  // What is overdue is the most urgent.
  expect(order("status")).toBe("213");
  expect(order("address")).toBe("123");
});

it("[SU-39] the last bill of a supply is the first of its documents that is no credit note", () => {
  const found = lastBills([
    document(1, { supplyCode: "A", documentType: "Nota di credito", amount: -10 }),
    document(2, { supplyCode: "A" }),
    document(3, { supplyCode: "A" }),
    document(4, { supplyCode: null }),
  ]);
  expect([...found].map(([code, { id }]) => `${code}${id}`)).toEqual(["A2"]);
});

it("[BL-177] adds up in cents, and knows no sum of an amount that is unknown", () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3);
  expect(sumOf([0.1, null])).toBeNull();
  expect(sumOf([])).toBe(0);
});
