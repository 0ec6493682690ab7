import { Fragment } from "react";
import { Amount } from "../data/Amount.tsx";
import { useMessages } from "../theme/messages.ts";
import { useNumberFormats } from "../theme/numbers.ts";
import * as styles from "./AccountStatementTable.css.ts";
import type { StatementSums } from "./accountStatement.ts";
import { statementMessages } from "./statementMessages.it.ts";

interface StatementTotalProps {
  total: number;
  totalCount: number | undefined;
  sums: StatementSums | undefined;
}

/** The line below the documents: what was issued, minus what was paid and what is in credit, is what is left (AS-19). */
export function StatementTotal({ total, totalCount, sums }: StatementTotalProps) {
  const words = useMessages(statementMessages);
  const { formatCount, formatNumber } = useNumberFormats();
  if (!sums)
    return (
      <p className={styles.total}>
        <span className={styles.term}>
          {totalCount === undefined ? words.total : formatCount(words.totalOne, words.totalOther, totalCount)} <Amount euros={total} />
        </span>
      </p>
    );
  const { issued, paid, credit, left } = sums;
  const terms = [
    [formatCount(words.issuedOne, words.issuedOther, issued.count), issued.amount],
    [`− ${words.paid} ${formatNumber(paid.count)}`, paid.amount],
    ...(credit.count > 0 ? ([[`− ${words.credit}`, credit.amount]] as const) : []),
    [`= ${left.amount < 0 ? words.inCredit : `${words.left} ${formatNumber(left.count)}`}`, Math.abs(left.amount)],
  ] as const;
  return (
    <p className={styles.total}>
      {terms.map(([term, amount]) => (
        <Fragment key={term}>
          <span className={styles.term}>
            {term}, <Amount euros={amount} />
          </span>{" "}
        </Fragment>
      ))}
    </p>
  );
}
