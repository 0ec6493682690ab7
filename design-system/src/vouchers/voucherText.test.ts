import { expect, it } from "vitest";
import { vouchersMessages } from "./messages.it.ts";
import type { VoucherFacts } from "./VoucherCard.tsx";
import { hintsOf } from "./voucherText.ts";

const voucher = (id: string, changes: Partial<VoucherFacts> = {}): VoucherFacts => ({
  id,
  promoName: "Benvenuto",
  amount: 20,
  status: "Assigned",
  validityEndDate: "2027-02-28",
  href: `#${id}`,
  ...changes,
});
const hints = (...vouchers: VoucherFacts[]) => Object.fromEntries(hintsOf(vouchers, vouchersMessages.words));

it("[VC-01] only vouchers of the same name get a distinguishing text", () => {
  expect(hints(voucher("a"), voucher("b", { promoName: "Porta un amico" }))).toEqual({ a: "", b: "" });
});

it("[VC-01] the distinguishing text is the last day of validity, or the position among vouchers with the same day", () => {
  expect(hints(voucher("a"), voucher("b", { validityEndDate: "2027-05-31" }))).toEqual({
    a: "Valido fino al 28 febbraio 2027",
    b: "Valido fino al 31 maggio 2027",
  });
  expect(hints(voucher("a"), voucher("b", { status: "ToBeAssigned" }))).toEqual({ a: "1 di 2", b: "2 di 2" });
  const mixed = hints(voucher("a"), voucher("b"), voucher("c", { status: "Used" }), voucher("d", { status: "Expired" }));
  expect(new Set(Object.values(mixed)).size).toBe(4);
  expect(mixed).toMatchObject({ b: "Valido fino al 28 febbraio 2027, 2 di 2", c: "", d: "Scaduto il 28 febbraio 2027" });
});
