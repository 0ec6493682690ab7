import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { Text } from "../text/Text.tsx";
import { useMessages } from "../theme/messages.ts";
import { BillReadings, type BillReadingsProps } from "./BillReadings.tsx";
import { billFigureMessages } from "./figureMessages.it.ts";
import { RetryLine } from "./RetryLine.tsx";

export interface BillFigureViewProps extends Pick<BillReadingsProps, "name" | "unit"> {
  /** Readings of the billed period. Without any it is "NoDataFound". */
  load: Load<Pick<BillReadingsProps, "spans" | "startDate" | "endDate">>;
}

/** The readings behind a bill's amount, real or estimated, in each loading state. */
export function BillFigureView({ name, unit, load }: BillFigureViewProps) {
  const words = useMessages(billFigureMessages);
  return (
    <Loaded
      load={load}
      loading={
        <SkeletonGroup label={words.figureLoading}>
          <Skeleton shape="control" height="4rem" />
        </SkeletonGroup>
      }
      empty={<Text size="small">{words.figureNone}</Text>}
      failure={({ retry }) => <RetryLine onRetry={retry}>{words.figureFailed}</RetryLine>}
    >
      {(readings) => <BillReadings name={name} unit={unit} {...readings} />}
    </Loaded>
  );
}
