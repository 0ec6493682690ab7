import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Grid } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { PaymentFacts, type PaymentFactsProps } from "./PaymentFacts.tsx";
import { type PaymentTermFacts, paymentParts } from "./PaymentSummary.tsx";
import { paymentPanelMessages } from "./panelMessages.it.ts";

export interface PaymentPanelViewProps extends PaymentFactsProps {
  load: Load<PaymentTermFacts>;
}

/** The panel of a supply about its payment method, or about the delivery of its bills (PM-19), with the forms that change them. */
export function PaymentPanelView({ load, ...rest }: PaymentPanelViewProps) {
  const words = useMessages(paymentPanelMessages);
  return (
    <Loaded
      load={load}
      loading={
        <SkeletonGroup label={words.loading}>
          <Grid gap={8}>
            {paymentParts.map((part) => (
              <Skeleton key={part} shape="control" height="16rem" />
            ))}
          </Grid>
        </SkeletonGroup>
      }
      failedTitle={words.failed}
      headingLevel={3}
      empty={<EmptyState headingLevel={3} title={words.noneTitle} description={words.noneText} />}
    >
      {(term) => <PaymentFacts {...rest} term={term} />}
    </Loaded>
  );
}
