import { expect, it } from "vitest";
import { compareTrees } from "./compare.ts";
import type { Told } from "./read.ts";

const told = (what: string, role: string, name: string, { state = "", says = "" } = {}): Told => ({ what, role, name, state, says });

const button = told("button", "button", "Paga", { state: "aria-expanded=false" });
const status = told("p[role=status]", "status", "", { says: "Lettura inviata" });
const cell = told("td", "cell", "33,58 €");

it.each([
  ["role", { ...button, role: "generic" }],
  ["name", { ...button, name: "" }],
  ["state", { ...button, state: "aria-expanded=true" }],
])("[DS-38] a new difference of a %s is found, and said in one line", (what, here) => {
  const faults = compareTrees("webkit", "actions-button--default", [button, status], [here, status]);
  expect(faults).toEqual([expect.stringContaining(`button "Paga": ${what} `)]);
});

it("[DS-38] an announcement that one engine lacks is found", () => {
  const faults = compareTrees("firefox", "feedback-alert--default", [status], [{ ...status, says: "" }]);
  expect(faults).toEqual(['p[role=status] "": says "Lettura inviata" in Chromium, "" here']);
});

it("[DS-38] an element that one engine lacks is found", () => {
  expect(compareTrees("firefox", "actions-button--default", [button, status], [status])).toEqual([
    "2 elements in Chromium, 1 here: the first other one is button there, p[role=status] here",
  ]);
  expect(compareTrees("firefox", "actions-button--default", [button], [button, status])).toEqual([
    "1 elements in Chromium, 2 here: the first other one is nothing there, p[role=status] here",
  ]);
});

it("[DS-38] an accepted difference is no fault: in its engine, in its direction and in its story alone", () => {
  const nameless = { ...cell, name: "" };
  expect(compareTrees("webkit", "data-table--default", [cell], [nameless])).toEqual([]);
  expect(compareTrees("firefox", "data-table--default", [cell], [nameless])).toHaveLength(1);
  expect(compareTrees("webkit", "data-table--default", [nameless], [cell])).toHaveLength(1);
  const row = told("a", "link", "33,58 € Luce");
  const joined = { ...row, name: "33,58 €Luce" };
  expect(compareTrees("webkit", "data-rowgroup--default", [row], [joined])).toEqual([]);
  expect(compareTrees("webkit", "data-rowgroup--default", [row], [{ ...row, name: "33,58 €" }])).toHaveLength(1);
  const estimated = { ...cell, name: "≈ 11.882" };
  const inWords = { ...cell, name: "stimato 11.882" };
  expect(compareTrees("firefox", "bills-billreadings--default", [estimated], [inWords])).toEqual([]);
  expect(compareTrees("firefox", "data-table--default", [estimated], [inWords])).toHaveLength(1);
});
