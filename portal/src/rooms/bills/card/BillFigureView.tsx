import { Button } from "@favilla/design-system/actions/Button.tsx";
import { DescriptionList } from "@favilla/design-system/data/DescriptionList.tsx";
import { Skeleton } from "@favilla/design-system/feedback/Skeleton.tsx";
import { SkeletonGroup } from "@favilla/design-system/feedback/SkeletonGroup.tsx";
import { Inline, Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Text } from "@favilla/design-system/text/Text.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import type { Load } from "../../../platform/loading/load.ts";
import type { ConsumptionRow } from "../../consumption/consumption.ts";
import { figureReadings, figureText } from "./billFigures.ts";
import { billFigureMessages } from "./figureMessages.it.ts";

interface BillFigureViewProps {
  /** Name of the supply, if the bill is for more than one. */
  name?: string | undefined;
  unit: "kWh" | "Smc";
  load: Load<readonly ConsumptionRow[]>;
}

/** The readings behind a bill's amount, real or estimated, from plain data. */
export function BillFigureView({ name, unit, load }: BillFigureViewProps) {
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
      case "Loaded":
        return (
          <>
            <Text size="small">{figureText(load.data, unit, words)}</Text>
            <DescriptionList items={figureReadings(load.data, words)} />
          </>
        );
    }
  };
  return (
    <Stack gap={2}>
      <Text>
        <strong>{name ? fill(words.figureOf, { name }) : words.figureTitle}</strong>
      </Text>
      {body()}
    </Stack>
  );
}
