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
        if (old.quantity && old.amount)
          expect(use).toBeCloseTo((old.amount * 100 * (recent.quantity as number)) / old.quantity - old.amount * 100, -0.5);
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
