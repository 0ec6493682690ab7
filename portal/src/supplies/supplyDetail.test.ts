import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canUseBooklet, sharesContract } from "./supplyDetail.ts";

describe("[SU-07] a contract number", () => {
  it("is shared where another supply has the same", () => {
    const supplies = [
      { id: "1", contractNumber: "CTR-1" },
      { id: "2", contractNumber: " CTR-1 " },
      { id: "3", contractNumber: "CTR-3" },
      { id: "4", contractNumber: null },
      { id: "5", contractNumber: null },
      { id: "6", contractNumber: "" },
      { id: "7", contractNumber: " " },
    ];
    expect(supplies.map((supply) => sharesContract(supply, supplies))).toEqual([true, true, false, false, false, false, false]);
  });

  it("is shared by both or by neither", () => {
    const supply = fc.record({ id: fc.uuid(), contractNumber: fc.option(fc.constantFrom("A", "B", "C")) });
    fc.assert(
      fc.property(fc.uniqueArray(supply, { selector: ({ id }) => id }), (supplies) => {
        for (const one of supplies) {
          const same = supplies.filter(
            (other) => other !== one && one.contractNumber !== null && other.contractNumber === one.contractNumber,
          );
          expect(sharesContract(one, supplies)).toBe(same.length > 0);
          for (const other of same) expect(sharesContract(other, supplies)).toBe(true);
        }
      }),
    );
  });
});

it("product OP810 cannot be paid for with a booklet", () => {
  expect(["OP810", " op810 "].map((productCode) => canUseBooklet({ productCode }))).toEqual([false, false]);
  expect(["OP470", "OP8100", null].map((productCode) => canUseBooklet({ productCode }))).toEqual([true, true, true]);
});
