import { Button } from "@favilla/design-system/actions/Button.tsx";
import type { CalendarDay } from "@favilla/design-system/data/calendarDay.ts";
import { CalendarAddIcon } from "@favilla/design-system/icons/CalendarAddIcon.ts";
import { useMessages } from "@favilla/design-system/theme/messages.ts";
import { part } from "../../../platform/loading/part.ts";
import { usePart } from "../../../platform/loading/usePart.ts";
import { now } from "../../../platform/time/now.ts";
import { payWayMessages } from "./messages.it.ts";

const calendarPart = part("calendar", () => import("../../../platform/calendar/calendar.ts"));

interface SaveDaysButtonProps {
  days: readonly CalendarDay[];
  /** Name of the file, without its ending. */
  fileName: string;
  label: string;
}

/** Saves days as a file for the customer's calendar. Without any there is no button. */
export function SaveDaysButton({ days, fileName, label }: SaveDaysButtonProps) {
  const words = useMessages(payWayMessages);
  const calendar = usePart(calendarPart);
  if (days.length === 0) return null;
  const save = () => {
    calendarPart.loaded()?.saveCalendar(days, now(), fileName);
  };
  return (
    <Button
      variant="link"
      icon={CalendarAddIcon}
      loading={calendar.loading}
      onPointerEnter={calendarPart.preload}
      onFocus={calendarPart.preload}
      onClick={() => calendar.load(save)}
    >
      {calendar.failed ? words.calendarFailed : label}
    </Button>
  );
}
