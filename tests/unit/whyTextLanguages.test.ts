import { type ExplainedBill, explainBill } from "@favilla/design-system/bills/explainBill.ts";
import { type WhyWords, whySentence } from "@favilla/design-system/bills/whyText.ts";
import { formatMoney } from "@favilla/design-system/data/format.ts";
import { words as german } from "@favilla/design-system/locales/de/why.ts";
import { words as english } from "@favilla/design-system/locales/en/why.ts";
import { expect, it } from "vitest";

const bill = (total: number): ExplainedBill => ({ total, lines: [], period: { from: "2025-07-01", to: "2025-08-31" } });

function sentence(total: number, totalBefore: number, words: WhyWords): string {
  const [now, before] = [bill(total), bill(totalBefore)];
  const explanation = explainBill(now, before);
  if (!explanation) throw new Error("a total is missing");
  return whySentence({ now, before, explanation, words }, "previous", formatMoney).replaceAll("\u00a0", " ");
}

it("[BL-36] a bill in credit is explained by its credit in English and German too", () => {
  const openings = (words: WhyWords) =>
    [
      [-20, -50],
      [-50, -20],
      [-20, -20],
      [20, -30],
      [-20, 30],
    ].map(([before = 0, now = 0]) => sentence(now, before, words));
  expect(openings(english)).toEqual([
    "You have *30,00 € more credit* compared with the previous bill.",
    "You have *30,00 € less credit* compared with the previous bill.",
    "Your credit *has not changed* compared with the previous bill.",
    "This bill is *in your favour*: *50,00 € less* compared with the previous bill.",
    "The total is *50,00 € more* compared with the previous bill, which was *in your favour*.",
  ]);
  expect(openings(german)).toEqual([
    "Ihr Guthaben ist gegenüber der vorigen Rechnung *30,00 € höher*.",
    "Ihr Guthaben ist gegenüber der vorigen Rechnung *30,00 € niedriger*.",
    "Ihr Guthaben ist gegenüber der vorigen Rechnung *unverändert*.",
    "Diese Rechnung ist *zu Ihren Gunsten*: gegenüber der vorigen Rechnung *50,00 € weniger*.",
    "Nach einem *Guthaben* steigt der Betrag gegenüber der vorigen Rechnung um *50,00 €*.",
  ]);
});
