import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findVoucher, listedVouchers } from "./listedVouchers.ts";

const voucher = (id: string, redeemedVoucherId: string | null = null) => ({
  id,
  status: "Assigned",
  validityEndDate: null,
  redeemedVoucherId,
});

describe("an exchanged voucher", () => {
  const list = [voucher("1", "2"), voucher("2"), voucher("3", "99"), voucher("4", "5"), voucher("5", "4"), voucher("2")];

  it("[VC-08] leads to the one that replaced it, if that is in the list", () => {
    expect(["1", "2", "3", "9"].map((id) => findVoucher(list, id)?.id)).toEqual(["2", "2", "3", undefined]);
  });

  it("is left out of the list, where each id is once", () => {
    expect(listedVouchers(list).map(({ id }) => id)).toEqual(["2", "3", "4", "5"]);
  });

  it("[VC-23] the list begins with what can be used and expires first; used and expired ones follow, the newest first", () => {
    const dated = (id: string, status: string, validityEndDate: string | null) => ({ id, status, validityEndDate });
    const any = [
      dated("used", "Used", "2026-06-30"),
      dated("always", "Assigned", null),
      dated("expired", "Expired", "2026-10-31"),
      dated("later", "ToBeAssigned", "2027-05-31"),
      dated("soon", "Assigned", "2026-11-30"),
    ];
    expect(listedVouchers(any).map(({ id }) => id)).toEqual(["soon", "later", "always", "expired", "used"]);
    expect(listedVouchers(any.toReversed()).map(({ id }) => id)).toEqual(["soon", "later", "always", "expired", "used"]);
  });

  it("with any references between vouchers, the list is finite and complete", () => {
    const ids = fc.constantFrom("1", "2", "3", "4");
    fc.assert(
      fc.property(fc.array(fc.tuple(ids, fc.option(ids))), (pairs) => {
        const vouchers = pairs.map(([id, other]) => voucher(id, other));
        const shown = listedVouchers(vouchers).map(({ id }) => id);
        expect(new Set(shown).size).toBe(shown.length);
        for (const { id } of vouchers) expect(vouchers.map((each) => each.id)).toContain(findVoucher(vouchers, id)?.id);
        expect(shown.length > 0).toBe(vouchers.length > 0);
      }),
    );
  });
});
