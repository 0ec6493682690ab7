import { Fragment, forwardRef, type HTMLAttributes, type ReactNode, useMemo, useState } from "react";
import { ToggleGroup } from "../actions/ToggleGroup.tsx";
import { Waterfall } from "../charts/Waterfall.tsx";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { cx } from "../theme/cx.ts";
import { fill, useMessages } from "../theme/messages.ts";
import { type ExplainedBill, type Explanation, explainBill } from "./explainBill.ts";
import * as styles from "./WhyAmount.css.ts";
import { WhyEstimates } from "./WhyEstimates.tsx";
import { WhyTable } from "./WhyTable.tsx";
import { whyMessages } from "./whyMessages.it.ts";
import { beforeLabel, whySteps } from "./whySteps.tsx";
import { type Comparison, comparisons, moneyOf, type WhyWords, whySentence } from "./whyText.ts";

export interface WhyAmountProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  /** The bill to explain. Keep it stable between renders, the others too. */
  bill: ExplainedBill;
  /** The bill before it of the same supply; null if there is none to compare with. */
  previous: ExplainedBill | null;
  /** True if the supply is known to have no earlier document, not even a credit note: the sentence then says so. @default false */
  isFirst?: boolean | undefined;
  /** The bill of the same period of last year, if there is one: a switch compares with it. */
  lastYear?: ExplainedBill | null | undefined;
}

const canExplain = (bill: ExplainedBill, before: ExplainedBill | null | undefined) => Boolean(before && explainBill(bill, before));

/** Text with bold words between asterisks. */
export function Emphasized({ text }: { text: string }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order.
  return text.split("*").map((part, index) => (index % 2 ? <strong key={index}>{part}</strong> : <Fragment key={index}>{part}</Fragment>));
}

interface ComparedProps {
  bill: ExplainedBill;
  before: ExplainedBill;
  explanation: Explanation;
  comparison: Comparison;
  words: WhyWords;
}

function Compared({ bill, before, explanation, comparison, words }: ComparedProps) {
  const money = useMoneyText();
  const formats = useFormats();
  const facts = useMemo(() => ({ now: bill, before, explanation, words, formats }), [bill, before, explanation, words, formats]);
  const steps = useMemo(() => whySteps(facts, money), [facts, money]);
  const gap = Math.abs(explanation.unlisted.before) + Math.abs(explanation.unlisted.now);
  return (
    <>
      <p className={styles.sentence} data-sentence>
        <Emphasized text={whySentence(facts, comparison, money)} />
      </p>
      {!explanation.listed && <p className={styles.note}>{words.unlisted}</p>}
      <Waterfall
        label={words.chart}
        start={{ label: beforeLabel(facts), value: explanation.before / 100, text: moneyOf(explanation.before, money) }}
        steps={steps}
        end={{ label: words.now, text: moneyOf(explanation.now, money) }}
        cutNote={(value) => fill(words.cut, { amount: money(value) })}
      />
      {explanation.rows.some(({ id }) => id === "energy") && <p className={styles.note}>{words.together}</p>}
      {gap > 0 && <p className={styles.note}>{fill(words.gap, { amount: money(gap / 100) })}</p>}
      <WhyEstimates now={bill} before={before} words={words} />
      <WhyTable facts={facts} />
    </>
  );
}

/**
 * Explains the amount of a bill: a sentence, the steps from another bill's total to this one, which sum to the cent, what is
 * estimated, and both bills side by side. State: `data-compared`, with the bill it is compared with.
 */
export const WhyAmount = forwardRef<HTMLDivElement, WhyAmountProps>(function WhyAmount(
  { bill, previous, isFirst = false, lastYear, className, ...rest },
  ref,
) {
  const words = useMessages(whyMessages);
  const [chosen, setChosen] = useState<Comparison>(() =>
    lastYear && !canExplain(bill, previous) && (!previous || canExplain(bill, lastYear)) ? "lastYear" : "previous",
  );
  const before = chosen === "previous" ? previous : lastYear;
  const explanation = useMemo(() => before && explainBill(bill, before), [bill, before]);
  const labels = { previous: words.comparePrevious, lastYear: words.compareLastYear };
  return (
    <div {...rest} ref={ref} className={cx(styles.why, className)} data-compared={before ? chosen : undefined}>
      {previous && lastYear && (
        <ToggleGroup
          legend={words.compareWith}
          options={comparisons.map((value) => ({ value, label: labels[value] }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {before && explanation ? (
        <Compared bill={bill} before={before} explanation={explanation} comparison={chosen} words={words} />
      ) : (
        <p className={styles.sentence} data-sentence>
          {before ? words.unknownTotal : words[isFirst ? "first" : "noPrevious"]}
        </p>
      )}
    </div>
  );
});
