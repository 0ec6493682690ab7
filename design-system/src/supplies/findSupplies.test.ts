import { expect, it } from "vitest";
import { findSupplies, groupByAddress } from "./findSupplies.ts";

const home = { name: "Casa di Bologna", address: "Via Fittizia 8, Bologna", podOrPdr: "IT001E00000001" };
const gas = { name: "Perché no", address: "Via Fittizia 8, Bologna", podOrPdr: "00000000000001" };
const tv = { name: "...", address: null };
const all = [tv, home, gas];

it("[SU-01] finds by name, address and code, whatever capitals and accents", () => {
  expect(findSupplies(all, "  ")).toBe(all);
  expect(findSupplies(all, "PERCHE")).toEqual([gas]);
  expect(findSupplies(all, "fittizia bologna")).toEqual([home, gas]);
  expect(findSupplies(all, "it001e")).toEqual([home]);
  expect(findSupplies(all, "fittizia napoli")).toEqual([]);
});

it("[SU-01] groups by address, those without one last", () => {
  expect(groupByAddress(all)).toEqual([
    ["Via Fittizia 8, Bologna", [home, gas]],
    ["", [tv]],
  ]);
});
