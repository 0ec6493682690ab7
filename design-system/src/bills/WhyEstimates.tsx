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

/** Returns the names of the months that are estimated, oldest first: "dicembre e gennaio". */
const monthNames = ({ estimates = [] }: ExplainedBill, { formatList, formatMonthName }: Formats): string =>
  formatList([...new Set(estimates.map(({ month }) => month))].toSorted().map((month) => formatMonthName(month) ?? ""));

const unitOf = ({ lines }: ExplainedBill) => lines.find(({ kind, unit }) => kind === "energy" && unit)?.unit ?? "";

const quantityOf = (bill: ExplainedBill, { formatNumber }: Formats) =>
  `${formatNumber(estimatedQuantity(bill))}\u00a0${unitOf(bill)}`.trim();

const isOne = (bill: ExplainedBill) => estimatedQuantity(bill) === 1;

/** Says which part of the consumption is an estimate, and what follows from it. */
export function WhyEstimates({ now, before, words }: WhyEstimatesProps) {
  const formats = useFormats();
  if (isEstimated(now)) {
    const sentence = isOne(now) ? words.estimatesNowOne : words.estimatesNow;
    const title = fill(sentence, { quantity: quantityOf(now, formats), months: monthNames(now, formats) });
    return <Alert title={title}>{words.estimatesNowNext}</Alert>;
  }
  if (!isEstimated(before)) return null;
  const sentence = isOne(before) ? words.estimatesBeforeOne : words.estimatesBefore;
  return <Alert title={fill(sentence, { quantity: quantityOf(before, formats) })}>{words.estimatesBeforeNext}</Alert>;
}
