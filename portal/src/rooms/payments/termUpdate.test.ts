import type { DeliveryMode, PaymentMode } from "@favilla/design-system/payments/paymentTerm.ts";
import type { PaymentTerm } from "@favilla/design-system/payments/term.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasChangeArrived } from "./paymentTerm.ts";
import { type TermChange, termUpdate } from "./termUpdate.ts";

const iban = "IT60X0542811101000000123456";
const term = (changes: Partial<PaymentTerm> = {}): PaymentTerm => ({
  id: "b-1",
  supplyCode: "1",
  externalSupplyCode: null,
  externalId: null,
  paymentMode: "Postal",
  deliveryMode: "Postal",
  email: { email: null, status: false, pec: null },
  emailLinkSent: null,
  iban: null,
  ibanStatus: null,
  booklet: null,
  shipTo: null,
  postal: null,
  effectiveDate: null,
  lastChangeRequestDate: null,
  lastChangeRequestTime: null,
  lastChangeRequestStatus: null,
  ...changes,
});
const bank = term({ paymentMode: "Bank", iban: { code: iban }, email: { email: "a@b.it", status: true, pec: "p@b.it" }, shipTo: "Anna" });

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const text = fc.constantFrom("", " ", iban, "it60 x054 2811 1010 0000 0123 456", "1234567890128", "anna@esempio.it");
const modes = fc.constantFrom<PaymentMode>("Postal", "Bank", "Booklet");
const deliveries = fc.constantFrom<DeliveryMode>("Postal", "Email");
const terms = fc
  .record({
    mode: maybe(modes),
    delivery: maybe(deliveries),
    email: maybe(text),
    pec: maybe(text),
    iban: maybe(text),
    booklet: maybe(text),
  })
  .map(({ mode, delivery, email, pec, iban: account, booklet }) =>
    term({
      paymentMode: mode,
      deliveryMode: delivery,
      email: { email, status: false, pec },
      iban: account === null ? null : { code: account },
      booklet: booklet === null ? null : { code: booklet },
    }),
  );
const changes: fc.Arbitrary<TermChange> = fc.record(
  { paymentMode: fc.constantFrom("Bank", "Booklet"), iban: text, bookletCode: text, deliveryMode: deliveries, emailAddress: text },
  { requiredKeys: [] },
);

describe("[PM-15] a term update", () => {
  it("[R51] needs an IBAN for the bank, a code for the booklet, an address for e-mail", () => {
    expect(termUpdate(term(), { paymentMode: "Bank" })).toBeNull();
    expect(termUpdate(term(), { paymentMode: "Bank", iban: "  " })).toBeNull();
    expect(termUpdate(term(), { paymentMode: "Booklet" })).toBeNull();
    expect(termUpdate(term(), { deliveryMode: "Email" })).toBeNull();
    expect(termUpdate(term({ paymentMode: null }), { deliveryMode: "Postal" })).toBeNull();
    expect(termUpdate(term(), { paymentMode: "Bank", iban })).not.toBeNull();
    expect(termUpdate(term(), { paymentMode: "Booklet", bookletCode: "1234567890128" })).not.toBeNull();
    expect(termUpdate(term(), { deliveryMode: "Email", emailAddress: "a@b.it" })).not.toBeNull();
  });

  it("is valid exactly if it has the fields that its mode and delivery need, for any term and change", () => {
    fc.assert(
      fc.property(terms, changes, (current, change) => {
        const mode = change.paymentMode ?? current.paymentMode;
        const delivery = change.deliveryMode ?? current.deliveryMode;
        const account = change.iban ?? current.iban?.code ?? "";
        const booklet = change.bookletCode ?? current.booklet?.code ?? "";
        const email = change.emailAddress ?? current.email.email ?? "";
        const complete =
          mode !== null &&
          delivery !== null &&
          !(mode === "Bank" && !account.trim()) &&
          !(mode === "Booklet" && !booklet.trim()) &&
          !(delivery === "Email" && !email.trim());
        expect(termUpdate(current, change) !== null).toBe(complete);
      }),
    );
  });
});

describe("[PM-20] the sent change", () => {
  it("has the flag of a method change only if the method changes", () => {
    const isChange = (current: PaymentTerm, change: TermChange) => termUpdate(current, change)?.isPaymentMethodChange;
    expect(isChange(bank, { deliveryMode: "Email" })).toBe(false);
    expect(isChange(bank, { deliveryMode: "Email", emailAddress: "nuova@b.it", pecEmailAddress: null, shipTo: null })).toBe(false);
    expect(isChange(bank, { paymentMode: "Bank", iban: "it60 x054 2811 1010 0000 0123 456" })).toBe(false);
    expect(isChange(bank, { paymentMode: "Bank", iban: "DE89370400440532013000" })).toBe(true);
    expect(isChange(bank, { paymentMode: "Booklet", bookletCode: "1234567890128" })).toBe(true);
    expect(isChange(term(), { paymentMode: "Bank", iban })).toBe(true);
  });

  it("is the whole term: the PEC address and unchanged fields are kept, codes have no spaces", () => {
    expect(termUpdate(bank, { deliveryMode: "Email", emailAddress: " nuova@b.it " })).toEqual({
      id: "b-1",
      paymentMethod: "Bank",
      emailDeliveryMode: "Email",
      bookletCode: null,
      shipTo: "Anna",
      emailAddress: "nuova@b.it",
      pecEmailAddress: "p@b.it",
      iban,
      isPaymentMethodChange: false,
    });
    expect(termUpdate(bank, { paymentMode: "Booklet", bookletCode: "1234 5678 9012 8" })).toMatchObject({
      paymentMethod: "Booklet",
      bookletCode: "1234567890128",
      iban: null,
      isPaymentMethodChange: true,
    });
  });

  it("an unchanged term is never a change of method", () => {
    fc.assert(
      fc.property(terms, (current) => {
        const clean = term({ ...current, iban: current.iban && { code: iban }, booklet: current.booklet && { code: "1234567890128" } });
        expect(termUpdate(clean, {})?.isPaymentMethodChange ?? false).toBe(false);
      }),
    );
  });
});

describe("[AP-15] after an answer that was lost", () => {
  it("the term as it is now says whether the change has arrived", () => {
    const before = term({ lastChangeRequestDate: "2026-01-10", lastChangeRequestTime: "10:00", lastChangeRequestStatus: "Active" });
    expect(hasChangeArrived(before, before)).toBe(false);
    expect(hasChangeArrived(before, { ...before, lastChangeRequestTime: "10:01" })).toBe(true);
    expect(hasChangeArrived(term(), term({ lastChangeRequestStatus: "Inserted" }))).toBe(true);
  });
});
