import fc from "fast-check";
import { expect, it } from "vitest";
import type { Bill } from "./bill.ts";
import { toPay } from "./openBills.ts";
import { stillOpen } from "./stillToPay.ts";

const today = "2026-11-22";
const bill = (id: number, own: Partial<Bill>): Bill =>
  ({
    id,
    supplyCode: "1",
    details: [],
    rates: [],
    paymentDate: null,
    expiryDate: "2026-12-03",
    totalAmount: 99.06,
    paymentType: "Bollettino",
    ...own,
  }) as unknown as Bill;
const found = (bills: readonly Bill[]) => {
  const { due, debited } = stillOpen(bills, "1", today);
  return [due.map(({ id }) => id), debited];
};

it("[PM-43] the bills of the supply that the customer still pays come in the order of their due dates, without those of others", () => {
  const part = { details: [{ supplyCode: "1" }] } as unknown as Partial<Bill>;
  const bills = [
    bill(1, {}),
    bill(2, { supplyCode: "2" }),
    bill(3, { expiryDate: "2026-11-08" }),
    bill(4, { supplyCode: "2", ...part }),
    bill(5, { totalAmount: -35.4 }),
    bill(6, { supplyCode: null }),
  ];
  expect(found(bills)).toEqual([[3, 1, 4], false]);
  expect(found([])).toEqual([[], false]);
});

it("[PM-43] a debit that is on its way is told apart from a bill that the customer pays; one that was refused is the customer's", () => {
  expect(found([bill(1, { paymentType: "Rid" })])).toEqual([[], true]);
  expect(found([bill(1, { paymentType: "Rid", expiryDate: "2026-11-08" })])).toEqual([[1], false]);
});

it("[PM-43] no bill is named that is not to be paid, whatever is open", () => {
  const any = fc.record({
    supplyCode: fc.constantFrom("1", "2", null),
    paymentType: fc.constantFrom("Rid", "Bollettino", null),
    expiryDate: fc.constantFrom("2026-11-08", "2026-12-03", null),
    totalAmount: fc.constantFrom(99.06, 0, -5, null),
  });
  fc.assert(
    fc.property(fc.array(any), (rows) => {
      const bills = rows.map((row, id) => bill(id, row as Partial<Bill>));
      const { due } = stillOpen(bills, "1", today);
      expect(due).toEqual(toPay(bills, today).filter(({ supplyCode }) => supplyCode === "1"));
    }),
  );
});

it("[BL-86, PM-43] a bill of which every instalment is paid is neither the customer's nor debited; one with an open instalment is", () => {
  const rate = { number: 1, amount: 49.53, expiryDate: "2026-11-20", paymentDate: "2026-11-18" };
  const paid = [rate, { ...rate, number: 2, paymentDate: "2026-11-19" }];
  expect(found([bill(1, { paymentType: "Rid", rates: paid })])).toEqual([[], false]);
  expect(
    found([bill(1, { paymentType: "Rid", rates: [rate, { ...rate, number: 2, expiryDate: "2026-12-20", paymentDate: null }] })]),
  ).toEqual([[], true]);
});
