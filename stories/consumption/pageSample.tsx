import { ConsumptionFileMenu } from "@favilla/design-system/consumption/ConsumptionFileMenu.tsx";
import { ConsumptionSummary } from "@favilla/design-system/consumption/ConsumptionSummary.tsx";
import type { SupplyOfConsumption } from "@favilla/design-system/consumption/ConsumptionsView.tsx";
import type { ConsumptionMeasure } from "@favilla/design-system/consumption/ConsumptionUnitSwitch.tsx";
import type { ConsumptionViewName } from "@favilla/design-system/consumption/ConsumptionViewSwitch.tsx";
import { figuresOf } from "@favilla/design-system/consumption/consumptionFigures.ts";
import { defaultConsumptionFilter } from "@favilla/design-system/consumption/consumptionFilter.ts";
import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import { SupplyConsumptionView, type SupplyConsumptionViewProps } from "@favilla/design-system/consumption/SupplyConsumptionView.tsx";
import { SupplyFigures } from "@favilla/design-system/consumption/SupplyFigures.tsx";
import { useMemo, useState } from "react";
import { fn } from "storybook/test";

const currentYear = 2026;

export const consumptionRow = (date: string, consumption: number | null, changes: Partial<ConsumptionRow> = {}): ConsumptionRow => ({
  date,
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  consumption,
  reading: 4000 + Math.round(consumption ?? 0),
  zone: null,
  description: null,
  origin: "distributor",
  ...changes,
});

const monthly = [182.4, 160.2, 121.7, 64.3, 28.1, 12.6, 9.8, 0, 11.2, 47.5, 118.3];
const ends = ["01-31", "02-28", "03-31", "04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31", "11-15"];
const ofYear = (year: number, factor: number) =>
  monthly.flatMap((used, month) => {
    const consumption = Math.round(used * factor * 10) / 10;
    return month === 6 && year === currentYear
      ? []
      : [consumptionRow(`${year}-${ends[month]}`, consumption, month % 4 === 1 ? { origin: "estimate" } : {})];
  });

/** Gas with some estimated months and no reading in July; electricity the same in three bands. */
const gasRows = [...ofYear(2025, 1.1), ...ofYear(2026, 1)];
export const electricityRows = gasRows.flatMap((each) =>
  (["F1", "F2", "F3"] as const).map((zone) => ({ ...each, zone, consumption: (each.consumption ?? 0) / 3 })),
);

/** The newest reading of the samples. */
export const latestRows = gasRows.slice(-1);

/** A supply with what a search finds it by. */
export interface SampleSupply extends SupplyOfConsumption {
  name: string;
  address: string | undefined;
  podOrPdr: string;
}

const casa: SampleSupply = {
  id: "supply-1",
  name: "Casa di Bologna",
  commodity: "electricity",
  address: "Via Fittizia 8, Bologna",
  podOrPdr: "IT001E00000001",
};

export const supplies: readonly SampleSupply[] = [
  casa,
  { id: "supply-2", name: "Via dei Tigli 14", commodity: "gas", address: "Bologna", podOrPdr: "00000000000001" },
  { ...casa, id: "supply-3", name: "Casa al mare", address: "Viale Campione 2, Rimini", podOrPdr: "IT001E00000002" },
];

export const manySupplies = (count: number): SampleSupply[] =>
  Array.from({ length: count }, (_, index) => ({ ...casa, id: `supply-${index}`, name: `Condominio Campione, scala ${index + 1}` }));

/** A name of eighty characters with very long Italian words. */
export const longName = "Condominio precipitevolissimevolmente elettroencefalograficamente amministrato da";

/** A section as a page builds it, with its own figures. */
export function SampleSection({
  view: firstView = "chart",
  period: firstPeriod = defaultConsumptionFilter(currentYear),
  ...args
}: Partial<SupplyConsumptionViewProps> & Pick<SupplyConsumptionViewProps, "id" | "name" | "commodity">) {
  const [view, setView] = useState<ConsumptionViewName>(firstView);
  const [period, setPeriod] = useState(firstPeriod);
  const [measure, setMeasure] = useState<ConsumptionMeasure>("energy");
  const rows = args.commodity === "gas" ? gasRows : electricityRows;
  const figures = useMemo(() => figuresOf(rows, period, args.commodity), [rows, period, args.commodity]);
  return (
    <SupplyConsumptionView
      latest={latestRows}
      status="ready"
      onFilterOpen={fn()}
      summary={<ConsumptionSummary {...figures.data} />}
      exportMenu={<ConsumptionFileMenu name={args.name} onExport={fn()} onSaveChart={view === "chart" ? fn() : undefined} />}
      {...args}
      period={period}
      view={view}
      onView={setView}
      measure={measure}
      onMeasure={setMeasure}
      onPeriod={setPeriod}
    >
      <SupplyFigures figures={figures} view={view} measure={measure} outlook={<p>Prossima bolletta.</p>}>
        <p>Gli euro, dalla stanza delle bollette.</p>
      </SupplyFigures>
    </SupplyConsumptionView>
  );
}
