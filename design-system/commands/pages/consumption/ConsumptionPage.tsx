import { ConsumptionFilterDrawer } from "@favilla/design-system/consumption/ConsumptionFilterDrawer.tsx";
import { ConsumptionSummary } from "@favilla/design-system/consumption/ConsumptionSummary.tsx";
import { ConsumptionsView } from "@favilla/design-system/consumption/ConsumptionsView.tsx";
import { ConsumptionView } from "@favilla/design-system/consumption/ConsumptionView.tsx";
import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { figuresOf } from "@favilla/design-system/consumption/consumptionFigures.ts";
import { defaultConsumptionFilter } from "@favilla/design-system/consumption/consumptionFilter.ts";
import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import { SupplyConsumptionView } from "@favilla/design-system/consumption/SupplyConsumptionView.tsx";
import { loadOf } from "@favilla/design-system/data/load.ts";
import { displayName, type Supply } from "@favilla/design-system/supplies/supply.ts";
import { useMemo, useState } from "react";

/** A supply with its consumption. */
export interface MeasuredSupply extends Supply {
  /** Rows of all years, the oldest first. */
  readonly rows: readonly ConsumptionRow[];
}

interface ConsumptionPageProps {
  supplies: readonly MeasuredSupply[];
  currentYear: number;
}

/** The consumption of each supply, as a chart or a table of one year. */
export const ConsumptionPage = ({ supplies, currentYear }: ConsumptionPageProps) => (
  <ConsumptionsView
    title="Consumi"
    supplies={loadOf(supplies)}
    section={(supply) => <Section supply={supply} currentYear={currentYear} />}
  />
);

function Section({ supply, currentYear }: { supply: MeasuredSupply; currentYear: number }) {
  const { id, commodity, rows } = supply;
  const [view, setView] = useState<ConsumptionViewName>("chart");
  const [period, setPeriod] = useState(() => defaultConsumptionFilter(currentYear));
  const [filterOpen, setFilterOpen] = useState(false);
  const { data } = useMemo(() => figuresOf(rows, period, commodity), [rows, period, commodity]);
  return (
    <>
      <SupplyConsumptionView
        id={id}
        name={displayName(supply)}
        commodity={commodity}
        status="ready"
        latest={rows.slice(-1)}
        period={period}
        view={view}
        onView={setView}
        onPeriod={setPeriod}
        onFilterOpen={() => setFilterOpen(true)}
        summary={<ConsumptionSummary {...data} />}
      >
        <ConsumptionView {...data} view={view} />
      </SupplyConsumptionView>
      <ConsumptionFilterDrawer
        open={filterOpen}
        value={period}
        currentYear={currentYear}
        onApply={(next) => {
          setPeriod(next);
          setFilterOpen(false);
        }}
        onClose={() => setFilterOpen(false)}
      />
    </>
  );
}
