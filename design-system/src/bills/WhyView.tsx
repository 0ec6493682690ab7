import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { useMessages } from "../theme/messages.ts";
import { RetryLine } from "./RetryLine.tsx";
import { WhyAmount, type WhyAmountProps } from "./WhyAmount.tsx";
import { billWhyMessages } from "./whyPageMessages.it.ts";

/** A bill and those to compare it with, ready to explain. */
export type Why = Pick<WhyAmountProps, "bill" | "previous" | "lastYear" | "isFirst">;

export interface WhyViewProps {
  load: Load<Why>;
}

/** The explanation of a bill's amount in each loading state. Without data to explain it with it renders nothing. */
export function WhyView({ load }: WhyViewProps) {
  const words = useMessages(billWhyMessages);
  return (
    <Loaded
      load={load}
      loading={
        <SkeletonGroup label={words.whyLoading}>
          <Skeleton shape="control" height="36rem" />
        </SkeletonGroup>
      }
      failure={({ retry }) => <RetryLine onRetry={retry}>{words.whyFailed}</RetryLine>}
    >
      {(why) => <WhyAmount {...why} />}
    </Loaded>
  );
}
