import { expect, it } from "vitest";
import { canUseBooklet, hasMeter, inWords, parseSupplies, productKind } from "../../../portal/src/rooms/supplies/supplyDetail.ts";

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

it("[SU-09] a meter status that the servers do not give is absent; only one that nobody knows is to be verified", () => {
  const statuses = [undefined, null, "", " ", "Rusty", "active"].map((meterStatus) => ({ id: 1, meterStatus }));
  expect(parseSupplies(statuses).map(({ meterStatus }) => meterStatus)).toEqual([null, null, null, null, "unknown", "active"]);
});
