import type { Formats } from "../data/useFormats.ts";
import { fill, type WordsOf } from "../theme/messages.ts";
import * as styles from "./BillLines.css.ts";
import type { BillFacts } from "./billFacts.ts";
import { quantityText } from "./billText.ts";
import type { billsMessages } from "./messages.it.ts";

/** Returns the sum of the parts in euros, or undefined if a part has no amount. */
function sumOf(lines: NonNullable<BillFacts["lines"]>): number | undefined {
  const cents = lines.reduce((sum, { amount }) => sum + Math.round(Number(amount ?? Number.NaN) * 100), 0);
  return Number.isFinite(cents) ? cents / 100 : undefined;
}

interface BillLinesProps extends Pick<BillFacts, "total"> {
  /** Hides amounts and prices (CH-21). */
  discreet: boolean;
  lines: NonNullable<BillFacts["lines"]>;
  words: WordsOf<typeof billsMessages>;
  formats: Formats;
}

const isCredit = (euros: number | null | undefined) => Number(euros) < 0 || undefined;

/** The parts of a bill's total with quantity and unit price, and the total. It has no hook, because cards of long lists contain it. */
export function BillLines({ lines, total, discreet, words, formats }: BillLinesProps) {
  const sum = sumOf(lines);
  const money = (euros: number | null | undefined) =>
    discreet && Number.isFinite(euros) ? formats.hiddenMoney : formats.formatMoney(euros);
  const differs = sum !== undefined && Number.isFinite(total) && Math.round(sum * 100) !== Math.round(Number(total) * 100);
  return (
    <>
      <dl className={styles.lines}>
        {lines.flatMap((line) => {
          const quantity = discreet ? undefined : quantityText(line, formats);
          return [
            <dt key={line.id}>
              {line.label}
              {quantity && <small>{quantity}</small>}
            </dt>,
            <dd key={`${line.id}=`} data-credit={isCredit(line.amount)}>
              {money(line.amount)}
            </dd>,
          ];
        })}
        <dt className={styles.total}>{words.total}</dt>
        <dd className={styles.total} data-credit={isCredit(total)}>
          {money(total)}
        </dd>
      </dl>
      {differs && <p className={styles.note}>{fill(words.linesDiffer, { sum: money(sum) })}</p>}
    </>
  );
}
