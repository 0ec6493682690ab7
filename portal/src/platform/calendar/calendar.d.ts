import type { CalendarDay } from "@favilla/design-system/data/calendarDay.ts";
/** Writes an iCalendar file (RFC 5545): whole days with a reminder, of which each replaces the event of an earlier file. */
export declare function toCalendar(days: readonly CalendarDay[], now: Date): string;
/** Lets the browser save the days as a file, which the customer's calendar opens. */
export declare const saveCalendar: (days: readonly CalendarDay[], now: Date, name: string) => void;
