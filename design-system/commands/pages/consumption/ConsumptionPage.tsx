import { Button } from "@favilla/design-system/actions/Button.tsx";
import { CountBadge } from "@favilla/design-system/actions/CountBadge.tsx";
import { ConsumptionFilterDrawer } from "@favilla/design-system/consumption/ConsumptionFilterDrawer.tsx";
import { ConsumptionSection, ConsumptionSections } from "@favilla/design-system/consumption/ConsumptionSection.tsx";
import { ConsumptionSummary } from "@favilla/design-system/consumption/ConsumptionSummary.tsx";
import { ConsumptionView } from "@favilla/design-system/consumption/ConsumptionView.tsx";
import { type ConsumptionViewName, ConsumptionViewSwitch } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { countActiveConsumptionGroups, defaultConsumptionFilter } from "@favilla/design-system/consumption/consumptionFilter.ts";
import { PageHeader } from "@favilla/design-system/layout/PageHeader.tsx";
import { VisuallyHidden } from "@favilla/design-system/text/VisuallyHidden.tsx";
import { useState } from "react";
import type { Supply } from "./supplies.ts";

interface ConsumptionPageProps {
  /** The customer's supplies that have a meter. */
  supplies: readonly Supply[];
  currentYear: number;
}

/** The consumption of each supply, as a chart or a table of one year. */
export const ConsumptionPage = ({ supplies, currentYear }: ConsumptionPageProps) => (
  <>
    <PageHeader title="Consumi" />
    <ConsumptionSections openItem={supplies[0]?.id}>
      {supplies.map((supply) => (
        <SupplySection key={supply.id} supply={supply} currentYear={currentYear} />
      ))}
    </ConsumptionSections>
  </>
);

function SupplySection({ supply, currentYear }: { supply: Supply; currentYear: number }) {
  const { months, unit, ...facts } = supply;
  const [view, setView] = useState<ConsumptionViewName>("chart");
  const [period, setPeriod] = useState(() => defaultConsumptionFilter(currentYear));
  const [filterOpen, setFilterOpen] = useState(false);
  const data = { ...period, unit, months, previousYear: months };
  const filters = countActiveConsumptionGroups(period, currentYear);
  return (
    <>
      <ConsumptionSection
        {...facts}
        status="ready"
        summary={<ConsumptionSummary {...data} />}
        toolbar={
          <>
            <ConsumptionViewSwitch value={view} onChange={setView} />
            <Button variant="secondary" aria-haspopup="dialog" onClick={() => setFilterOpen(true)}>
              <VisuallyHidden>{`Periodo: ${period.year}, ${facts.name}${filters > 0 ? `, filtri attivi: ${filters}` : ""}`}</VisuallyHidden>
              <span aria-hidden="true">Periodo: {period.year}</span>
              {filters > 0 && <CountBadge count={filters} />}
            </Button>
          </>
        }
      >
        <ConsumptionView {...data} view={view} />
      </ConsumptionSection>
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
