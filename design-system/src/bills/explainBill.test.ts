import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { billLineKinds, type CountedLine, toCents } from "./billLine.ts";
import { type ExplainedBill, explainBill, explainSteps } from "./explainBill.ts";

const energy = (quantity: number, unitPrice: number, amount: number, unit = "kWh"): CountedLine => ({
  ...{ kind: "energy", label: "Quota consumi", amount, quantity, unit, unitPrice },
});
const fixed = (quantity: number, unitPrice: number, amount: number): CountedLine => ({
  ...{ kind: "fixed", label: "Quota fissa", amount, quantity, unit: "giorni", unitPrice },
});
const vat = (amount: number): CountedLine => ({ kind: "tax", label: "IVA 10%", amount });
const licence = (amount: number, rates: string): CountedLine => ({ kind: "levy", label: `Canone TV (rate ${rates} di 10)`, amount });
const service = (amount: number): CountedLine => ({ kind: "other", label: "Assistenza caldaia", amount });

/** The bills of the picture: July and August, then September and October. */
const summer: ExplainedBill = {
  total: 86.4,
  lines: [energy(231, 0.19134, 44.2), fixed(62, 0.29, 17.98), vat(6.22), licence(18, "7 e 8")],
  period: { from: "2026-07-01", to: "2026-08-31" },
};
const autumn: ExplainedBill = {
  total: 99.06,
  lines: [energy(283, 0.19572, 55.39), fixed(61, 0.3, 18.3), vat(7.37), licence(18, "9 e 10")],
  period: { from: "2026-09-01", to: "2026-10-31" },
};

const stepsOf = (now: ExplainedBill, before: ExplainedBill) =>
  Object.fromEntries(explainBill(now, before)?.steps.map(({ id, cents }) => [id, cents]) ?? []);

it("[BL-131] a part of which a line has no amount is not called cheaper: only the difference is known", () => {
  const unknown: ExplainedBill = {
    ...autumn,
    lines: autumn.lines.map((each) => (each.kind === "energy" ? { ...each, amount: null } : each)),
  };
  for (const explanation of [explainBill(unknown, summer), explainBill(summer, unknown)]) {
    expect(explanation?.listed).toBe(false);
    expect(explanation?.steps.map(({ id }) => id)).toEqual(["other"]);
  }
  // A line of text alone, such as a note, is no part.
  const noted: ExplainedBill = { ...autumn, lines: [...autumn.lines, { kind: "other", label: "Nota", amount: null }] };
  expect(stepsOf(noted, summer)).toEqual(stepsOf(autumn, summer));
});

const cents = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
const euros = fc.oneof(
  cents.map((value) => value / 100),
  fc.double(),
  fc.constantFrom(0, 0.005, 1_234_567.89, Number.NaN, Number.POSITIVE_INFINITY),
  fc.constant(null),
);
const line: fc.Arbitrary<CountedLine> = fc.record({
  kind: fc.constantFrom(...billLineKinds),
  label: fc.option(fc.string()),
  amount: euros,
  quantity: fc.oneof(fc.integer({ min: -500, max: 5000 }), fc.double(), fc.constantFrom(null, undefined, 0, Number.MIN_VALUE)),
  unit: fc.constantFrom("kWh", "Smc", "giorni", "mesi", "", null, undefined),
  unitPrice: fc.oneof(fc.double(), fc.constantFrom(null, 0.19572)),
});
const plausible = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 20, max: 70 }), cents)
  .map(([use, price, days, other]) => [
    energy(use, price / 1e5, Math.round((use * price) / 1000) / 100),
    fixed(days, 0.3, Math.round(days * 30) / 100),
    service(other / 100),
  ]);
const bill: fc.Arbitrary<ExplainedBill> = fc.record({
  total: euros,
  lines: fc.oneof(plausible, fc.array(line, { maxLength: 6 })),
  period: fc.constantFrom(summer.period, autumn.period, undefined, { from: "?", to: null }),
});

