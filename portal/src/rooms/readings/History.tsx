import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { ReadingHistory } from "@favilla/design-system/readings/ReadingHistory.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { useState } from "react";
import { type Load, loaded } from "../../platform/loading/load.ts";
import { hrefTo } from "../../platform/pages/paths.ts";
import type { Supply } from "../supplies/supply.ts";
import { readingsPageMessages } from "./messages.it.ts";
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
  const readings = loaded(sent) ?? none;
  const settled = sent.state === "LoadFailure" ? "failed" : "loaded";
  const state = sent.state === "Loading" || sent.state === "Unset" ? "loading" : settled;
  return (
    <Stack as="section" gap={4}>
      <Heading headingLevel={2}>{words.history}</Heading>
      <ReadingHistory
        state={state}
        label={words.history}
        headingLevel={3}
        readings={readings.slice(0, count).map((reading) => ({
          ...toSent(reading, supplies, words.supplyUnknown),
          href: hrefTo("readingDetail", { id: reading.id }),
        }))}
        onRetry={sent.state === "LoadFailure" ? sent.retry : undefined}
        hasMore={count < readings.length}
        step={Math.min(readingsPerPress, readings.length - count)}
        onLoadMore={() => setCount(count + readingsPerPress)}
      />
    </Stack>
  );
}
