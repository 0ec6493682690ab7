import fc from "fast-check";
import { expect, it } from "vitest";
import { type AddressParts, addressLines } from "./address.ts";

const words = { staircase: "scala {value}", floor: "piano {value}", internal: "interno {value}" };
const lines = (parts: AddressParts) => addressLines(parts, words);

it("[SU-10] writes street, place in the building and town", () => {
  const whole = { toponym: "Via", via: "Fittizia", civicNumber: "8", staircase: "B", floor: "3", internal: "12" };
  const town = { postalCode: "40121", city: "Bologna", province: "BO" };
  expect(lines({ ...whole, ...town })).toEqual(["Via Fittizia 8", "scala B, piano 3, interno 12", "40121 Bologna (BO)"]);
});

it("[SU-10] omits missing parts, and writes the toponym once", () => {
  expect(lines({ via: "Via Fittizia", toponym: "VIA", internal: " 12 ", city: "Bologna" })).toEqual([
    "Via Fittizia",
    "interno 12",
    "Bologna",
  ]);
  expect(lines({ toponym: "Via", via: "Viadotto" })).toEqual(["Via Viadotto"]);
  expect(lines({ province: "BO" })).toEqual(["(BO)"]);
  expect(lines({ via: null, city: "", floor: " , " })).toEqual([]);
});

it("[SU-10] never has a stray comma, whatever parts there are", () => {
  const part = fc.option(fc.constantFrom("", " ", ",", "B, ", "8/A", "Fittizia"), { nil: undefined });
  const parts = fc.record({
    toponym: part,
    via: part,
    civicNumber: part,
    staircase: part,
    floor: part,
    internal: part,
    postalCode: part,
    city: part,
    province: part,
  });
  fc.assert(
    fc.property(parts, (each) => {
      for (const line of lines(each)) expect(line).not.toMatch(/^[\s,]|,\s*,|\s,|[\s,]$|\(\)|^$/);
    }),
  );
});
