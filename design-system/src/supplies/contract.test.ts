import { describe, expect, it } from "vitest";
import { compareHref, hasFacts, priceDecimals, priceUnit } from "./contract.ts";

describe("a contract", () => {
  it.each([
    [[0.1462, 0.12], 4],
    [[0.5], 2],
    [[0.123456], 6],
    [[0.1 + 0.2], 2],
    [[], 2],
  ])("[SU-44] prices %j have the same number of decimals", (prices, decimals) => {
    expect(priceDecimals(prices)).toBe(decimals);
  });

  it("[SU-43] leads to the comparison only with an address and a code, which is encoded", () => {
    expect(compareHref("https://offerte.example/{code}?c={code}", "A/1")).toBe("https://offerte.example/A%2F1?c=A%2F1");
    expect(compareHref(undefined, "A1")).toBeUndefined();
    expect(compareHref("https://offerte.example/{code}", null)).toBeUndefined();
  });

  it("[SU-42] has facts only beyond its number", () => {
    const nothing = {
      number: "1",
      offerName: null,
      offerCode: null,
      priceKind: null,
      index: null,
      price: { units: [], perYear: null },
      priceEnd: null,
      concludedOn: null,
      start: null,
      end: null,
      documents: [],
      change: null,
      withdrawal: null,
    };
    expect(hasFacts(nothing)).toBe(false);
    expect(hasFacts({ ...nothing, price: { units: [], perYear: 0 } })).toBe(true);
    expect(hasFacts({ ...nothing, documents: [{ id: "1", name: "Condizioni" }] })).toBe(true);
    expect(hasFacts({ ...nothing, end: "2027-01-01" })).toBe(true);
  });

  it("is priced by Smc for gas, else by kWh", () => {
    expect([priceUnit("gas"), priceUnit("electricity"), priceUnit("dual")]).toEqual(["Smc", "kWh", "kWh"]);
  });
});
