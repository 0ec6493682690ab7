import { Button } from "@favilla/design-system/actions/Button.tsx";
import { type AccountStatementFilterValue, defaultStatementFilter } from "@favilla/design-system/bills/accountStatementFilter.ts";
import { useMoneyText } from "@favilla/design-system/data/discreetText.ts";
import { Alert } from "@favilla/design-system/feedback/Alert.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { type Load, loaded } from "../../../platform/loading/load.ts";
import type { StatementTotal } from "./statement.ts";
import { statementPageMessages } from "./statementMessages.it.ts";

interface StatementBalanceProps {
  /** Totals of the whole account. */
  account: Load<StatementTotal>;
  filter: AccountStatementFilterValue;
  /** Called with the new filter. The button that calls it disappears. */
  onFilter: (filter: AccountStatementFilterValue) => void;
}

const toPay: AccountStatementFilterValue = { ...defaultStatementFilter, statuses: ["expiring", "expired"] };
const isToPay = ({ statuses }: AccountStatementFilterValue) => statuses.length === 2 && !statuses.includes("paid");

/** The amount that the customer still owes, whatever the filter is. Its failure is shown beside the table. */
export function StatementBalance({ account, filter, onFilter }: StatementBalanceProps) {
  const words = useMessages(statementPageMessages);
  const money = useMoneyText();
  if (account.state === "Loading")
    return (
      <SkeletonGroup label={words.description}>
        <Skeleton shape="control" height="3.5rem" />
      </SkeletonGroup>
    );
  const total = loaded(account);
  if (!total || total.count === 0) return null;
  if (total.balance < 0)
    return (
      <Alert tone="positive" title={fill(words.credit, { amount: money(-total.balance) })}>
        {words.creditText}
      </Alert>
    );
  if (total.balance === 0) return <Alert tone="positive" title={words.nothingToPay} />;
  return (
    <Alert
      title={fill(words.toPay, { amount: money(total.balance) })}
      action={
        !isToPay(filter) && (
          <Button size="small" variant="secondary" onClick={() => onFilter(toPay)}>
            {words.showToPay}
          </Button>
        )
      }
    />
  );
}
