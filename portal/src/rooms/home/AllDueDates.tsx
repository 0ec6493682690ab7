import { type AllDueDatesProps, AllDueDates as Drawer } from "@favilla/design-system/home/AllDueDates.tsx";
import { saveCalendar } from "../../platform/calendar/calendar.ts";
import { now } from "../../platform/time/now.ts";

/** The library's drawer of all due dates, which saves them as a calendar file. */
export const AllDueDates = (props: Omit<AllDueDatesProps, "onSave">) => (
  <Drawer {...props} onSave={(days, fileName) => saveCalendar(days, now(), fileName)} />
);
