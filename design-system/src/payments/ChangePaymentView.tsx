import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { ServerErrorPanel } from "../feedback/ServerErrorPanel.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { PageHeader } from "../layout/PageHeader.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useHandedFocus } from "../overlays/useHandedFocus.ts";
import { useMessages } from "../theme/messages.ts";
import { type ReactNode, Suspense } from "react";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { SubPageHeader } from "../../../platform/pages/SubPageHeader.tsx";
import { hasPendingChange } from "../paymentTerm.ts";
import { changeOutcome } from "./laterSteps.ts";
import type { ChangeData } from "./useChangeData.ts";
import { wizardMessages } from "./wizardMessages.it.ts";
import type { TargetMode } from "./changeSteps.ts";

interface ChangePaymentViewProps {
  mode: TargetMode;
  load: Load<ChangeData>;
  supplyHref: string;
  /** True once the change was sent from here: a pending change is this one, and its steps show the result. */
  sent: boolean;
  /** Renders the steps when their data are loaded. */
  wizard: (data: ChangeData) => ReactNode;
}

/** The page around the steps of a payment method change: while loading, and if nothing can be changed (RT-16, PM-16). */
export function ChangePaymentView({ mode, load, supplyHref, sent, wizard }: ChangePaymentViewProps) {
  const words = useMessages(wizardMessages);
  const errorWords = useErrorWords();
  const title = mode === "Bank" ? words.bankTitle : words.bookletTitle;
  const header = <SubPageHeader parent="supplyDetail" parentHref={supplyHref} title={title} />;
  switch (load.state) {
    case "Unset":
    case "Loading":
      return <Waiting title={title} />;
    case "LoadFailure":
      return (
        <>
          {header}
          <ServerErrorPanel title={words.failed} description={errorWords(load.error)} onRetry={load.retry} />
        </>
      );
    case "NoDataFound":
      return (
        <>
          {header}
          <EmptyState title={words.noTermTitle} description={words.noTermText} />
        </>
      );
    case "Loaded":
      return hasPendingChange(load.data.term) && !sent ? (
        <Suspense fallback={<Waiting title={title} />}>
          <changeOutcome.Component result={pendingElsewhere} mode={mode} supplyHref={supplyHref} takesFocus={false} />
        </Suspense>
      ) : (
        wizard(load.data)
      );
  }
}

/** A change that was sent from elsewhere: which debit it names is not known here. */
const pendingElsewhere = { outcome: "pending", value: null } as const;

function Waiting({ title }: { title: string }) {
  const { loading } = useMessages(wizardMessages);
  return (
    <div ref={useHandedFocus<HTMLDivElement>()} data-task="">
      <Stack gap={6}>
        <PageHeader title={title} />
        <SkeletonGroup label={loading}>
          <Skeleton shape="control" height="20rem" />
        </SkeletonGroup>
      </Stack>
    </div>
  );
}
