import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Voucher } from "./voucher.ts";
import { barcodeWay, downloadWay, findVoucher, listedVouchers, voucherFileName } from "./voucherRules.ts";

const statuses = ["ToBeAssigned", "Assigned", "Expired", "Used", "Unknown", "Frozen"];
const day = "2026-10-12";

describe("[VC-04] the PDF", () => {
  it.each([
    ["Assigned", day, "direct"],
    ["Used", day, "direct"],
    ["Assigned", null, "redeemFirst"],
    ["Used", null, "redeemFirst"],
    ["ToBeAssigned", null, "redeemFirst"],
    ["ToBeAssigned", day, "redeemFirst"],
    ["Frozen", day, "redeemFirst"],
    ["Expired", day, "none"],
    ["Expired", null, "none"],
  ])("of one that is %s, assigned on %s: %s", (status, assignmentDate, way) => expect(downloadWay({ status, assignmentDate })).toBe(way));
});

describe("[VC-05] the barcode", () => {
  it("is shown only with status Assigned or Used and a barcode", () => {
    fc.assert(
      fc.property(fc.constantFrom(...statuses), fc.option(fc.string()), (status, barcode) => {
        const there = ["Assigned", "Used"].includes(status) && barcode !== null && barcode !== "";
        expect(barcodeWay({ status, barcode }) === "direct").toBe(there);
        if (!there) expect(barcodeWay({ status, barcode })).toBe(status === "Expired" ? "none" : "redeemFirst");
      }),
    );
  });
});

const voucher = (id: string, redeemedVoucherId: string | null = null): Voucher => ({
  id,
  voucherId: id,
  promoName: "",
  commodityName: null,
  validityEndDate: null,
  lastExpenditure: null,
  assignmentDate: null,
  image: null,
  termsOfUse: null,
  infos: [],
  amount: null,
  status: "Assigned",
  barcode: null,
  barcodeTerms: null,
  serialNumber: null,
  redeemedVoucherId,
  asset: null,
  account: null,
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
    const dated = (id: string, status: string, validityEndDate: string | null): Voucher => ({ ...voucher(id), status, validityEndDate });
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

describe("the file's name", () => {
  it.each([
    ["v-100001-2", "voucher-v-100001-2.pdf"],
    ["../../v à 10", "voucher-v-10.pdf"],
    ["\n", "voucher-senza-numero.pdf"],
  ])("[VC-04] of %j is %s", (id, name) => expect(voucherFileName(id)).toBe(name));

  it("is safe and short whatever the id is", () => {
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (id) => /^voucher-[A-Za-z0-9-]{1,80}\.pdf$/.test(voucherFileName(id))));
  });
});
