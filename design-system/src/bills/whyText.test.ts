import { describe, expect, it } from "vitest";
import { formatMoney } from "../data/format.ts";
import type { CountedLine } from "./billLine.ts";
import { type ExplainedBill, explainBill } from "./explainBill.ts";
import { whyMessages } from "./whyMessages.it.ts";
import { type Comparison, moneyOf, signedMoney, whySentence } from "./whyText.ts";

const energy = (quantity: number, unitPrice: number, amount: number): CountedLine => ({
  ...{ kind: "energy", amount, quantity, unit: "Smc", unitPrice },
});
const bill = (total: number, ...lines: CountedLine[]): ExplainedBill => ({
  total,
  lines,
  period: { from: "2025-07-01", to: "2025-08-31" },
});

function sentence(now: ExplainedBill, before: ExplainedBill, comparison: Comparison = "previous"): string {
  const explanation = explainBill(now, before);
  if (!explanation) throw new Error("a total is missing");
  return whySentence({ now, before, explanation, words: whyMessages.words }, comparison, formatMoney).replaceAll("\u00a0", " ");
}

describe("[BL-36] the sentence of an explanation", () => {
  it("names the largest reasons, and taxes without a levy as taxes", () => {
    const before = bill(20, energy(20, 0.8, 16), { kind: "tax", amount: 4 });
    expect(sentence(bill(50, energy(50, 0.8, 40), { kind: "tax", amount: 10 }), before)).toBe(
      "Paghi *30,00 € in più* rispetto alla bolletta precedente: hai consumato *30 Smc in più* e le imposte sono salite.",
    );
  });

  it("names a large reason against the difference", () => {
    expect(sentence(bill(15, energy(10, 1.5, 15)), bill(20, energy(20, 1, 20)), "lastYear")).toBe(
      "Paghi *5,00 € in meno* rispetto allo stesso periodo del 2025: hai consumato *10 Smc in meno*, ma il prezzo dell’energia è salito.",
    );
  });

  it("[BL-57] names of taxes and levies only what changed, and only with the direction that it took", () => {
    const parts = (tax: number, levy: number) => [
      { kind: "tax" as const, amount: tax },
      { kind: "levy" as const, amount: levy },
    ];
    const of = (tax: number, levy: number) => bill(tax + levy, ...parts(tax, levy));
    const reason = (now: ExplainedBill, before: ExplainedBill) => sentence(now, before).split(": ")[1];
    expect(reason(of(4, 18), of(9, 18))).toBe("le imposte sono scese.");
    expect(reason(of(4, 0), of(4, 18))).toBe("il canone è sceso.");
    expect(reason(of(9, 18), of(4, 9))).toBe("imposte e canone sono saliti.");
    expect(reason(of(20, 9), of(4, 18))).toBe("le imposte sono salite.");
  });

  it("[BL-57] tells a recalculation from the use, in the bill or in the one before it", () => {
    const recalculated = bill(24, energy(244, 0.19, 46.36), { ...energy(-120, 0.19, -22.8), label: "Ricalcolo" });
    const plain = bill(58.14, energy(306, 0.19, 58.14));
    expect(sentence({ ...recalculated, total: 23.56 }, plain)).toBe(
      "Paghi *34,58 € in meno* rispetto alla bolletta precedente: un ricalcolo di un periodo precedente toglie *22,80 €* e hai consumato *62 Smc in meno*.",
    );
    expect(sentence(plain, { ...recalculated, total: 23.56 })).toBe(
      "Paghi *34,58 € in più* rispetto alla bolletta precedente: nell’altra bolletta un ricalcolo toglieva *22,80 €* e hai consumato *62 Smc in più*.",
    );
  });

  it("[BL-57] calls a price of several prices a mean, and the fixed part by the day", () => {
    const two = bill(30, energy(10, 1, 10), energy(10, 2, 20));
    expect(sentence(two, bill(20, energy(20, 1, 20)))).toContain(": il prezzo medio dell’energia è salito.");
    const fixed = (days: number, price: number): CountedLine => ({
      ...{ kind: "fixed", amount: days * price, quantity: days, unit: "giorni", unitPrice: price },
    });
    const of = (days: number, price: number) => ({ ...bill(days * price, fixed(days, price)), period: undefined });
    expect(sentence(of(20, 1), of(60, 0.5))).toContain("è più breve di 40 giorni, ma la quota fissa al giorno è salita.");
    // Of days that contradict the periods nothing is said.
    expect(sentence(bill(20, fixed(20, 1)), bill(30, fixed(60, 0.5)))).not.toContain("giorni");
  });

  it("says that equal amounts may hide changes, and gives no reason where there is none", () => {
    expect(sentence(bill(20, energy(10, 2, 20)), bill(20, energy(20, 1, 20)))).toMatch(
      /^L’importo \*non cambia\* .*: le differenze si compensano\.$/,
    );
    expect(sentence(bill(20, energy(20, 1, 20)), bill(20, energy(20, 1, 20)))).toBe(
      "L’importo *non cambia* rispetto alla bolletta precedente.",
    );
  });

  it.each([
    [-20, -50, "A tuo credito ci sono *30,00 € in più* rispetto alla bolletta precedente: le altre voci sono scese."],
    [-50, -20, "A tuo credito ci sono *30,00 € in meno* rispetto alla bolletta precedente: le altre voci sono salite."],
    [-20, -20, "Il tuo credito *non cambia* rispetto alla bolletta precedente."],
    [20, -30, "Questa bolletta è *a tuo credito*: *50,00 € in meno* rispetto alla bolletta precedente: le altre voci sono scese."],
    [0, -30, "Questa bolletta è *a tuo credito*: *30,00 € in meno* rispetto alla bolletta precedente: le altre voci sono scese."],
    [-20, 30, "Il totale è di *50,00 € in più* rispetto alla bolletta precedente, che era *a tuo credito*: le altre voci sono salite."],
    [-20, 0, "Il totale è di *20,00 € in più* rispetto alla bolletta precedente, che era *a tuo credito*: le altre voci sono salite."],
  ])("from %d € to %d € never says that a credit is paid", (before, now, said) => {
    const other = (amount: number) => bill(amount, { kind: "other", amount });
    expect(sentence(other(now), other(before))).toBe(said);
  });

  it("writes a minus with a space, and no sign for no change", () => {
    const money = (cents: number) => signedMoney(cents, formatMoney).replaceAll("\u00a0", " ");
    expect([money(995), money(-29), money(0)]).toEqual(["+ 9,95 €", "− 0,29 €", "0,00 €"]);
    expect(moneyOf(-3540, formatMoney).replaceAll("\u00a0", " ")).toBe("− 35,40 €");
  });
});
