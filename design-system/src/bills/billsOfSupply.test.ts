import { describe, expect, it } from "vitest";
import type { Bill, DetailedBill } from "./bill.ts";
import { billsNote, billsOfSupply, type SupplyBills } from "./billsOfSupply.ts";
import { stateOf } from "./stateOf.ts";
import { supplyBillMessages } from "./supplyBillMessages.it.ts";

const today = "2026-11-22";

const bill = (id: number, over: Partial<Bill> = {}): Bill =>
  ({
    ...{ id, supplyCode: "S-1", details: [], paymentDate: null, expiryDate: "2026-12-13", totalAmount: 10, paymentType: "Bollettino" },
    emissionDate: `2026-${String(id).padStart(2, "0")}-05`,
    ...over,
  }) as Bill;
const debited = (id: number, over: Partial<Bill> = {}) => bill(id, { paymentType: "Rid", ...over });
const note = (bills: readonly Bill[], total = bills.length) =>
  billsNote(billsOfSupply({ bills, total }, "S-1", today), supplyBillMessages.words);

describe("the bills of a supply [SU-17]", () => {
  it("are those that name it, as a whole or in a part, and its newest one", () => {
    const dual = bill(3, { supplyCode: "S-2", details: [{ supplyCode: "S-1" } as DetailedBill] });
    const found = billsOfSupply({ bills: [bill(1), dual, bill(5, { supplyCode: "S-2" })], total: 3 }, "S-1", today);
    expect([found.last?.id, found.count]).toEqual([3, 2]);
  });

  it("[BL-39] count as to be paid only if the customer pays them", () => {
    expect(note([debited(1), bill(2, { paymentDate: "2026-11-20" })])).toBe("2, nessuna da pagare");
    expect(note([debited(1), bill(2), bill(3, { totalAmount: -5 }), bill(4, { expiryDate: null })])).toBe("4, una da pagare");
    // The debit was refused.
    expect(note([debited(1, { expiryDate: "2026-11-03" }), bill(2)])).toBe("2, 2 da pagare");
  });

  it("[SU-19, SU-30] are counted for any number of them; not where the server gives bills of other supplies, of which not all have come", () => {
    const paid = bill(1, { paymentDate: "2026-11-20" });
    const saysOf = (bills: SupplyBills) => billsNote(billsOfSupply(bills, "S-1", today), supplyBillMessages.words);
    expect(saysOf({ bills: [paid], total: 90, open: [bill(2), bill(3)] })).toBe("90, 2 da pagare");
    expect(saysOf({ bills: [paid, bill(4, { supplyCode: "S-2" })], total: 90, open: [bill(2)] })).toBe("Tutte le bollette");
    expect(note([])).toBe("Ancora nessuna");
  });
});

describe("the newest bill of a supply [SU-17, BL-39]", () => {
  it.each([
    [null, { paymentDate: "2026-11-20" }],
    ["customer", {}],
    ["customer", { totalAmount: null }],
    ["debit", { paymentType: "Rid" }],
    ["customer", { paymentType: "Rid", expiryDate: "2026-11-03" }],
    [null, { totalAmount: -5 }],
    [null, { paymentType: "Rid", totalAmount: 0 }],
    [null, { expiryDate: null }],
    [null, { paymentType: "Rid", expiryDate: null }],
  ] as const)("is settled by %s with %j", (payer, over) => {
    expect(stateOf(bill(1, over), today).payer).toBe(payer);
  });
});
