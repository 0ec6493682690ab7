import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { useMessages } from "../theme/messages.ts";
import type { ConsumptionUnit } from "./consumption.ts";
import { LastMonth } from "./LastMonth.tsx";
import { LastMonthSkeleton } from "./LastMonthSkeleton.tsx";
import { lastMonthMessages } from "./lastMonthMessages.it.ts";
import type { LastMonths } from "./lastMonths.ts";

export interface LastMonthViewProps {
  /** The newest months, as `lastMonths` finds them. */
  load: Load<LastMonths>;
  unit: ConsumptionUnit;
}

/** The newest month of a supply, for its page. Renders nothing if there is no consumption, or if it could not be loaded. */
export function LastMonthView({ load, unit }: LastMonthViewProps) {
  const { loading } = useMessages(lastMonthMessages);
  return (
    <Loaded
      load={load}
      loading={
        <SkeletonGroup label={loading}>
          <LastMonthSkeleton />
        </SkeletonGroup>
      }
      failure={() => null}
    >
      {({ months, before }) => <LastMonth months={months} before={before} unit={unit} />}
    </Loaded>
  );
}
