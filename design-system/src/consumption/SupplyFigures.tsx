import { type ReactNode, Suspense } from "react";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useMessages } from "../theme/messages.ts";
import { ConsumptionReadingTable } from "./ConsumptionReadingTable.tsx";
import { OutlookSkeleton } from "./ConsumptionSkeleton.tsx";
import { type ConsumptionMeasure, ConsumptionUnitSwitch } from "./ConsumptionUnitSwitch.tsx";
import { ConsumptionView } from "./ConsumptionView.tsx";
import type { ConsumptionViewName } from "./ConsumptionViewSwitch.tsx";
import type { ConsumptionFigures } from "./consumptionFigures.ts";
import { consumptionPageMessages } from "./pageMessages.it.ts";

export interface SupplyFiguresProps {
  figures: ConsumptionFigures;
  view: ConsumptionViewName;
  measure: ConsumptionMeasure;
  /** Draws a `ConsumptionUnitSwitch` under the figures. A `SupplyConsumptionView` has one among its controls. @default none */
  onMeasure?: ((measure: ConsumptionMeasure) => void) | undefined;
  /** The figures in euros, shown when they are chosen. They may suspend. */
  children?: ReactNode;
  /** Content below the figures. It may suspend. @default none */
  outlook?: ReactNode;
}

/**
 * The chart or the table of one supply, in energy or in euros; below a table of energy, the single readings. Import it dynamically, because
 * it contains the chart's code.
 */
export function SupplyFigures({ figures: { data, readings, spans }, view, measure, onMeasure, children, outlook }: SupplyFiguresProps) {
  const words = useMessages(consumptionPageMessages);
  const energy = measure === "energy";
  return (
    <Stack gap={3}>
      {energy ? <ConsumptionView {...data} view={view} /> : <Suspense fallback={<Skeleton height="20rem" />}>{children}</Suspense>}
      {onMeasure && <ConsumptionUnitSwitch unit={data.unit} value={measure} onChange={onMeasure} />}
      {view === "table" && energy && (
        <Disclosure summary={words.readings}>
          <ConsumptionReadingTable readings={readings} spans={spans} unit={data.unit} />
        </Disclosure>
      )}
      {outlook && <Suspense fallback={<OutlookSkeleton />}>{outlook}</Suspense>}
    </Stack>
  );
}
