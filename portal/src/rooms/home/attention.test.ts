import { expect, it } from "vitest";
import type { Bill } from "../bills/bill.ts";
import { toBePaid } from "./attention.ts";
import { isNewcomer } from "./newcomer.ts";

const bill = (id: number, change: Partial<Bill>): Bill => ({ id, paymentDate: null, paymentType: null, ...change }) as Bill;

it("[HM-08] what is past its day or falls due within seven comes first, the oldest day before the others", () => {
  const due = toBePaid(
    [
      bill(1, { expiryDate: "2026-11-27" }),
      bill(2, { expiryDate: "2026-11-28" }),
      bill(3, { expiryDate: "2026-11-20", paymentType: "Rid" }),
      bill(4, { expiryDate: "2026-11-19" }),
      bill(5, { expiryDate: "2026-11-21", paymentDate: "2026-11-18" }),
      bill(6, { expiryDate: null }),
    ],
    "2026-11-20",
  );
  expect(due.map(({ id, automatic, late }) => [id, automatic, late])).toEqual([
    [4, false, true],
    [3, true, false],
    [1, false, false],
  ]);
});

it("[PM-21, HM-08] a debit is told from the bill's own words as on its card, and a credit is nothing to pay", () => {
  const expiryDate = "2026-11-25";
  const due = toBePaid(
    [
      bill(1, { expiryDate, paymentType: "Addebito diretto SEPA (SDD)", totalAmount: 10 }),
      bill(2, { expiryDate, paymentType: "Libretto postale", totalAmount: 10 }),
      bill(3, { expiryDate, paymentType: "Bonifico bancario", totalAmount: 10 }),
      bill(4, { expiryDate, paymentType: "Rid", totalAmount: -30 }),
      bill(5, { expiryDate, paymentType: "Rid", totalAmount: 0 }),
    ],
    "2026-11-20",
  );
  expect(due.map(({ id, automatic }) => [id, automatic])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
});

it("[HM-09] a newcomer has no bill and nothing active; as long as either is not known nobody is one", () => {
  const none = { state: "NoDataFound" } as const;
  const of = (status: "active" | "underProcessing" | "ceased") => ({ state: "Loaded" as const, data: [{ status }] });
  expect([none, of("underProcessing")].map((supplies) => isNewcomer(none, supplies as never))).toEqual([true, true]);
  expect([of("active"), of("ceased"), { state: "Loading" } as const].map((supplies) => isNewcomer(none, supplies as never))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isNewcomer({ state: "Loading" }, none)).toBe(false);
});