describe("[BL-34] the steps from one bill to another", () => {
  it("are those of the picture, to the cent", () => {
    expect(explainBill(autumn, summer)).toMatchObject({ before: 8640, now: 9906, listed: true, unlisted: { before: 0, now: 0 } });
    expect(stepsOf(autumn, summer)).toEqual({ days: -29, use: 995, price: 124, fixed: 61, taxes: 115 });
    expect(explainBill(autumn, summer)?.rows.map(({ id, before, now, cents: part }) => [id, before, now, part])).toEqual([
      ["days", 62, 61, -29],
      ["use", 231, 283, 995],
      ["price", 0.19134, 0.19572, 124],
      ["dailyPrice", 0.29, 0.3, 61],
      ["tax", 622, 737, 115],
      ["levy", 1800, 1800, 0],
    ]);
    expect(explainBill(autumn, summer)?.rows.map(({ label }) => label)).toEqual([null, null, null, null, "IVA 10%", "Canone TV"]);
  });

  it("sum to the difference, whatever the data: no rest, no rounding error, no step without a name", () => {
    fc.assert(
      fc.property(bill, bill, (now, before) => {
        const explanation = explainBill(now, before);
        const [to, from] = [toCents(now.total), toCents(before.total)];
        if (to === null || from === null) {
          expect(explanation).toBeNull();
          return;
        }
        const steps = explanation?.steps ?? [];
        expect(steps.reduce((sum, step) => sum + step.cents, from)).toBe(to);
        for (const { id, cents: part } of steps) {
          expect(explainSteps).toContain(id);
          expect(Number.isSafeInteger(part)).toBe(true);
        }
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
        expect(explanation?.rows.reduce((sum, row) => sum + row.cents, 0)).toBe(to - from);
      }),
      { numRuns: 3000 },
    );
  });

  it("count consumption at the old price and price at the new consumption", () => {
    fc.assert(
      fc.property(plausible, plausible, (lines, others) => {
        const total = (all: readonly CountedLine[]) => all.reduce((sum, { amount }) => sum + (toCents(amount) ?? 0), 0) / 100;
        const explanation = explainBill({ total: total(others), lines: others }, { total: total(lines), lines });
        const [old, recent] = [lines[0] as CountedLine, others[0] as CountedLine];
        const { cents: use = 0 } = explanation?.steps.find(({ id }) => id === "use") ?? {};
        const { cents: price = 0 } = explanation?.steps.find(({ id }) => id === "price") ?? {};
        if (old.quantity && old.amount) {
          const ratio = (recent.quantity as number) / old.quantity;
          // Both amounts are rounded to the cent.
          expect(Math.abs(use - old.amount * 100 * (ratio - 1))).toBeLessThanOrEqual(2 + ratio / 2);
        }
        expect(use + price).toBe((toCents(recent.amount) ?? 0) - (toCents(old.amount) ?? 0));
        if (recent.quantity === old.quantity && old.quantity) expect(use).toBe(0);
      }),
    );
  });
});

describe("[BL-35] without the data, the explanation says what it knows and no more", () => {
  it("keeps energy together where a quantity is missing, in one of the bills or in one of the lines", () => {
    const missing = { ...energy(283, 0.19572, 55.39), quantity: null };
    const expected = { days: -29, energy: 1119, fixed: 61, taxes: 115 };
    expect(stepsOf({ ...autumn, lines: [missing, ...autumn.lines.slice(1)] }, summer)).toEqual(expected);
    const halves = [energy(100, 0.2, 20), { ...energy(183, 0, 35.39), quantity: undefined }];
    expect(stepsOf({ ...autumn, lines: [...halves, ...autumn.lines.slice(1)] }, summer)).toEqual(expected);
  });

  it("keeps the fixed part together where it does not count days", () => {
    const monthly: CountedLine = { ...fixed(2, 9.15, 18.3), unit: "mesi" };
    expect(stepsOf({ ...autumn, lines: [...autumn.lines.filter(({ kind }) => kind !== "fixed"), monthly] }, summer)).toMatchObject({
      fixed: 32,
    });
  });

  it("explains a bill without lines by the difference alone", () => {
    expect(stepsOf({ ...autumn, lines: [] }, summer)).toEqual({ other: 1266 });
    expect(explainBill(autumn, { total: 86.4, lines: [{ kind: "energy", amount: null }] })).toMatchObject({ listed: false });
  });

  it("gives no explanation if a total is unknown", () => {
    for (const total of [null, Number.NaN, 1e300]) expect(explainBill({ ...autumn, total }, summer)).toBeNull();
  });
});

