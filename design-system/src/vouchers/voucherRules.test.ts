import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { barcodeWay, downloadWay, voucherFileName } from "./voucherRules.ts";

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
