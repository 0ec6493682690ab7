import type { ReactNode } from "react";
import { Amount } from "../data/Amount.tsx";
import { useMoneyText } from "../data/discreetText.ts";
import { useFormats } from "../data/useFormats.ts";
import { Heading } from "../text/Heading.tsx";
import { Text } from "../text/Text.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { QuantityUnit } from "../theme/numbers.ts";
import { BeforeAfter } from "./BeforeAfter.tsx";
import type { PriceChange } from "./contract.ts";
import * as styles from "./PriceChange.css.ts";
import { totalUse, type YearOfUse, yearCost } from "./priceChange.ts";
import { priceChangeMessages } from "./priceChangeMessages.it.ts";

interface YearAtPricesProps {
  change: PriceChange;
  unit: QuantityUnit;
  /** Undefined where twelve months are not known. */
  year: YearOfUse | undefined;
}

/** The cost of the customer's last twelve months at the old and the new price, or the reason why nobody computes it. Internal. */
export function YearAtPrices({ change: { before, after }, unit, year }: YearAtPricesProps) {
  const words = useMessages(priceChangeMessages);
  const money = useMoneyText();
  const { formatQuantity, formatMonthYear, fillDates } = useFormats();
  const withTitle = (text: ReactNode) => (
    <div className={styles.text}>
      <Heading headingLevel={3} size="small">
        {words.yearTitle}
      </Heading>
      <Text>{text}</Text>
    </div>
  );
  if (!year) return withTitle(words.noYear);
  const [old, next] = [yearCost(before, year), yearCost(after, year)];
  if (!old || !next) return withTitle(words.noPrices);
  const more = next.total - old.total;
  const cents = (amount: number) => <Amount euros={amount / 100} />;
  const differenceWords = more > 0 ? words.more : words.less;
  return (
    <>
      {withTitle(
        <>
          {fillDates(words.yearText, {
            quantity: formatQuantity(totalUse(year), unit, 0),
            from: formatMonthYear(year.from) ?? year.from,
            to: formatMonthYear(year.to) ?? year.to,
          })}
          {year.estimated && ` ${words.estimated}`}
        </>,
      )}
      <BeforeAfter
        caption={words.yearCaption}
        rows={[
          { label: words.energy, before: cents(old.energy), after: cents(next.energy) },
          { label: words.fixed, before: cents(old.fixed), after: cents(next.fixed) },
        ]}
        total={{ label: words.total, before: cents(old.total), after: cents(next.total) }}
      />
      <div className={styles.text}>
        <Text>
          <strong>{more === 0 ? words.same : fill(differenceWords, { amount: money(Math.abs(more) / 100) })}</strong>
        </Text>
        <Text size="small" tone="muted">
          {words.included}
        </Text>
      </div>
    </>
  );
}