describe("[BL-34] odd bills", () => {
  it("whose lines do not sum to the total: the rest is shown among the others", () => {
    expect(stepsOf({ ...autumn, total: 101.06 }, summer)).toMatchObject({ use: 995, other: 200 });
    expect(explainBill({ ...autumn, total: 101.06 }, summer)?.unlisted).toEqual({ before: 0, now: 200 });
  });

  it("that are a credit note: a negative quantity has no price, so energy stays together", () => {
    const note: ExplainedBill = { total: -35.4, lines: [energy(-180, 0.19667, -35.4)] };
    expect(stepsOf(note, summer)).toEqual({ energy: -7960, fixed: -1798, taxes: -2422 });
  });

  it("that were corrected twice: lines that cancel each other count once", () => {
    const corrected = { ...autumn, lines: [energy(300, 0.19572, 58.72), energy(-300, 0.19572, -58.72), ...autumn.lines] };
    expect(stepsOf(corrected, summer)).toEqual(stepsOf(autumn, summer));
  });

  it("[BL-57] that recalculate an earlier period: that is a step of its own, and the use is that of the period", () => {
    const before = { total: 66.61, lines: [energy(306, 0.19134, 58.55), vat(8.06)] };
    const recalculation = { ...energy(-120, 0.19134, -22.96), label: "Ricalcolo maggio – giugno" };
    const now = { total: 26.19, lines: [energy(244, 0.19134, 46.69), recalculation, vat(2.46)] };
    expect(stepsOf(now, before)).toEqual({ use: -1186, recalculation: -2296, taxes: -560 });
    expect(explainBill(now, before)?.rows.map(({ id, before: one, now: other }) => [id, one, other])).toEqual([
      ["use", 306, 244],
      ["price", 0.19134, 0.19134],
      ["recalculation", 0, -2296],
      ["tax", 806, 246],
    ]);
    // The use charged anew belongs to the recalculation, also where its text alone says so.
    const again = { ...energy(90, 0.19134, 17.22), label: "Ricalcolo maggio – giugno" };
    expect(stepsOf({ total: 43.41, lines: [...now.lines, again] }, before)).toMatchObject({ use: -1186, recalculation: -574 });
    expect(stepsOf({ total: 66.37, lines: [energy(244, 0.19134, 46.69), again, vat(2.46)] }, before)).toMatchObject({
      use: -1186,
      recalculation: 1722,
    });
  });

  it("[BL-57] that take back use in the words of the own period's lines: which of several is the own period's is unknown", () => {
    const before = { total: 58.55, lines: [energy(306, 0.19134, 58.55)] };
    const lines = [energy(200, 0.19134, 38.27), energy(44, 0.19134, 8.42), energy(-120, 0.19134, -22.96)];
    expect(stepsOf({ total: 23.73, lines }, before)).toEqual({ energy: -3482 });
    expect(stepsOf({ total: 15.31, lines: lines.filter(({ quantity }) => quantity !== 44) }, before)).toEqual({
      use: -2028,
      recalculation: -2296,
    });
  });

  it("[BL-57] with days taken back: the days are those of the period", () => {
    const back = { ...fixed(-30, 0.29, -8.7), label: "Storno quota fissa" };
    expect(stepsOf({ ...autumn, total: 90.36, lines: [...autumn.lines, back] }, summer)).toEqual({
      ...stepsOf(autumn, summer),
      recalculation: -870,
    });
  });

  it("[BL-57] with equal prices: a cent of rounding is no change of the price", () => {
    const [before, now] = [energy(3, 0.125, 0.38), energy(5, 0.125, 0.63)];
    expect(stepsOf({ total: 0.62, lines: [{ ...now, amount: 0.62 }] }, { total: 0.38, lines: [before] })).toEqual({ use: 24 });
    // Amounts that contradict their prices stay together.
    expect(stepsOf({ total: 5, lines: [{ ...now, amount: 5 }] }, { total: 0.38, lines: [before] })).toEqual({ energy: 462 });
  });

  it("split over a change of price have a mean price", () => {
    const parts = [energy(141, 0.19134, 26.98), energy(142, 0.2, 28.4)];
    const explanation = explainBill({ ...autumn, total: 99.05, lines: [...parts, ...autumn.lines.slice(1)] }, summer);
    const price = explanation?.rows.find(({ id }) => id === "price");
    expect(price).toMatchObject({ before: 0.19134, mean: true, cents: 123 });
    expect(price?.now).toBeCloseTo(0.19569, 5);
  });

  it("split over a change of meter are one: the quantities of both meters, and the days of the period once", () => {
    const meters = [energy(140, 0.19572, 27.4), energy(143, 0.19572, 27.99), fixed(61, 0.2, 12.2), fixed(61, 0.1, 6.1)];
    expect(stepsOf({ ...autumn, lines: [...meters, ...autumn.lines.slice(2)] }, summer)).toEqual(stepsOf(autumn, summer));
  });

  it("of electricity and gas together keep the units apart", () => {
    const dual = (kwh: CountedLine, smc: CountedLine, total: number): ExplainedBill => ({ total, lines: [kwh, smc] });
    const before = dual(energy(100, 0.2, 20), energy(50, 0.9, 45, "Smc"), 65);
    const now = dual(energy(110, 0.2, 22), energy(40, 1, 40, "Smc"), 62);
    expect(stepsOf(now, before)).toEqual({ use: 200 - 900, price: 400 });
    expect(explainBill(now, before)?.rows.map(({ id, unit }) => [id, unit])).toEqual([
      ["use", "kWh"],
      ["use", "Smc"],
      ["price", "kWh"],
      ["price", "Smc"],
    ]);
  });

  it("after one without any consumption: there is no old price, so consumption is all of it", () => {
    const empty = { ...summer, total: 42.2, lines: [energy(0, 0.19134, 0), ...summer.lines.slice(1)] };
    expect(stepsOf(autumn, empty)).toMatchObject({ use: 5539 });
    expect(stepsOf(empty, autumn)).toMatchObject({ use: -5539 });
  });
});
