import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canUseBooklet, hasMeter, inWords, productKind, sharesContract } from "./supplyDetail.ts";

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

it("[SU-09] a product is told by its code, else by what the supply is for; a code is no words", () => {
  const kinds = [
    ["OP470", "other"],
    ["op471 ", "other"],
    ["OP810", "electricity"],
    ["OP999", "gas"],
    ["RAI", "tv"],
    ["VAS01", "other"],
    [null, "services"],
    ["H2O", "dual"],
  ] as const;
  expect(kinds.map(([productCode, commodity]) => productKind({ productCode, commodity }))).toEqual([
    "light",
    "gas",
    "light",
    "gas",
    "tv",
    "service",
    "service",
    "other",
  ]);
  expect(["Luce Serena", " Benvenuto ", "PROMO26", "OP470", "promo_26", "", null].map(inWords)).toEqual([
    "Luce Serena",
    "Benvenuto",
    null,
    null,
    null,
    null,
    null,
  ]);
});

it("only what is delivered has a meter", () => {
  const kinds = ["electricity", "gas", "dual", "tv", "services", "other"] as const;
  expect(kinds.filter((commodity) => hasMeter({ commodity }))).toEqual(["electricity", "gas", "dual"]);
});
