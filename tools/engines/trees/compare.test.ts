import { expect, it } from "vitest";
import { compareTrees, nameOf, unneededDifferences } from "./compare.ts";
import { differences } from "./differences.ts";
import type { Told } from "./read.ts";

const told = (what: string, role: string, name: string, { state = "", says = "" } = {}): Told => ({ what, role, name, state, says });

const faultsOf = (...compared: Parameters<typeof compareTrees>) => compareTrees(...compared).faults;

const button = told("button", "button", "Paga", { state: "aria-expanded=false" });
const status = told("p[role=status]", "status", "", { says: "Lettura inviata" });
const cell = told("td", "cell", "33,58 €");

it.each([
  ["role", { ...button, role: "generic" }],
  ["name", { ...button, name: "" }],
  ["state", { ...button, state: "aria-expanded=true" }],
])("[DS-38] a new difference of a %s is found, and said in one line", (what, here) => {
  const faults = faultsOf("webkit", [button, status], [here, status]);
  expect(faults).toEqual([expect.stringContaining(`button "Paga": ${what} `)]);
});

it("[DS-38] an announcement that one engine lacks is found", () => {
  const faults = faultsOf("firefox", [status], [{ ...status, says: "" }]);
  expect(faults).toEqual(['p[role=status] "": says "Lettura inviata" in Chromium, "" here']);
});

it("[DS-38] an element that one engine lacks is found", () => {
  expect(faultsOf("firefox", [button, status], [status])).toEqual([
    "2 elements in Chromium, 1 here: the first other one is button there, p[role=status] here",
  ]);
  expect(faultsOf("firefox", [button], [button, status])).toEqual([
    "1 elements in Chromium, 2 here: the first other one is nothing there, p[role=status] here",
  ]);
});

it("[DS-38] an accepted difference is no fault: in its engine and in its direction alone", () => {
  const nameless = { ...cell, name: "" };
  expect(faultsOf("webkit", [cell], [nameless])).toEqual([]);
  expect(faultsOf("firefox", [cell], [nameless])).toHaveLength(1);
  expect(faultsOf("webkit", [nameless], [cell])).toHaveLength(1);
  const row = told("a", "link", "33,58 € Luce");
  const joined = { ...row, name: "33,58 €Luce" };
  expect(faultsOf("webkit", [row], [joined])).toEqual([]);
  expect(faultsOf("webkit", [row], [{ ...row, name: "33,58 €" }])).toHaveLength(1);
});

it("[DS-38] a comparison names the accepted differences that it needed, and a whole run those that none needed", () => {
  const { faults, accepted } = compareTrees("webkit", [cell, button], [{ ...cell, name: "" }, button]);
  expect({ faults, accepted }).toEqual({ faults: [], accepted: ["webkit td name"] });
  const left = unneededDifferences("webkit", new Set(accepted));
  expect(left).not.toContain("webkit td name");
  expect(left).toHaveLength(differences.filter(({ engine }) => engine === "webkit").length - 1);
  expect(unneededDifferences("firefox", new Set(differences.map(nameOf)))).toEqual([]);
});

it("[DS-38] each accepted difference has a name of its own", () => {
  expect(new Set(differences.map(nameOf)).size).toBe(differences.length);
});
