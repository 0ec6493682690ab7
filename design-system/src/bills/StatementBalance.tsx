import { useMoneyText } from "../data/discreetText.ts";
import { type Load, loadedData } from "../data/load.ts";
import { Alert } from "../feedback/Alert.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Card } from "../layout/Card.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import type { AccountTotal } from "./accountBalance.ts";
import { noOpenDocuments, type OpenDocuments } from "./openDocuments.ts";
import * as styles from "./StatementBalance.css.ts";
import { BalanceLine, BalanceLines, debtsOf } from "./StatementBalanceLines.tsx";
import { statementPageMessages } from "./statementPageMessages.it.ts";

export interface StatementBalanceProps {
  /** Totals of the whole account. */
  account: Load<AccountTotal>;
  /** Sums of the unpaid documents, if all documents are known. */
  open: OpenDocuments | undefined;
  /** True while the documents that tell it are loading. */
  loading: boolean;
}

const inCents = (euros: number) => Math.round(euros * 100);
const sumOf = (open: OpenDocuments) => Object.values(open).reduce((sum, { amount }) => sum + inCents(amount), 0);

function NothingToPay({ credit }: { credit: number }) {
  const words = useMessages(statementPageMessages);
  const money = useMoneyText();
  if (credit === 0) return <Alert tone="positive" title={words.nothingToPay} />;
  return (
    <Alert tone="positive" title={fill(words.credit, { amount: money(credit) })}>
      {words.creditText}
    </Alert>
  );
}

/**
 * Amounts that the customer pays, amounts that leave the account by themselves, credits, and the balance that they add up to. If they do not,
 * the balance stands alone. While the balance is coming, lines that the documents tell of keep their places. A failure is shown beside the
 * table.
 */
export function StatementBalance({ account, open, loading }: StatementBalanceProps) {
  const words = useMessages(statementPageMessages);
  if (account.state === "Loading" || (loading && account.state === "Loaded")) {
    const isSettled = !loading && open && debtsOf(open) === 0 && sumOf(open) <= 0;
    return (
      <SkeletonGroup label={words.balanceLoading} className={styles.frame}>
        {isSettled ? (
          <Skeleton shape="control" height="3rem" />
        ) : (
          <Card aria-hidden>
            {loading ? (
              <dl className={styles.lines}>
                <BalanceLine name={words.youPay} className={styles.first} />
                <BalanceLine name={words.debit} />
                <BalanceLine name={words.balanceToday} className={styles.total} />
              </dl>
            ) : (
              <BalanceLines open={open ?? noOpenDocuments} balance={undefined} />
            )}
          </Card>
        )}
      </SkeletonGroup>
    );
  }
  const total = loadedData(account);
  if (!total || total.count === 0) return null;
  const known = open && sumOf(open) === inCents(total.balance) ? open : undefined;
  // A balance of zero or less may still hide a bill to pay, unless the documents are known.
  if (known && debtsOf(known) === 0 && total.balance <= 0) return <NothingToPay credit={-total.balance} />;
  return (
    <div className={styles.frame}>
      <Card as="section" aria-label={words.balance}>
        <BalanceLines open={known ?? noOpenDocuments} balance={total.balance} />
      </Card>
    </div>
  );
}
