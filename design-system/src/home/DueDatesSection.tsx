import { Button } from "../actions/Button.tsx";
import { DueDates } from "../bills/DueDates.tsx";
import { CalendarIcon } from "../icons/CalendarIcon.ts";
import { Card } from "../layout/Card.tsx";
import { Stack } from "../layout/Stack.tsx";
import { Heading } from "../text/Heading.tsx";
import { useMessages } from "../theme/messages.ts";
import { useState } from "react";
import { part } from "../../../portal/src/platform/loading/part.ts";
import { usePart } from "../../../portal/src/platform/loading/usePart.ts";
import type { BillDue } from "./due.ts";
import { head } from "./home.css.ts";
import { homeMessages } from "./messages.it.ts";

/** The list of all due dates and the calendar, needed only on a press. */
const allPart = part("AllDueDates", () => import("./AllDueDates.tsx"));

interface DueDatesSectionProps {
  /** Due dates of the next 60 days and those that have passed, the oldest first. */
  dates: readonly BillDue[];
  /** True if the page asks for the reading elsewhere: then the columns leave it out. */
  reminded: boolean;
}

/** Number of columns. */
const shownDates = 3;

/** The next due dates as columns, and a drawer with all of them. */
export function DueDatesSection({ dates, reminded }: DueDatesSectionProps) {
  const words = useMessages(homeMessages);
  const [open, setOpen] = useState(false);
  const all = usePart(allPart);
  const columns = dates.filter(({ kind }) => !reminded || kind !== "reading").slice(0, shownDates);
  const near = () => void allPart.preload();
  return (
    <Stack as="section" gap={3}>
      <div className={head}>
        <Heading headingLevel={2}>{words.dueDates}</Heading>
        <Button
          variant="link"
          icon={CalendarIcon}
          aria-label={words.allDueDates}
          aria-haspopup="dialog"
          loading={all.loading}
          onPointerEnter={near}
          onFocus={near}
          onClick={() => all.load(() => setOpen(true))}
        >
          {words.all}
        </Button>
      </div>
      {all.failed && <p role="alert">{words.allDueDatesFailed}</p>}
      {columns.length > 0 && (
        <Card>
          <DueDates dates={columns} />
        </Card>
      )}
      {all.module && <all.module.AllDueDates open={open} onClose={() => setOpen(false)} dates={dates} />}
    </Stack>
  );
}
