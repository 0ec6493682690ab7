import { expect, it } from "vitest";
import { parseRights } from "./rules.ts";

const sampleRules = {
  source: "Fonte di prova",
  checked: "2026-11-02",
  anomaly: { electricity: 150, gas: 200, firstBill: 150, least: 50, days: 10, keepsSupply: true },
  instalments: { electricity: 150, gas: 200, above: 50, days: 10 },
  samePeriod: { answer: 15 },
  oldUse: { years: 2 },
  estimate: true,
};

it("[BL-167] the rules of rights may have any of the rights, and the page for a check", () => {
  expect(parseRights({ ...sampleRules, checkUrl: "https://retailer.example/controllo" })).toEqual({
    rules: sampleRules,
    checkUrl: "https://retailer.example/controllo",
  });
  expect(parseRights({ source: "x", checked: "2026-11-02" }).rules).toEqual({ source: "x", checked: "2026-11-02" });
});

it("[BL-167] rules that are half there, or misspelt, are refused with every fault named", () => {
  const faults: [change: object, message: string][] = [
    [{ source: undefined }, "source: is missing"],
    [{ source: "" }, "source: must not be empty"],
    [{ checked: "2 novembre" }, "checked: must be a day"],
    [{ checked: "2026-02-30" }, "checked: must be a day"],
    [{ anomaly: { electricity: 150, least: 50 } }, "anomaly.days: is missing"],
    [{ anomaly: { electricity: 1.5, least: 50, days: 10 } }, "anomaly.electricity: must be 100 or more"],
    [{ anomaly: { electricity: "150", least: 50, days: 10 } }, "anomaly.electricity: must be of type number"],
    [{ anomaly: { power: 150, least: 50, days: 10 } }, "anomaly.power: is no field"],
    [{ instalments: { electricity: 150, above: -1, days: 10 } }, "instalments.above: must be 0 or more"],
    [{ samePeriod: { answer: 0 } }, "samePeriod.answer: must be a whole number, 1 or more"],
    [{ complaint: true }, "complaint: is no field"],
    [{ checkUrl: "javascript:alert(1)" }, "checkUrl: must be a path or an https address"],
  ];
  for (const [change, message] of faults) expect(() => parseRights({ ...sampleRules, ...change }), message).toThrow(`rights: `);
  for (const [change, message] of faults) expect(() => parseRights({ ...sampleRules, ...change }), message).toThrow(message);
  for (const value of [null, true, [], "x"]) expect(() => parseRights(value), String(value)).toThrow("rights: the whole: ");
});
