import { monthNumber } from "../data/dates.ts";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { fill } from "../theme/messages.ts";
import { type ExplainedBill, estimatedQuantity, isEstimated } from "./explainBill.ts";
import type { WhyWords } from "./whyText.ts";

interface WhyEstimatesProps {
  now: ExplainedBill;
  before: ExplainedBill;
  words: WhyWords;
}

/** Returns the names of the months that are estimated: "settembre e ottobre". */
function monthNames({ estimates = [] }: ExplainedBill, words: WhyWords, { formatMonthName }: Formats): string {
  const months = [...new Set(estimates.map(({ month }) => month))].sort((one, other) => monthNumber(one) - monthNumber(other));
  return months.map((month) => formatMonthName(month) ?? "").reduce((first, second) => fill(words.and, { first, second }));
}

const unitOf = ({ lines }: ExplainedBill) => lines.find(({ kind, unit }) => kind === "energy" && unit)?.unit ?? "";

const quantityOf = (bill: ExplainedBill, { formatNumber }: Formats) =>
  `${formatNumber(estimatedQuantity(bill))}\u00a0${unitOf(bill)}`.trim();

/** Says which part of the consumption is an estimate, and what follows from it. */
export function WhyEstimates({ now, before, words }: WhyEstimatesProps) {
  const formats = useFormats();
  if (isEstimated(now)) {
    const title = fill(words.estimatesNow, { quantity: quantityOf(now, formats), months: monthNames(now, words, formats) });
    return <Alert title={title}>{words.estimatesNowNext}</Alert>;
  }
  if (!isEstimated(before)) return null;
  return <Alert title={fill(words.estimatesBefore, { quantity: quantityOf(before, formats) })}>{words.estimatesBeforeNext}</Alert>;
}
