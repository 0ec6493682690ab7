import { Button } from "@favilla/design-system/actions/Button.tsx";
import { BillReadings } from "@favilla/design-system/bills/BillReadings.tsx";
import type { ConsumptionRow } from "@favilla/design-system/consumption/consumptionRow.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Inline } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { billSpans } from "./billFigures.ts";
import { billFigureMessages } from "./figureMessages.it.ts";

interface BillFigureViewProps {
  /** Name of the supply, if the bill is for more than one. */
  name?: string | undefined;
  unit: "kWh" | "Smc";
  /** First day of the billed period. */
  from: string;
  load: Load<readonly ConsumptionRow[]>;
}

/** The readings behind a bill's amount, real or estimated, from plain data. */
export function BillFigureView({ name, unit, from, load }: BillFigureViewProps) {
  const words = useMessages(billFigureMessages);
  const body = () => {
    switch (load.state) {
      case "Unset":
      case "NoDataFound":
        return <Text size="small">{words.figureNone}</Text>;
      case "Loading":
        return (
          <SkeletonGroup label={words.figureLoading}>
            <Skeleton shape="control" height="4rem" />
          </SkeletonGroup>
        );
      case "LoadFailure":
        return (
          <Inline>
            <Text size="small" tone="negative">
              {words.figureFailed}
            </Text>
            <Button size="small" variant="secondary" onClick={load.retry}>
              {words.retry}
            </Button>
          </Inline>
        );
      case "Loaded": {
        const found = billSpans(load.data, from);
        return found ? <BillReadings name={name} unit={unit} {...found} /> : <Text size="small">{words.figureNone}</Text>;
      }
    }
  };
  return body();
}
