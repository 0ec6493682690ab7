import type { ReactNode } from "react";
import { useMoneyText } from "../data/discreetText.ts";
import { tablePart as part } from "../data/tablePart.ts";
import { ContentText } from "../text/ContentText.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useDiscreet } from "../theme/discreet.ts";
import { fill } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import { type ExplainRow, isEstimated } from "./explainBill.ts";
import * as styles from "./WhyTable.css.ts";
import { factors, plainMoney, rowName, valueText } from "./whyRows.ts";
import { moneyOf, signedMoney, type WhyFacts, type WhyWords } from "./whyText.ts";

function rowLabel(row: ExplainRow, words: WhyWords, currency: string): ReactNode {
  const name = rowName(row, words, currency);
  if (name !== undefined) return name;
  const [beforeLabel, afterLabel] = words.rowAmount.replace("{currency}", currency).split("{label}");
  return (
    <>
      {beforeLabel}
      {row.label === null ? words[row.id as Exclude<ExplainRow["id"], "dailyPrice">] : <ContentText>{row.label}</ContentText>}
      {afterLabel}
    </>
  );
}

interface ValueProps {
  /** Column's header, which a narrow table shows before the value. */
  label: string;
  text: string;
  /** @default false */
  estimated?: boolean;
  words: WhyWords;
}

const Value = ({ label, text, estimated = false, words }: ValueProps) => (
  <td {...part.cell} className={styles.figure} data-label={label}>
    {estimated && <span aria-hidden="true">≈ </span>}
    {text}
    {estimated && <VisuallyHidden> {words.estimated}</VisuallyHidden>}
  </td>
);

/** Characters of the longest amount with which four columns fit a narrow phone: "10.000,00". */
const maxFigureLength = 9;

/** Both bills side by side, with each row's share of the difference. Four columns where four figures fit. */
export function WhyTable({ facts: { now, before, explanation, words } }: { facts: WhyFacts }) {
  const formats = useNumberFormats();
  const currency = formats.currencySign;
  const money = plainMoney(useMoneyText(), currency);
  const columns = [words.columnBefore, words.columnNow, currency === "€" ? words.columnEuros : currency] as const;
  const discreet = useDiscreet();
  const rows = discreet ? explanation.rows.filter(({ id }) => !factors.has(id)) : explanation.rows;
  const estimates = { before: isEstimated(before), now: isEstimated(now) };
  const isLong = [explanation.before, explanation.now].some((cents) => moneyOf(cents, money).length > maxFigureLength);
  return (
    <div className={styles.frame} data-long={isLong || undefined}>
      <table {...part.table} className={styles.table}>
        <caption className={styles.caption}>{words.table}</caption>
        <thead {...part.group}>
          <tr {...part.row}>
            {[words.item, ...columns].map((column) => (
              <th key={column} {...part.columnHeader}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...part.group}>
          {rows.map((row) => (
            <tr key={`${row.id} ${row.unit}`} {...part.row}>
              <th {...part.rowHeader}>{rowLabel(row, words, currency)}</th>
              <Value
                label={columns[0]}
                text={valueText(row, row.before, money, formats)}
                estimated={row.id === "use" && estimates.before}
                words={words}
              />
              <Value
                label={columns[1]}
                text={valueText(row, row.now, money, formats)}
                estimated={row.id === "use" && estimates.now}
                words={words}
              />
              <Value label={columns[2]} text={signedMoney(row.cents, money)} words={words} />
            </tr>
          ))}
          <tr {...part.row} className={styles.total}>
            <th {...part.rowHeader}>{fill(words.rowAmount, { currency, label: words.total })}</th>
            <Value label={columns[0]} text={moneyOf(explanation.before, money)} words={words} />
            <Value label={columns[1]} text={moneyOf(explanation.now, money)} words={words} />
            <Value label={columns[2]} text={signedMoney(explanation.now - explanation.before, money)} words={words} />
          </tr>
        </tbody>
      </table>
    </div>
  );
}
