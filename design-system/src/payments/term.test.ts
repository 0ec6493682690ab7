import { expect, it } from "vitest";
import { currentDebit, hasPendingChange, isEmailValidating, type PaymentTerm } from "./term.ts";

it("a change is under way while it is inserted or on hold", () => {
  const of = (lastChangeRequestStatus: PaymentTerm["lastChangeRequestStatus"]) => hasPendingChange({ lastChangeRequestStatus });
  expect([of("Inserted"), of("OnHold"), of("Active"), of("Inactive"), of(null)]).toEqual([true, true, false, false, false]);
});

it("an address is being validated while bills go there and it is not confirmed", () => {
  const email = { email: "a@b.it", status: false, pec: null };
  expect(isEmailValidating({ deliveryMode: "Email", email })).toBe(true);
  expect(isEmailValidating({ deliveryMode: "Postal", email })).toBe(false);
  expect(isEmailValidating({ deliveryMode: "Email", email: { ...email, status: true } })).toBe(false);
});

it("[PM-24] the debit that cannot be chosen again is the present one of the same kind", () => {
  const term = { paymentMode: "Bank", iban: { code: "IT60X0542811101000000123456" }, booklet: null } as const;
  expect([currentDebit("Bank", term), currentDebit("Booklet", term)]).toEqual(["IT60X0542811101000000123456", undefined]);
  expect(currentDebit("Bank", { ...term, paymentMode: "Postal" })).toBeUndefined();
});
