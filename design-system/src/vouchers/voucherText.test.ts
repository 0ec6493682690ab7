import fc from "fast-check";
import { expect, it } from "vitest";
import { dateMessages } from "../data/dateMessages.it.ts";
import { addDays } from "../data/dates.ts";
import { vouchersMessages } from "./messages.it.ts";
import type { VoucherFacts } from "./VoucherCard.tsx";
import { endsSoonText, hintsOf, receivedText, validityText } from "./voucherText.ts";

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

it("[VC-01] vouchers with another last day need no distinguishing text; those with the same have their position", () => {
  expect(hints(voucher("a"), voucher("b", { validityEndDate: "2027-05-31" }))).toEqual({ a: "", b: "" });
  expect(hints(voucher("a"), voucher("b"))).toEqual({ a: "1 di 2", b: "2 di 2" });
  const mixed = hints(voucher("a"), voucher("b"), voucher("c", { status: "Used" }), voucher("d", { status: "Expired" }));
  expect(mixed).toMatchObject({ a: "1 di 2", b: "2 di 2", c: "", d: "" });
});

it("[VC-34] vouchers of the same name and last day are told apart by the day of receipt, or as not active yet", () => {
  const received = (id: string, assignmentDate: string) => voucher(id, { assignmentDate });
  const vouchers = [received("a", "2026-10-18"), received("b", "2025-09-08"), voucher("c", { status: "ToBeAssigned" })];
  expect(Object.fromEntries(hintsOf(vouchers, vouchersMessages.words, undefined, "2026-11-27"))).toEqual({
    a: "Del 18\u00a0ott",
    b: "Dell’8\u00a0set\u00a02025",
    c: "Non ancora attivo",
  });
  expect(hints(received("a", "2026-10-18"), received("b", "2026-10-18"))).toEqual({ a: "1 di 2", b: "2 di 2" });
  expect(receivedText(voucher("a"), vouchersMessages.words)).toBe("");
});

it("[VC-33] a used voucher says on which day it was used, and nothing if that is not known", () => {
  const used = { status: "Used", validityEndDate: "2027-02-28" };
  expect(validityText({ ...used, lastExpenditure: "2026-11-08" }, vouchersMessages.words)).toBe("Usato l’8 novembre 2026");
  expect(validityText(used, vouchersMessages.words)).toBe("");
});

const today = "2026-11-27";
const ends = (days: number, status = "Assigned") =>
  endsSoonText({ status, validityEndDate: addDays(today, days) }, today, vouchersMessages.words, dateMessages.words);

it("[VC-31] a voucher says how soon it ends: today, tomorrow, in 30 days, and no earlier", () => {
  expect([0, 1, 2, 30, 31].map((days) => ends(days))).toEqual([
    "Scade oggi",
    "Scade domani",
    "Scade tra 2\u00a0giorni",
    "Scade tra 30\u00a0giorni",
    undefined,
  ]);
});

it("[VC-31] only a voucher that can be used, on its days to come, ends soon", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -60, max: 60 }),
      fc.constantFrom("ToBeAssigned", "Assigned", "Expired", "Used", "Lost"),
      (days, status) => {
        const soon = days >= 0 && days <= 30 && (status === "ToBeAssigned" || status === "Assigned");
        expect(ends(days, status) !== undefined).toBe(soon);
      },
    ),
  );
  expect(endsSoonText({ status: "Assigned", validityEndDate: null }, today, vouchersMessages.words, dateMessages.words)).toBeUndefined();
});
