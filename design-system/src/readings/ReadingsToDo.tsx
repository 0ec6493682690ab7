import { useRef, useState } from "react";
import { Button } from "../actions/Button.tsx";
import { LoadMore } from "../actions/LoadMore.tsx";
import { CommodityGlyph } from "../data/CommodityGlyph.tsx";
import type { Commodity } from "../data/commodity.ts";
import { RowGroup, RowLink } from "../data/RowGroup.tsx";
import { useFormats } from "../data/useFormats.ts";
import { Progress } from "../feedback/Progress.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { fill, useMessages } from "../theme/messages.ts";
import { readingsPageMessages } from "./pagesMessages.it.ts";
import { first } from "./ReadingsView.css.ts";

/** A supply whose reading can be sent now. */
export interface ReadingToSend {
  readonly id: string;
  /** The supply's nickname, else its address (SU-01). */
  readonly name: string;
  readonly commodity: Commodity;
  /** End of the window, as ISO timestamp; null if it is unknown. */
  readonly until: string | null;
  /** Address of the page that enters the reading. */
  readonly href: string;
}

/** Readings of the windows that are open now. */
export interface ReadingsToSend {
  /** The window that ends first is at the top. */
  readonly toDo: readonly ReadingToSend[];
  /** Number of readings that were sent in an open window and not refused. */
  readonly done: number;
}

/** Readings shown at first, and added by each press. */
const readingsPerPress = 5;

/** The readings that can be sent now as one list, with how many have been sent, and one main action: the next one (SR-21). Internal. */
export function ReadingsToDo({ toDo, done }: ReadingsToSend) {
  const words = useMessages(readingsPageMessages);
  const { fillDates, formatCount, formatDayMonth, formatNumber, lastDay } = useFormats();
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(readingsPerPress);
  const all = toDo.length + done;
  const [next] = toDo;
  const left = toDo.length - count;
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
        <Button href={next.href} className={first}>
          {fill(done > 0 ? words.nextReading : words.toDoStart, { name: next.name })}
        </Button>
      )}
      <RowGroup ref={list} label={words.toDoTitle}>
        {toDo.slice(0, count).map((supply) => (
          <RowLink
            key={supply.id}
            href={supply.href}
            glyph={<CommodityGlyph commodity={supply.commodity} decorative />}
            title={supply.name}
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
        label={formatCount(words.toDoMoreOne, words.toDoMoreOther, Math.min(readingsPerPress, left))}
        loadedText={(added) => formatCount(words.toDoLoadedOne, words.toDoLoadedOther, added)}
        findItem={(index) => list.current?.querySelectorAll("a")[index]}
      />
    </Stack>
  );
}
