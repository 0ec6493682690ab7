import { type Load, loadedData } from "@favilla/design-system/data/load.ts";
import { listState } from "@favilla/design-system/data/loadState.ts";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { ReadingHistory } from "@favilla/design-system/readings/ReadingHistory.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { hrefTo } from "../../platform/pages/paths.ts";
import type { Supply } from "../supplies/supply.ts";
import { readingsPageMessages } from "@favilla/design-system/readings/pagesMessages.it.ts";
import { toSent } from "./readingCard.ts";
import type { SelfReading } from "./selfReading.ts";

const readingsPerPress = 10;
const none: readonly SelfReading[] = [];

interface HistoryProps {
  sent: Load<readonly SelfReading[]>;
  supplies: readonly Supply[] | undefined;
}

/** The sent readings, newest first, ten at a time, each with a link to its page. */
export function History({ sent, supplies }: HistoryProps) {
  const words = useMessages(readingsPageMessages);
  const [count, setCount] = useState(readingsPerPress);
  const readings = loadedData(sent) ?? none;
  return (
    <Stack as="section" gap={4}>
      <Heading headingLevel={2}>{words.history}</Heading>
      <ReadingHistory
        {...listState(sent)}
        label={words.history}
        headingLevel={3}
        readings={readings.slice(0, count).map((reading) => ({
          ...toSent(reading, supplies, words.supplyUnknown),
          href: hrefTo("readingDetail", { id: reading.id }),
        }))}
        hasMore={count < readings.length}
        step={Math.min(readingsPerPress, readings.length - count)}
        onLoadMore={() => setCount(count + readingsPerPress)}
      />
    </Stack>
  );
}
