import type { WaterfallStep } from "../charts/Waterfall.tsx";
import { yearOf } from "../data/dates.ts";
import { type Formats, formatsOf } from "../data/useFormats.ts";
import { fill } from "../theme/messages.ts";
import { monthsText } from "./billText.ts";
import { type ExplainedBill, estimatedQuantity, isEstimated } from "./explainBill.ts";
import { type MoneyText, signedMoney, stepLabel, type WhyFacts } from "./whyText.ts";

/** Returns the months of a bill, with the year if it is not that of the other bill. */
function monthsOf({ period }: ExplainedBill, other: ExplainedBill, { formatMonthYear }: Formats): string | undefined {
  const months = monthsText(period?.from, period?.to, formatMonthYear);
  const [year, another] = [period?.to, other.period?.to].map((day) => day && yearOf(day));
  return year && year === another ? months?.replaceAll(` ${year}`, "") : months;
}

/** Returns the name of the bill to compare with. */
export function beforeLabel({ before, now, words, formats = formatsOf() }: WhyFacts): string {
  const period = monthsOf(before, now, formats);
  return period ? fill(words.before, { period }) : words.beforeUnknown;
}

/** Returns the words after an estimated quantity: all of it, or a part. */
function estimateNote({ before, now, explanation, words }: WhyFacts): string {
  const { now: used } = explanation.rows.find(({ id }) => id === "use") ?? {};
  return isEstimated(now) && !isEstimated(before) && used === estimatedQuantity(now) ? words.estimated : words.partlyEstimated;
}

/** The sign of an estimate, which screen readers skip: the words after it say it. */
const about = <span aria-hidden="true">≈ </span>;

/** Returns the steps of an explanation for the waterfall, in words. */
export const whySteps = (facts: WhyFacts, money: MoneyText): WaterfallStep[] =>
  facts.explanation.steps.map(({ id, cents }) => {
    const estimated = (id === "use" || id === "energy") && (isEstimated(facts.now) || isEstimated(facts.before));
    return {
      id,
      label: stepLabel(id, facts),
      value: cents / 100,
      text: signedMoney(cents, money),
      estimated,
      note: estimated && (
        <>
          {about}
          {estimateNote(facts)}
        </>
      ),
    };
  });
