import type { ReactNode } from "react";
import { sumKnown } from "../charts/sumKnown.ts";
import type { Commodity } from "../data/commodity.ts";
import { type Formats, useFormats } from "../data/useFormats.ts";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { fill, useMessages, type WordsOf } from "../theme/messages.ts";
import { ConsumptionSection, type ConsumptionSectionProps } from "./ConsumptionSection.tsx";
import { type ConsumptionMeasure, ConsumptionUnitSwitch } from "./ConsumptionUnitSwitch.tsx";
import { type ConsumptionViewName, ConsumptionViewSwitch } from "./ConsumptionViewSwitch.tsx";
import { unitOf } from "./consumptionFigures.ts";
import type { ConsumptionFilterValue } from "./consumptionFilter.ts";
import { type ConsumptionRow, isEstimatedRow } from "./consumptionRow.ts";
import { monthName } from "./consumptionText.ts";
import { PeriodStepper } from "./PeriodStepper.tsx";
import { consumptionPageMessages } from "./pageMessages.it.ts";

type Words = WordsOf<typeof consumptionPageMessages>;

/** Props, over 12 because of the supply's facts, the controls and the three slots. */
export interface SupplyConsumptionViewProps
  extends Pick<
    ConsumptionSectionProps,
    "id" | "name" | "commodity" | "onShow" | "ahead" | "status" | "onRetry" | "summary" | "outlook" | "headingLevel" | "children"
  > {
  /** True while the supply is being activated: without data, it has none to come before that. @default false */
  starting?: boolean | undefined;
  /** Rows of the supply's latest month, in order: they add up to the latest figure, and the last one has its date and source. */
  latest: readonly ConsumptionRow[];
  period: ConsumptionFilterValue;
  view: ConsumptionViewName;
  onView: (view: ConsumptionViewName) => void;
  /** True while the filter is loading. @default false */
  filterLoading?: boolean | undefined;
  /** Called when the pointer or focus reaches the button: start loading the filter. */
  onFilterNear?: (() => void) | undefined;
  /** Called to open a `ConsumptionFilterDrawer`. */
  onFilterOpen: () => void;
  /** Unit of the figures, that of the `SupplyFigures`. @default "energy" */
  measure?: ConsumptionMeasure | undefined;
  /** Called with the unit that was chosen. Without it there is no choice. */
  onMeasure?: ((measure: ConsumptionMeasure) => void) | undefined;
  /** Year in which the supply was activated. Earlier years are not offered. @default at most six years back */
  activationYear?: number | undefined;
  /** Called with the same months of the year before or after. Without it the period is chosen in the filter alone. */
  onPeriod?: ((period: ConsumptionFilterValue) => void) | undefined;
  /** A `ConsumptionFileMenu`, shown in status `ready`. @default none */
  exportMenu?: ReactNode;
}

/** Returns "41 Smc a ottobre" for the latest rows of a supply. */
function latestText(rows: readonly ConsumptionRow[], commodity: Commodity, words: Words, formats: Formats): string | undefined {
  const [row] = rows;
  const total = sumKnown(rows.map(({ consumption }) => consumption));
  if (!row || total === null) return undefined;
  const month = monthName(row.date, formats);
  const text = fill(month.startsWith("a") ? words.latestVowel : words.latest, {
    quantity: formats.formatQuantity(total, unitOf(commodity)),
    month,
  });
  return rows.some(isEstimatedRow) ? fill(words.latestEstimated, { latest: text }) : text;
}

/**
 * The consumption of one supply, an item of `ConsumptionSections`: the sentence, the controls, and the figures in each loading state. A
 * `SupplyFigures` as `children` comes with the chart's code, so import it dynamically when `onShow` is called.
 */
export function SupplyConsumptionView({
  starting = false,
  latest,
  period,
  view,
  onView,
  filterLoading,
  onFilterNear,
  onFilterOpen,
  measure = "energy",
  onMeasure,
  activationYear,
  onPeriod,
  exportMenu,
  ...section
}: SupplyConsumptionViewProps) {
  const { name, commodity, status } = section;
  const words = useMessages(consumptionPageMessages);
  const formats = useFormats();
  const hasFigures = status !== "empty";
  const row = latest.at(-1);
  const measured = row?.origin === "customer" ? words.fromCustomer : words.fromDistributor;
  return (
    <ConsumptionSection
      {...section}
      latest={latestText(latest, commodity, words, formats)}
      updatedAt={row?.date}
      source={row && (isEstimatedRow(row) ? words.fromEstimate : measured)}
      notActive={starting && !row && (status === "empty" || status === "loading")}
      toolbar={
        <>
          {hasFigures && onMeasure && <ConsumptionUnitSwitch unit={unitOf(commodity)} value={measure} onChange={onMeasure} />}
          <PeriodStepper
            name={name}
            period={period}
            activationYear={activationYear}
            onPeriod={onPeriod}
            filterLoading={filterLoading}
            onFilterNear={onFilterNear}
            onFilterOpen={onFilterOpen}
          />
          {hasFigures && <ConsumptionViewSwitch value={view} onChange={onView} />}
          {status === "loading" ? <Skeleton shape="control" width="2.75rem" height="3rem" /> : status === "ready" && exportMenu}
        </>
      }
    />
  );
}
