import { expect, it } from "vitest";
import { canUseBooklet, hasMeter, inWords, productKind } from "./detailedSupply.ts";

it("product OP810 cannot be paid for with a booklet", () => {
  expect(["OP810", " op810 "].map((productCode) => canUseBooklet({ productCode }))).toEqual([false, false]);
  expect(["OP470", "OP8100", null].map((productCode) => canUseBooklet({ productCode }))).toEqual([true, true, true]);
});

it("[SU-09] a product is named after its code, else after its commodity; a code is never shown", () => {
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

it("[CS-17] only electricity and gas have a meter", () => {
  const kinds = ["electricity", "gas", "dual", "tv", "services", "other"] as const;
  expect(kinds.filter((commodity) => hasMeter({ commodity }))).toEqual(["electricity", "gas", "dual"]);
});
