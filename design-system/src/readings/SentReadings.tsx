import { type Load, loadedData } from "../data/load.ts";
import { listState } from "../data/loadState.ts";
import { useRowsByTen } from "../data/useRowsByTen.ts";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { ReadingHistory } from "./ReadingHistory.tsx";
import type { KnownReading } from "./reading.ts";

const noReadings: readonly never[] = [];

interface SentReadingsProps {
  sent: Load<readonly (KnownReading & { readonly href: string })[]>;
}

/** The sent readings, ten at a time, each with a link to its page. Internal. */
export function SentReadings({ sent }: SentReadingsProps) {
  const words = useMessages(readingsPageMessages);
  const { shown, ...more } = useRowsByTen(loadedData(sent) ?? noReadings);
  return (
    <Stack as="section" gap={4}>
      <Heading headingLevel={2}>{words.history}</Heading>
      <ReadingHistory
        {...more}
        {...listState(sent)}
        label={words.history}
        headingLevel={3}
        readings={shown.map((reading) => ({ ...reading, supplyName: reading.supplyName ?? words.supplyUnknown }))}
      />
    </Stack>
  );
}
