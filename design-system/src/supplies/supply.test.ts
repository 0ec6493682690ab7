import fc from "fast-check";
import { expect, it } from "vitest";
import { addressBelowName, addressParts, displayName, ofContract, placeBeside } from "./supply.ts";

it("[SU-01] the display name is the nickname, else the address, else '...'", () => {
  expect(displayName({ nickname: "Casa", address: "Via Fittizia 8" })).toBe("Casa");
  expect(displayName({ nickname: "", address: "Via Fittizia 8" })).toBe("Via Fittizia 8");
  expect(displayName({ nickname: null, address: " " })).toBe("...");
});

it.each([
  ["Via dei Tigli 14, Bologna", "Via dei Tigli 14", "Bologna"],
  ["Via San Giovanni in Immaginario 125, Reggio nell’Emilia", "Via San Giovanni in Immaginario 125", "Reggio nell’Emilia"],
  ["Via Fittizia, 8/A, Bologna", "Via Fittizia, 8/A", "Bologna"],
  ["VIA FITTIZIA 8 - 40121 BOLOGNA (BO)", "VIA FITTIZIA 8", "BOLOGNA"],
  ["Via 4 Novembre, 12 bis, scala B, 40121 Bologna", "Via 4 Novembre, 12 bis", "Bologna"],
  ["Piazza Grande, 41121, Modena", "Piazza Grande", "Modena"],
  ["Strada Bianca snc, Rimini", "Strada Bianca snc", "Rimini"],
  ["Via dei Tigli 14", "Via dei Tigli 14", undefined],
  ["Via dei Tigli 14 Bologna", "Via dei Tigli 14 Bologna", undefined],
  ["Via Fittizia, 8", "Via Fittizia, 8", undefined],
])("[SU-21] the name of %s is %s", (address, street, town) => {
  expect(addressParts(address)).toEqual({ street, town });
  expect(displayName({ nickname: null, address })).toBe(street);
  expect(addressBelowName({ nickname: " ", address })).toBe(town);
  expect(addressBelowName({ nickname: "Casa", address })).toBe(address);
});

it("[SU-21] the place beside a supply's kind is its town, unless the name says it", () => {
  const address = "Via Fittizia 8, Bologna";
  expect(placeBeside({ nickname: "Casa di Bologna", address })).toBe("Via Fittizia 8");
  expect(placeBeside({ nickname: "Casa al mare", address })).toBe("Bologna");
  expect(placeBeside({ nickname: null, address })).toBe("Bologna");
  expect(placeBeside({ nickname: "Casa", address: "Via Fittizia 8" })).toBe("Via Fittizia 8");
  expect([placeBeside({ nickname: "Casa", address: null }), placeBeside({ nickname: null, address: "Via Fittizia 8" })]).toEqual([
    undefined,
    undefined,
  ]);
});

it("[SU-21] no address has a blank name, and what its name leaves out is not invented", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("V", "8", " ", ",", "-", "(", "B", ")", "1") }), (address) => {
      expect(displayName({ nickname: null, address })).not.toBe("");
      expect(address).toContain(addressParts(address).town ?? "");
    }),
  );
});

it("[SU-07] a contract's supplies have its number, ignoring spaces; a blank number belongs to no contract", () => {
  const supplies = ["CTR-1", " CTR-1 ", "CTR-3", null, null, "", " "].map((contractNumber, index) => ({ id: index + 1, contractNumber }));
  const found = (number: string | null) => ofContract(number, supplies).map(({ id }) => id);
  expect(["CTR-1", "CTR-1 ", "CTR-3", "CTR-4", "ctr-1"].map(found)).toEqual([[1, 2], [1, 2], [3], [], []]);
  expect([null, "", "  "].map(found)).toEqual([[], [], []]);
});
