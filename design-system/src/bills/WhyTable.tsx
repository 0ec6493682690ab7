import type { ReactNode } from "react";
import { useMoneyText } from "../data/discreetText.ts";
import { absent } from "../data/format.ts";
import { tablePart as part } from "../data/tablePart.ts";
import { ContentText } from "../text/ContentText.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { useDiscreet } from "../theme/discreet.ts";
import { fill } from "../theme/messages.ts";
import { type NumberFormats, useNumberFormats } from "../theme/numbers.ts";
import { type ExplainRow, isEstimated } from "./explainBill.ts";
import * as styles from "./WhyTable.css.ts";
import { type MoneyText, moneyOf, signedMoney, type WhyFacts, type WhyWords } from "./whyText.ts";

function rowLabel({ id, unit, mean, label }: ExplainRow, words: WhyWords, currency: string): ReactNode {
  switch (id) {
    case "days":
      return words.days;
    case "use":
      return fill(words.rowUse, { unit: unit ?? "" });
    case "price":
      return fill(mean ? words.rowMeanPrice : words.rowPrice, { currency, unit: unit ?? "" });
    case "dailyPrice":
      return fill(words.rowDailyPrice, { currency });
    default: {
      const [beforeLabel, afterLabel] = words.rowAmount.replace("{currency}", currency).split("{label}");
      return (
        <>
          {beforeLabel}
          {label === null ? words[id] : <ContentText>{label}</ContentText>}
          {afterLabel}
        </>
      );
    }
  }
}

/** Decimal places of a price: as many as it has, from two to five. */
const writePrice = (price: number, { formatNumber }: NumberFormats) => {
  const digits = [2, 3, 4].find((places) => Math.abs(price * 10 ** places - Math.round(price * 10 ** places)) < 1e-6);
  return formatNumber(price, digits ?? 5);
};

/** Formats an amount without its currency, which the row's label names. */
const plainMoney =
  (money: MoneyText, sign: string): MoneyText =>
  (amount) =>
    money(amount).replace(sign, "").trim();

function valueText({ id }: ExplainRow, value: number | null, money: MoneyText, formats: NumberFormats): string {
  if (value === null) return absent;
  if (id === "days" || id === "use") return formats.formatNumber(value);
  return id === "price" || id === "dailyPrice" ? writePrice(value, formats) : moneyOf(value, money);
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

/** Rows whose product is an amount, which they would tell in discreet mode (CH-44). */
const factors: ReadonlySet<ExplainRow["id"]> = new Set(["use", "price", "dailyPrice"]);

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
