import { Button } from "@favilla/design-system/actions/Button.tsx";
import { LoadMore } from "@favilla/design-system/actions/LoadMore.tsx";
import { CommodityGlyph } from "@favilla/design-system/data/CommodityGlyph.tsx";
import { RowGroup, RowLink } from "@favilla/design-system/data/RowGroup.tsx";
import { useFormats } from "@favilla/design-system/data/useFormats.ts";
import { Progress } from "@favilla/design-system/feedback/Progress.tsx";
import { Stack } from "@favilla/design-system/layout/Stack.tsx";
import { Heading } from "@favilla/design-system/text/Heading.tsx";
import { fill, useMessages } from "@favilla/design-system/theme/messages.ts";
import { useRef, useState } from "react";
import { displayName } from "../supplies/supply.ts";
import { readingsPageMessages } from "./messages.it.ts";
import { enterPath } from "./paths.ts";
import type { ReadingsToDo as ReadingsToDoData } from "./readingsToDo.ts";

/** Readings shown at first, and added by each press. */
const readingsPerPress = 5;

/** The readings that can be sent now as one list, with how many have been sent, and one main action: the next one (SR-21). */
export function ReadingsToDo({ toDo, done }: ReadingsToDoData) {
  const words = useMessages(readingsPageMessages);
  const { fillDates, formatDayMonth, formatNumber, lastDay } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(readingsPerPress);
  const all = toDo.length + done;
  const [next] = toDo;
  const left = toDo.length - count;
  const write = (one: string, other: string, number: number) => fill(number === 1 ? one : other, { count: formatNumber(number) });
  return (
    <Stack as="section" gap={4}>
      <Heading headingLevel={2}>{words.toDoTitle}</Heading>
      <Progress
        label={words.toDoProgress}
        value={done}
        max={all}
        valueText={fill(words.toDoCount, { done: formatNumber(done), all: formatNumber(all) })}
      />
      {next && (
        <Button href={enterPath(next.id)}>{fill(done > 0 ? words.nextReading : words.toDoStart, { name: displayName(next) })}</Button>
      )}
      <RowGroup ref={list} label={words.toDoTitle}>
        {toDo.slice(0, count).map((supply) => (
          <RowLink
            key={supply.id}
            href={enterPath(supply.id)}
            glyph={<CommodityGlyph commodity={supply.commodity} decorative />}
            title={displayName(supply)}
            note={
              supply.until ? fillDates(words.toDoUntil, { date: formatDayMonth(lastDay(supply.until), { short: true }) ?? "" }) : undefined
            }
          />
        ))}
      </RowGroup>
      <LoadMore
        count={Math.min(count, toDo.length)}
        hasMore={left > 0}
        onLoadMore={() => setCount(count + readingsPerPress)}
        label={write(words.toDoMoreOne, words.toDoMoreOther, Math.min(readingsPerPress, left))}
        loadedText={(added) => write(words.toDoLoadedOne, words.toDoLoadedOther, added)}
        findItem={(index) => list.current?.querySelectorAll("a")[index]}
      />
    </Stack>
  );
}
