import dayjs from "dayjs";
import { cached } from "./cached.ts";
import { addDays, dayFormat, firstDayOf, firstYear, isDay, lastDayOf } from "./days.ts";

/** Turns moments into days of one time zone, whatever the browser's is. An invalid date gives undefined, never an error. */
export interface ZoneDates {
  /** Returns the calendar day at an instant. Undefined before 1900, after 9999 and for an invalid `Date`. */
  readonly dayAt: (instant: Date) => string | undefined;
  /**
   * Returns the calendar day of an ISO day or timestamp. A timestamp without an offset is in the zone's time. Returns undefined for a value
   * that is missing, malformed, impossible (30 February) or before 1900, such as the placeholders of the year 1.
   */
  readonly parseDate: (value: unknown) => string | undefined;
  /**
   * Returns the moment of an ISO timestamp, in UTC with milliseconds. A timestamp without an offset is in the zone's time. A day without a
   * time gives undefined.
   */
  readonly parseMoment: (value: unknown) => string | undefined;
  /** Returns the last day before the deadline `end`. A deadline at midnight belongs to the previous day. */
  readonly lastDay: (end: string | null | undefined) => string | undefined;
}

/** Shape of a timestamp. dayjs's strict parsing supports neither offsets nor fractions of any length, so it only parses the day. */
const timestampShape = /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/;

function createZoneDates(zone: string): ZoneDates {
  /**
   * Returns the beginning of a day. `dayjs.tz` of an instant is avoided: it converts through the browser's own zone, so its result is wrong
   * for an hour or a day that exists in the zone but not in the browser's.
   */
  const beginOf = (day: string) => dayjs.tz(day, zone);
  const calendar = new Intl.DateTimeFormat("en-US", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
  /** Beginnings of the first year and of the year after the last one, in UTC. */
  const begin = beginOf(`${firstYear}-01-01`).toISOString();
  const end = beginOf("9999-12-31").add(24, "hour").toISOString();

  /** Returns an instant in UTC with milliseconds, or undefined if it is invalid or outside the years 1900 to 9999. */
  function momentOf(instant: Date): string | undefined {
    const time = instant.getTime();
    // Compared as numbers, because the text of a year with more than four digits begins with a sign.
    return time >= Date.parse(begin) && time < Date.parse(end) ? instant.toISOString() : undefined;
  }

  /**
   * Returns how many minutes the zone is ahead of UTC in a month, or undefined if the clocks change in that month. Cached per month, because
   * a time zone is slow to query. The middle counts too: Morocco changes its clocks twice within thirty days.
   */
  const offsetIn = cached((month) => {
    const offset = beginOf(firstDayOf(month)).utcOffset();
    const others = [beginOf(`${month}-15`), beginOf(addDays(lastDayOf(month), 1))];
    return others.every((day) => day.utcOffset() === offset) ? offset : undefined;
  });

  function dayAt(instant: Date): string | undefined {
    const text = momentOf(instant);
    if (!text) return undefined;
    const offset = offsetIn(text.slice(0, "YYYY-MM".length));
    if (offset !== undefined) return dayjs.utc(instant).add(offset, "minute").format(dayFormat);
    // dayjs takes the second of two midnights, where the clocks go back at midnight as in Rome until 1978: only the browser knows both.
    const [month, day, year] = calendar.format(instant).split("/");
    return `${year}-${month}-${day}`;
  }

  const readDate = cached((value: string): string | undefined => {
    const [, day = value, offset] = timestampShape.exec(value) ?? [];
    if (!isDay(day)) return undefined;
    return offset ? dayAt(new Date(value)) : day;
  });
  const parseDate = (value: unknown) => (typeof value === "string" ? readDate(value) : undefined);

  function parseMoment(value: unknown): string | undefined {
    const [text, day, offset] = (typeof value === "string" && timestampShape.exec(value)) || [];
    if (!text || !day || !isDay(day)) return undefined;
    return momentOf((offset ? dayjs.utc(text) : dayjs.tz(text, zone)).toDate());
  }

  const lastDay: ZoneDates["lastDay"] = (deadline) => {
    const moment = parseMoment(deadline);
    return moment ? dayAt(dayjs(moment).subtract(1, "millisecond").toDate()) : parseDate(deadline);
  };
  return { dayAt, parseDate, parseMoment, lastDay };
}

const zones = new Map<string, ZoneDates>();

/** Returns the dates of a time zone that the browser knows, "Europe/Rome". The same object for the same zone. */
export function zoneDates(zone: string): ZoneDates {
  const dates = zones.get(zone) ?? createZoneDates(zone);
  zones.set(zone, dates);
  return dates;
}
