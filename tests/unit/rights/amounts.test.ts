import { rightsOf } from "@favilla/design-system/bills/rights.ts";
import { describe, expect, it } from "vitest";
import { even, gas, line, ofOctober, rules, said, yearOf } from "./bills.ts";

/** Bills of twelve months, the threshold in euros that they give, amounts of which nothing is said, and amounts that are out of proportion. */
type Vector = [history: number[], threshold: number, silent: number[], said: number[]];

/** Returns the threshold that is shown of a bill. Null where nothing is said. */
const shown = (euros: number, history: readonly number[], changes: object, share?: number) => {
  const anomaly = { ...rules.anomaly, least: 50, days: 10, ...(share && { electricity: share, gas: share }) };
  const [right] = rightsOf(ofOctober(euros, changes), yearOf(history, changes), undefined, { ...rules, anomaly }, "2026-11-20");
  return right?.kind === "anomaly" && right.comparison.by !== "readings" ? right.comparison.threshold / 100 : null;
};

const times = (count: number, euros: number) => Array.from({ length: count }, () => euros);

const each = (vectors: readonly Vector[], changes: object) => {
  for (const [history, threshold, silent, loud] of vectors) {
    const name = `after ${history.length} bills up to ${Math.max(...history)} €`;
    it.each(silent)(`${name} nothing is said of %d €`, (euros) => expect(shown(euros, history, changes)).toBeNull());
    it.each(loud)(`${name} %d € are out of proportion, by ${threshold} €`, (euros) =>
      expect(shown(euros, history, changes)).toBe(threshold),
    );
  }
};

// By hand: the sum of the bills, divided by their number, times 1.5; a cent more is said, and nothing below 50 €.
const electricity: Vector[] = [
  [times(12, 100), 150, [100, 149.99, 150], [150.01, 900]],
  [[...times(6, 50), ...times(6, 150)], 150, [149.99, 150], [150.01]],
  [[...times(11, 100), 100.01], 150, [150], [150.01]],
  [[...times(11, 100), 99.99], 149.99, [149.99], [150]],
  [[...times(11, 100), 100.04], 150, [150], [150.01]],
  [[...times(11, 100), 100.08], 150.01, [150.01], [150.02]],
  [[1200, ...times(11, 0.01)], 150.01, [150.01], [150.02]],
  [times(12, 33.33), 49.99, [49.99], [50, 50.01]],
  [times(12, 33.34), 50.01, [50, 50.01], [50.02]],
  [times(12, 10), 15, [15.01, 49.99], [50, 50.01]],
  [times(12, 12345.67), 18518.5, [18518.5], [18518.51]],
  [times(6, 200), 300, [299.99, 300], [300.01]],
  [[100, 100, 100, 100, 100, 107], 151.75, [151.75], [151.76]],
  [times(4, 300), 450, [449.99, 450], [450.01]],
  [[250, 310, 290, 333.33], 443.74, [443.74], [443.75]],
  [times(3, 400), 600, [599.99, 600], [600.01]],
  [[310.1, 420.2, 500.5], 615.4, [615.4], [615.41]],
  [times(2, 600), 900, [900], [900.01]],
  [[1200], 1800, [1800], [1800.01]],
];

describe("[BL-161] electricity, above 150 % of the mean of twelve months", () => {
  each(electricity, {});
  it.each([
    [250, 250, null],
    [250, 250.01, 250],
    [110, 110, null],
    [110, 110.01, 110],
    [112.5, 112.5, null],
    [112.5, 112.51, 112.5],
  ])("where the rules say %d %%, %d € of 100 € give %s", (share, euros, threshold) =>
    expect(shown(euros, times(12, 100), {}, share)).toBe(threshold),
  );
});

const winter = [30, 80, 180, 200, 190, 120, 60, 30, 20, 20, 20, 25];
const gasBills: Vector[] = [
  [winter, 400, [20, 200, 399.99], [400, 400.01]],
  [[200, ...times(11, 20)], 400, [399.99], [400]],
  [[...times(11, 20), 200], 400, [399.99], [400]],
  [times(12, 24.99), 49.98, [49.98, 49.99], [50]],
  [times(12, 25), 50, [49.99], [50]],
  [times(12, 25.01), 50.02, [50, 50.01], [50.02]],
  [[...times(5, 40), 333.33], 666.66, [666.65], [666.66]],
  [[150, 200.01, 90, 40], 400.02, [400.01], [400.02]],
  [[620, 180, 240], 1240, [860, 1239.99], [1240, 1240.01]],
];

describe("[BL-162] gas, from twice the highest of twelve months on", () => {
  each(gasBills, gas);
  it.each([
    [250, 250.02, null],
    [250, 250.03, 250.03],
    [150, 150.01, null],
    [150, 150.02, 150.02],
  ])("where the rules say %d %%, %d € of 100.01 € give %s", (share, euros, threshold) =>
    expect(shown(euros, times(12, 100.01), gas, share)).toBe(threshold),
  );
});

const recalculated = [line(), line({ type: "Quota consumi di maggio", quantity: -20, amount: -6 })];
const onlyRecalculated = [line({ type: "Conguaglio da gennaio a giugno" })];
const takenBack = [line(), line({ quantity: -30, amount: -9, unitPrice: 0.3 }), line({ type: "Quota potenza", unit: "kW" })];

describe("[BL-165, BL-192] instalments, of a recalculation alone", () => {
  it.each<[string, object, number, number, boolean]>([
    ["takes back use", { details: recalculated }, 100, 150.01, true],
    ["takes back use, in proportion", { details: recalculated }, 100, 150, false],
    ["recalculates by its text", { details: [line(), line({ type: "Ricalcolo maggio" })] }, 100, 150.01, true],
    ["does nothing but recalculate", { details: onlyRecalculated }, 100, 150.01, true],
    ["takes back use under the text of its own period", { details: takenBack }, 100, 150.01, true],
    [
      "has a line that cancels another",
      { details: [line(), line({ quantity: -200, amount: -60 }), line({ quantity: 7 })] },
      100,
      150.01,
      false,
    ],
    ["recalculates nothing", {}, 100, 150.01, false],
    ["takes back taxes alone", { details: [line(), line({ kind: "tax", quantity: -5, amount: -1 })] }, 100, 150.01, false],
    ["of 50 €", { details: recalculated }, 10, 50, false],
    ["of 50.01 €", { details: recalculated }, 10, 50.01, true],
    ["is paid", { details: recalculated, paymentDate: "2026-11-15", accountStatus: "Paid" }, 100, 150.01, false],
    ["gas below twice the highest", { ...gas, details: recalculated }, 100, 199.99, false],
    ["gas of twice the highest", { ...gas, details: recalculated }, 100, 200, true],
  ])("a bill that %s", (_name, changes, usual, euros, isThere) => {
    const commodity = "commodity" in changes ? gas : {};
    expect(said(ofOctober(euros, changes), { others: even(12, usual, commodity) }).includes("instalments")).toBe(isThere);
  });
});
