import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Grid } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { useErrorWords } from "../../../portal/src/platform/errors/useErrorWords.ts";
import { paymentPanelMessages } from "./panelMessages.it.ts";
import type { PaymentTerm } from "../../../portal/src/rooms/payments/paymentTerm.ts";
import { PaymentFacts, type PaymentFactsProps } from "./PaymentFacts.tsx";

interface PaymentPanelViewProps extends Omit<PaymentFactsProps, "term"> {
  load: Load<readonly PaymentTerm[]>;
}

/** The payment method of a supply and the delivery of its bills, from plain data (PM-19), with buttons to change both. */
export function PaymentPanelView({ load, ...rest }: PaymentPanelViewProps) {
  const words = useMessages(paymentPanelMessages);
  const errorWords = useErrorWords();
  const term = load.state === "Loaded" ? load.data[0] : undefined;
  if (term) return <PaymentFacts {...rest} term={term} />;
  switch (load.state) {
    case "Loading":
      return (
        <SkeletonGroup label={words.loading}>
          <Grid gap={8}>
            <Skeleton shape="control" height="16rem" />
            <Skeleton shape="control" height="16rem" />
          </Grid>
        </SkeletonGroup>
      );
    case "LoadFailure":
      return <ServerErrorPanel headingLevel={3} title={words.failed} description={errorWords(load.error)} onRetry={load.retry} />;
    case "Unset":
    case "NoDataFound":
    case "Loaded":
      return <EmptyState headingLevel={3} title={words.noneTitle} description={words.noneText} />;
  }
}
