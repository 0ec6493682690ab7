import { useMemo } from "react";
import type { ConsumptionViewName } from "../consumption/ConsumptionViewSwitch.tsx";
import { Loaded } from "../data/Loaded.tsx";
import type { Load } from "../data/load.ts";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { NothingFoundIllustration } from "../feedback/illustrations/NothingFoundIllustration.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/SkeletonGroup.tsx";
import { displayName, hasEnded, type Supply } from "../supplies/supply.ts";
import { useMessages } from "../theme/messages.ts";
import { useToday } from "../theme/today.ts";
import { MonthsSpent } from "./MonthsSpent.tsx";
import type { Spending, SupplyBill } from "./spending.ts";
import { type SpendingPeriod, spentMonths } from "./spendingBars.ts";
import { spendingMessages } from "./spendingMessages.it.ts";

export interface SupplySpendingViewProps {
  /** Cost of all supplies, from the customer's bills (`spendingOf`). */
  load: Load<Spending>;
  supply: Supply;
  period: SpendingPeriod;
  view: ConsumptionViewName;
}

const none: readonly SupplyBill[] = [];

/** The cost of a supply in a year, from its bills, month by month: a chart or a table. Import it dynamically, because it contains the chart's code. */
export function SupplySpendingView({ load, ...rest }: SupplySpendingViewProps) {
  const words = useMessages(spendingMessages);
  return (
    <Loaded
      load={load}
      loading={
        <SkeletonGroup label={words.loading}>
          <Skeleton height="20rem" shape="control" />
        </SkeletonGroup>
      }
      failedTitle={words.failedTitle}
    >
      {(spending) => <Months {...rest} spending={spending} />}
    </Loaded>
  );
}

interface MonthsProps extends Omit<SupplySpendingViewProps, "load"> {
  spending: Spending;
}

function Months({ spending: { bySupply, uncounted }, supply, period, view }: MonthsProps) {
  const words = useMessages(spendingMessages);
  const today = useToday();
  const supplyBills = bySupply.get(supply.id) ?? none;
  const ended = hasEnded(supply);
  const months = useMemo(() => spentMonths(supplyBills, period, today, ended), [supplyBills, period, today, ended]);
  if (months.every(({ euros }) => euros === null))
    return <EmptyState headingLevel={3} illustration={<NothingFoundIllustration />} title={words.noneTitle} description={words.noneText} />;
  return <MonthsSpent name={displayName(supply)} year={period.year} months={months} view={view} uncounted={uncounted} />;
}
