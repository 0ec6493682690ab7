import type { ReactNode } from "react";
import { Button } from "../actions/Button.tsx";
import { DueDates } from "../bills/DueDates.tsx";
import { CalendarIcon } from "../icons/CalendarIcon.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import type { BillDue } from "./due.ts";
import { head } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

/** The way to all due dates: a drawer, whose code a page loads when it is asked for. */
export interface AllDueDatesWay {
  /** Opens the drawer. */
  onOpen: () => void;
  /** Called when the pointer or focus reaches the button: start loading the drawer. */
  onNear?: (() => void) | undefined;
  /** @default false */
  loading?: boolean | undefined;
  /** True if the drawer could not be loaded. @default false */
  failed?: boolean | undefined;
  /** Draws the drawer (`AllDueDates`). */
  drawer: (dates: readonly BillDue[]) => ReactNode;
}

interface DueDatesSectionProps {
  /** Due dates of the next 60 days and those that have passed, the oldest first. */
  dates: readonly BillDue[];
  /** True if the page asks for the reading elsewhere: then the columns leave it out. */
  reminded: boolean;
  all: AllDueDatesWay | undefined;
}

/** Number of columns. */
const shownDates = 3;

/** The next due dates as columns, and a drawer with all of them. */
export function DueDatesSection({ dates, reminded, all }: DueDatesSectionProps) {
  const words = useMessages(homeMessages);
  const columns = dates.filter(({ kind }) => !reminded || kind !== "reading").slice(0, shownDates);
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{words.dueDates}</Heading>
        {all && (
          <Button
            variant="link"
            icon={CalendarIcon}
            aria-label={words.allDueDates}
            aria-haspopup="dialog"
            loading={all.loading}
            onPointerEnter={all.onNear}
            onFocus={all.onNear}
            onClick={all.onOpen}
          >
            {words.all}
          </Button>
        )}
      </div>
      {all?.failed && <p role="alert">{words.allDueDatesFailed}</p>}
      {columns.length > 0 && (
        <Card>
          <DueDates dates={columns} />
        </Card>
      )}
      {all?.drawer(dates)}
    </Stack>
  );
}
