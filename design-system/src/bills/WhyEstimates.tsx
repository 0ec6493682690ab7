import { type Formats, useFormats } from "../data/useFormats.ts";
import { Alert } from "../feedback/Alert.tsx";
import { type ExplainedBill, estimatedQuantity, isEstimated } from "./explainBill.ts";
import type { WhyWords } from "./whyText.ts";

interface WhyEstimatesProps {
  now: ExplainedBill;
  before: ExplainedBill;
  words: WhyWords;
}

/** Returns the names of the months that are estimated, oldest first: "dicembre e gennaio". */
const monthNames = ({ estimates = [] }: ExplainedBill, { formatList, formatMonthName }: Formats): string =>
  formatList([...new Set(estimates.map(({ month }) => month))].toSorted().map((month) => formatMonthName(month) ?? ""));

const unitOf = ({ lines }: ExplainedBill) => lines.find(({ kind, unit }) => kind === "energy" && unit)?.unit ?? "";

const quantityOf = (bill: ExplainedBill, { formatNumber }: Formats) =>
  `${formatNumber(estimatedQuantity(bill))}\u00a0${unitOf(bill)}`.trim();

/** Says which part of the consumption is an estimate, and what follows from it. */
export function WhyEstimates({ now, before, words }: WhyEstimatesProps) {
  const formats = useFormats();
  if (isEstimated(now)) {
    const values = { quantity: quantityOf(now, formats), months: monthNames(now, formats) };
    const title = formats.formatCount(words.estimatesNowOne, words.estimatesNow, estimatedQuantity(now), values);
    return <Alert title={title}>{words.estimatesNowNext}</Alert>;
  }
  if (!isEstimated(before)) return null;
  const values = { quantity: quantityOf(before, formats) };
  const title = formats.formatCount(words.estimatesBeforeOne, words.estimatesBefore, estimatedQuantity(before), values);
  return <Alert title={title}>{words.estimatesBeforeNext}</Alert>;
}
