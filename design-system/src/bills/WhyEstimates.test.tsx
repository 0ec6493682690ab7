import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ExplainedBill } from "./explainBill.ts";
import { WhyEstimates } from "./WhyEstimates.tsx";
import { whyMessages } from "./whyMessages.it.ts";

const bill = (...months: string[]): ExplainedBill => ({
  total: 20,
  lines: [{ kind: "energy", amount: 20, quantity: 40, unit: "Smc", unitPrice: 0.5 }],
  estimates: months.map((month) => ({ month, quantity: 10 })),
});
const textOf = (now: ExplainedBill, before: ExplainedBill) =>
  renderToStaticMarkup(<WhyEstimates now={now} before={before} words={whyMessages.words} />)
    .replace(/<[^>]+>/g, " ")
    .replaceAll("\u00a0", " ");
const text = (...months: string[]) => textOf(bill(...months), bill());

describe("[BL-36] the months that are estimated", () => {
  it("stand in their order, also at the end of a year", () => {
    expect(text("2026-01", "2025-12")).toContain("20 Smc di dicembre e gennaio sono stimati.");
  });

  it("are a list with one 'e'", () => {
    expect(text("2026-09", "2026-10", "2026-11")).toContain("30 Smc di settembre, ottobre e novembre sono stimati.");
    expect(text("2026-09")).toContain("10 Smc di settembre sono stimati.");
  });
});

it("[BL-36] one unit alone is estimated in the singular", () => {
  const one: ExplainedBill = { ...bill(), estimates: [{ month: "2026-08", quantity: 1 }] };
  expect(textOf(one, bill())).toContain("1 Smc di agosto è stimato.");
  expect(textOf(bill(), one)).toContain("1 Smc della bolletta di confronto era stimato.");
  expect(textOf(bill(), bill("2026-08"))).toContain("10 Smc della bolletta di confronto erano stimati.");
});
