import fc from "fast-check";
import { expect, it } from "vitest";
import { formatMoney } from "../data/format.ts";
import type { CountedLine } from "./billLine.ts";
import { type ExplainedBill, type ExplainRow, type Explanation, explainBill } from "./explainBill.ts";
import { whyMessages } from "./whyMessages.it.ts";
import { whySteps } from "./whySteps.tsx";
import { whySentence } from "./whyText.ts";

/** A bill, and the use of its own period by unit, which the sentence may not mix with that of earlier periods. */
interface Known {
  bill: ExplainedBill;
  use: Readonly<Record<string, number>>;
}

const amountOf = (quantity: number, price: number) => Math.round(quantity * price * 100) / 100;

const counted = (kind: CountedLine["kind"], label: string | null, quantity: number, unit: string, unitPrice: number): CountedLine => ({
  ...{ kind, label, quantity, unit, unitPrice, amount: amountOf(quantity, unitPrice) },
});

const flat = (kind: CountedLine["kind"], label: string, cents: number): CountedLine => ({ kind, label, amount: cents / 100 });

const price = fc.oneof(
  fc.constantFrom(0.19134, 0.19135, 0.2, 0.31),
  fc
    .integer({ min: 15_000, max: 35_000 })
    .filter((value) => value !== 17_777)
    .map((value) => value / 1e5),
);
const quantity = fc.oneof(fc.constantFrom(0, 1, 62, 244), fc.integer({ min: 0, max: 900 }));
const unit = fc.constantFrom("kWh", "kWh", "kWh", "Smc");
const fewCents = fc.constantFrom(0, 0, 180, 900, 1800);
const text = fc.constantFrom("Quota consumi", "Quota consumi", "Quota consumi F1", null);

const ownLines = fc.array(fc.tuple(text, quantity, unit, price), { minLength: 1, maxLength: 3 });
/** Recalculations at prices that no other line has, some of them with the use as it is charged anew. */
const recalculations = fc.array(
  fc.record({ label: fc.constantFrom("Ricalcolo maggio", "Quota consumi", null), less: fc.nat(300), again: fc.nat(300) }),
  { maxLength: 2 },
);
const period = fc.constantFrom(
  { from: "2026-07-01", to: "2026-08-31" },
  { from: "2026-09-01", to: "2026-10-31" },
  { from: "2026-11-01", to: "2026-11-30" },
  undefined,
);

const known: fc.Arbitrary<Known> = fc
  .record({
    own: ownLines,
    corrections: recalculations,
    days: fc.tuple(fc.constantFrom(30, 61, 62, 45), fc.constantFrom(0.29, 0.3)),
    tax: fewCents,
    levy: fewCents,
    service: fc.oneof(fewCents, fc.integer({ min: -3000, max: 3000 })),
    unlisted: fc.constantFrom(0, 0, 0, 200),
    period,
    estimated: fc.boolean(),
  })
  .map(({ own, corrections, days: [days, daily], tax, levy, service, unlisted, period: of, estimated }) => {
    const lines = [
      ...own.map(([label, used, of, each]) => counted("energy", label, used, of, each)),
      ...corrections.flatMap(({ label, less, again }) => [
        ...(less > 0 || label !== "Ricalcolo maggio" ? [counted("energy", label, -(less || 1), "kWh", 0.17777)] : []),
        // Only a text of its own tells that a use is charged anew.
        ...(label === "Ricalcolo maggio" && again > 0 ? [counted("energy", label, again, "kWh", 0.17777)] : []),
      ]),
      counted("fixed", "Quota fissa", days, "giorni", daily),
      ...(tax ? [flat("tax", "IVA 10%", tax)] : []),
      ...(levy ? [flat("levy", "Canone TV (rata 9 di 10)", levy)] : []),
      ...(service ? [flat("other", "Assistenza", service)] : []),
    ];
    const total = (lines.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0) + unlisted) / 100;
    const use: Record<string, number> = {};
    for (const [, used, of] of own) use[of] = (use[of] ?? 0) + used;
    return { bill: { total, lines, period: of, estimates: estimated ? [{ month: "2026-10", quantity: 9 }] : [] }, use };
  });

const openings = new Set(["creditMore", "creditLess"]);
/** Words in which each reason says its own name and figures: "⟦usedMore 52 kWh⟧". */
const marked = Object.fromEntries(
  Object.entries(whyMessages.words).map(([key, words]) => {
    const isReason = /[a-z](More|Less|Rose|Fell|Little|Adds|Takes|Added|Took)$/.test(key) && !openings.has(key);
    return [key, isReason ? `⟦${key} ${(words.match(/\{\w+\}/g) ?? []).join(" ")}⟧` : words];
  }),
) as typeof whyMessages.words;

const figureOf = (words: string) => Number(/[\d.]+(,\d+)?/.exec(words)?.[0].replaceAll(".", "").replace(",", "."));

/** The change of a row as its figures in the table show it. */
const seen = ({ id, before, now }: ExplainRow) => {
  const places = { price: 5, dailyPrice: 5, use: 3 }[id as string] ?? 0;
  // The table shows a dash for a figure that is missing.
  return now === null || before === null ? 0 : Number((now - before).toFixed(places));
};

interface Claim {
  /** Name of the reason in the catalogue of words. */
  key: string;
  said: string;
}

/** Keys of the reasons that name a part, with the row that bears each out. */
const partsOf: Readonly<Record<string, readonly ExplainRow["id"][]>> = {
  taxes: ["tax", "levy"],
  onlyTaxes: ["tax"],
  onlyLevy: ["levy"],
  dailyFixed: ["dailyPrice"],
  fixed: ["fixed"],
  energy: ["energy"],
  other: ["other"],
};

