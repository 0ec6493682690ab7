import { expect, it } from "vitest";
import { findSupplies, groupByAddress } from "./findSupplies.ts";

const home = { name: "Casa di Bologna", address: "Via Fittizia 8, Bologna", podOrPdr: "IT001E00000001" };
const gas = { name: "Perché no", address: "Via Fittizia 8, Bologna", podOrPdr: "00000000000001" };
const tv = { name: "...", address: null };
const all = [tv, home, gas];

it("[SU-01] finds by name, address and code, regardless of capitals and accents", () => {
  expect(findSupplies(all, "  ")).toBe(all);
  expect(findSupplies(all, "PERCHE")).toEqual([gas]);
  expect(findSupplies(all, "fittizia bologna")).toEqual([home, gas]);
  expect(findSupplies(all, "it001e")).toEqual([home]);
  expect(findSupplies(all, "fittizia napoli")).toEqual([]);
});

it("[SU-01] finds words by their beginnings, codes by any part of them", () => {
  expect(findSupplies(all, "logna")).toEqual([]);
  expect(findSupplies(all, "bolo")).toEqual([home, gas]);
  expect(findSupplies(all, "e000")).toEqual([home]);
  expect(findSupplies(all, "00")).toEqual([gas]);
});

it("[SU-20] finds a code as bills write it in groups, and one copied with invisible characters", () => {
  for (const written of ["IT 001 E 00000001", "it001e-00000001", "\u200bIT001E00000001\u200e"])
    expect(findSupplies(all, written)).toEqual([home]);
  expect(findSupplies(all, "0000 0000 0000 01")).toEqual([gas]);
  expect(findSupplies(all, "\u200b")).toBe(all);
  // Words that are found come first: numbers of an address are no code.
  const flat = { name: "Ufficio", address: "Via Fittizia 12, interno 3", podOrPdr: "IT001E00000004" };
  expect(findSupplies([flat, { ...gas, podOrPdr: "00000000001230" }], "12 3")).toEqual([flat]);
});

it("[SU-25] finds names with apostrophes as phones write them and with letters that a keyboard lacks, both ways", () => {
  const names = ["L’officina", "L'orto", "Ferienhaus Straße", "Strasse 5", "Øresund", "Lodz", "Łódź"];
  const find = (query: string) =>
    findSupplies(
      names.map((name) => ({ name })),
      query,
    ).map(({ name }) => name);
  expect(find("l'officina")).toEqual(["L’officina"]);
  expect(find("l’orto")).toEqual(["L'orto"]);
  for (const query of ["strasse", "straße", "STRAẞE"]) expect(find(query)).toEqual(["Ferienhaus Straße", "Strasse 5"]);
  for (const query of ["lodz", "łódź"]) expect(find(query)).toEqual(["Lodz", "Łódź"]);
  expect(find("oresund")).toEqual(["Øresund"]);
});

it("[CH-65] finds an address and a name as they are pasted and typed: with commas, quotes, and an apostrophe in place of an accent, both ways", () => {
  const names = [
    "Via dei Tigli 14, Bologna",
    "Viale Libertà 7, Forlì",
    "Piazza dell’Unità d’Italia 2",
    "Via Liberta' 5",
    "Scala B – int. 3",
    "🏡",
  ];
  const find = (query: string) =>
    findSupplies(
      names.map((name) => ({ name })),
      query,
    ).map(({ name }) => name);
  for (const query of ["via dei tigli, 14", "Via dei Tigli, 14, (Bologna)", "“tigli 14”"]) expect(find(query)).toEqual([names[0]]);
  for (const query of ["viale liberta'", "forli'", "forlì"]) expect(find(query)).toEqual([names[1]]);
  expect(find("unita' d'italia")).toEqual([names[2]]);
  expect(find("libertà")).toEqual([names[1], names[3]]);
  expect(find("scala b, interno 3")).toEqual([]);
  expect(find("scala-b int 3")).toEqual([names[4]]);
  expect(find("🏡")).toEqual([names[5]]);
});

it("[CH-66] finds an umlaut by the vowel with an e, both ways, and by the vowel alone", () => {
  const names = ["Casa Müller", "Haus Mueller", "Große Straße", "Museo"];
  const find = (query: string) =>
    findSupplies(
      names.map((name) => ({ name })),
      query,
    ).map(({ name }) => name);
  for (const query of ["mueller", "MÜLLER", "mu\u0308ller"]) expect(find(query)).toEqual(names.slice(0, 2));
  expect(find("muller")).toEqual([names[0]]);
  expect(find("grosse strasse")).toEqual([names[2]]);
  expect(find("museo")).toEqual([names[3]]);
});

it("[SU-01] finds a staircase by its letter, not every address in Bologna", () => {
  const flats = ["A", "B", "J"].flatMap((staircase) =>
    [5, 50].map((unit) => ({
      name: `Scala ${staircase}, interno ${unit}`,
      address: "Via Fittizia 5/B2, Bologna",
      podOrPdr: "00000000000005",
    })),
  );
  expect(findSupplies(flats, "scala B")).toEqual(flats.slice(2, 4));
  expect(findSupplies(flats, "scala j interno 50")).toEqual(flats.slice(5));
  // No word equals the query, so words that begin with it match, as while a word is being typed.
  expect(findSupplies(all, "b")).toEqual([home, gas]);
});

it("[SU-01] groups by address, those without one last", () => {
  expect(groupByAddress(all)).toEqual([
    ["Via Fittizia 8, Bologna", [home, gas]],
    ["", [tv]],
  ]);
});
