import type { Bill } from "@favilla/design-system/bills/bill.ts";
import { toPay } from "@favilla/design-system/bills/openBills.ts";
import { expect, it } from "vitest";
import { billLink, firstToPay, requestedOf } from "./billLink.ts";

it("[BL-13] an invalid link requests no bill", () => {
  expect(billLink("2026", "1045231")).toEqual({ year: "2026", number: "1045231" });
  expect([
    billLink("..", "1"),
    billLink("2026", ".."),
    billLink("2026", "../../x"),
    billLink("26", "1"),
    billLink("2026", "x".repeat(41)),
  ]).toEqual(Array(5).fill(null));
});

const today = "2026-11-22";
const bill = (id: number, over: Partial<Bill>): Bill =>
  ({ id, paymentDate: null, expiryDate: "2026-11-28", totalAmount: 10, paymentType: "Bollettino", ...over }) as Bill;

it("[BL-39, BL-41, BL-43] the bills to pay are found by the address, by id or as the first; a debit, a credit and an unknown bill are not", () => {
  const due = toPay([bill(1, {}), bill(2, { paymentType: "Rid" }), bill(3, { totalAmount: -5 }), bill(4, { expiryDate: today })], today);
  const found = ["1", firstToPay, "2", "3", "5", "prima "].map((requested) => requestedOf(due, requested)?.id);
  expect(found).toEqual([1, 4, undefined, undefined, undefined, undefined]);
});
