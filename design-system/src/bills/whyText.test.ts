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
      "Paghi *30,00 € in più* della bolletta prima: hai consumato *30 Smc in più* e le imposte sono salite.",
    );
  });

  it("names a large reason against the difference", () => {
    expect(sentence(bill(15, energy(10, 1.5, 15)), bill(20, energy(20, 1, 20)), "lastYear")).toBe(
      "Paghi *5,00 € in meno* dello stesso periodo del 2025: hai consumato *10 Smc in meno*, ma il prezzo dell’energia è salito.",
    );
  });

  it("says that equal amounts may hide changes, and gives no reason where there is none", () => {
    expect(sentence(bill(20, energy(10, 2, 20)), bill(20, energy(20, 1, 20)))).toMatch(
      /^Paghi \*lo stesso importo\* .*: le differenze si compensano\.$/,
    );
    expect(sentence(bill(20, energy(20, 1, 20)), bill(20, energy(20, 1, 20)))).toBe("Paghi *lo stesso importo* della bolletta prima.");
  });

  it.each([
    [-20, -50, "A tuo credito ci sono *30,00 € in più* della bolletta prima: le altre voci sono scese."],
    [-50, -20, "A tuo credito ci sono *30,00 € in meno* della bolletta prima: le altre voci sono salite."],
    [-20, -20, "A tuo credito c’è *lo stesso importo* della bolletta prima."],
    [20, -30, "Questa bolletta è *a tuo credito*: *50,00 € in meno* della bolletta prima: le altre voci sono scese."],
    [0, -30, "Questa bolletta è *a tuo credito*: *30,00 € in meno* della bolletta prima: le altre voci sono scese."],
    [-20, 30, "Il totale è di *50,00 € in più* della bolletta prima, che era *a tuo credito*: le altre voci sono salite."],
    [-20, 0, "Il totale è di *20,00 € in più* della bolletta prima, che era *a tuo credito*: le altre voci sono salite."],
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