/** Tells whether the table bears a reason out. */
function isTrue(claim: Claim, { rows }: Explanation, bills: readonly [Known, Known]): boolean {
  const { key, said } = claim;
  const up = /(More|Rose|RoseLittle|Adds|Took)$/.test(key);
  const moves = (value: number) => (up ? value > 0 : value < 0);
  const bears = (row: ExplainRow) => moves(row.cents) && moves(seen(row));
  if (/^used(About)?(More|Less)$/.test(key)) return isTrueOfUse(claim, rows.filter(bears), bills);
  if (/^price/.test(key)) {
    const prices = rows.filter(({ id }) => id === "price");
    const isMean = prices.some((row) => bears(row) && row.mean);
    return prices.some(bears) && prices.every((row) => !moves(-seen(row))) && said.includes("medio") === isMean;
  }
  if (/^days?(More|Less)$/.test(key)) {
    const row = rows.find(({ id }) => id === "days");
    return row !== undefined && bears(row) && Math.abs(seen(row)) === (key.startsWith("days") ? figureOf(said) : 1);
  }
  if (/^recalculation/.test(key)) {
    const row = rows.find(({ id }) => id === "recalculation");
    return row !== undefined && moves(row.cents) && isTrueOfRecalculation(claim, row);
  }
  const parts = partsOf[key.replace(/(Rose|Fell)$/, "")];
  if (!parts) throw new Error(`The test does not know the reason ${key}`);
  return parts.every((part) => rows.some((row) => row.id === part && bears(row)));
}

function isTrueOfUse({ key, said }: Claim, rows: readonly ExplainRow[], [now, before]: readonly [Known, Known]): boolean {
  const row = rows.find(({ id, unit }) => id === "use" && said.trim().endsWith(String(unit)));
  const isEstimated = (now.bill.estimates?.length ?? 0) + (before.bill.estimates?.length ?? 0) > 0;
  if (!row || Math.abs(seen(row)) !== figureOf(said) || key.includes("About") !== isEstimated) return false;
  return row.now === (now.use[row.unit ?? ""] ?? 0) && row.before === (before.use[row.unit ?? ""] ?? 0);
}

function isTrueOfRecalculation({ key, said }: Claim, row: ExplainRow): boolean {
  const isAmount = Math.abs(row.cents) === Math.round(figureOf(said) * 100);
  if (/(Adds|Takes)$/.test(key)) return row.before === 0 && isAmount;
  return /(Added|Took)$/.test(key) ? row.now === 0 && isAmount : row.before !== 0 && row.now !== 0;
}

/** A unit that is taken back at another price than the bill's own comes to the same cents, but is no part of it that cancels out. */
const sameCents: [now: Known, before: Known, isSame: boolean] = [
  {
    bill: {
      total: 8.89,
      lines: [
        counted("energy", "Quota consumi", 1, "kWh", 0.19134),
        counted("energy", "Quota consumi", 1, "kWh", 0.175),
        counted("energy", "Quota consumi", -1, "kWh", 0.17777),
        counted("fixed", "Quota fissa", 30, "giorni", 0.29),
      ],
    },
    use: { kWh: 2 },
  },
  {
    bill: { total: 8.7, lines: [counted("energy", "Quota consumi", 0, "kWh", 0.15), counted("fixed", "Quota fissa", 30, "giorni", 0.29)] },
    use: { kWh: 0 },
  },
  false,
];

it("[BL-57] each reason in the sentence is true of the table below it, the steps sum to the difference, and the use is that of the period", () => {
  fc.assert(
    fc.property(known, known, fc.boolean(), (now, before, isSame) => {
      // Bills that differ in little have most of the edges: a part that stays, a change of a cent.
      const before2 = isSame ? { ...before, bill: { ...before.bill, lines: now.bill.lines, total: now.bill.total }, use: now.use } : before;
      const explanation = explainBill(now.bill, before2.bill);
      if (!explanation) throw new Error("both totals are known");
      const difference = explanation.now - explanation.before;
      expect(explanation.steps.reduce((sum, { cents }) => sum + cents, 0)).toBe(difference);
      for (const { id, cents } of explanation.steps)
        expect(explanation.rows.filter(({ step }) => step === id).reduce((sum, row) => sum + row.cents, 0)).toBe(cents);
      const facts = { now: now.bill, before: before2.bill, explanation, words: marked };
      const sentence = whySentence(facts, "previous", formatMoney).replaceAll("\u00a0", " ");
      expect(sentence).toContain(difference === 0 ? "non cambia" : formatMoney(Math.abs(difference) / 100).replaceAll("\u00a0", " "));
      for (const [, key = "", said = ""] of sentence.matchAll(/⟦(\w+) ([^⟧]*)⟧/g))
        expect(isTrue({ key, said }, explanation, [now, before2]), `${key} ${said} of ${JSON.stringify(explanation.rows)}`).toBe(true);
      const taxes = whySteps(facts, formatMoney).find(({ id }) => id === "taxes")?.label;
      const changed = explanation.rows.filter(({ step, cents }) => step === "taxes" && cents !== 0).map(({ id }) => id);
      if (taxes) expect(taxes).toBe({ tax: "Imposte", levy: "Canone" }[changed.join()] ?? "Imposte e canone");
    }),
    { numRuns: 5000, examples: [sameCents] },
  );
});
