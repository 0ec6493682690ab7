import type { Load } from "@favilla/design-system/data/load.ts";
import { EmptyState } from "@favilla/design-system/feedback/EmptyState.tsx";
import { ServerErrorPanel } from "@favilla/design-system/feedback/ServerErrorPanel.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Grid } from "@favilla/design-system/layout/Stack.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { paymentPanelMessages } from "../panelMessages.it.ts";
import type { PaymentTerm } from "../paymentTerm.ts";
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
