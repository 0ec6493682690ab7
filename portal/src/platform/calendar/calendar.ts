import type { CalendarDay } from "@favilla/design-system/data/calendarDay.ts";
import { addDays, daysBetween, romeDay, toUtcDate } from "@favilla/design-system/data/dates.ts";
import { saveFile } from "@favilla/design-system/files/saveFile.ts";
import { withoutIsolation } from "@favilla/design-system/theme/isolate.ts";
import { generateIcsCalendar, type IcsAlarm, type IcsEvent } from "ts-ics";

/** Most days before the event on which the calendar reminds the customer. */
const remindBefore = 2;

/** Hour of the reminder, on the clock where the customer is. */
const remindAt = 9;

/** Hashes a text as FNV-1a with 64 bits, in hexadecimal digits. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return value.toString(16).padStart(16, "0");
}

/**
 * Makes one line of a text, without the isolation characters of a page. A line break or another control character ends a property of the
 * file, or makes programs refuse it.
 */
const oneLine = (text: string) =>
  withoutIsolation(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();

/** Escapes a text as RFC 5545 asks. The library does so for the texts of an event, not for those of its alarm. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&");

/**
 * The reminder of an event in so many days: at 9 in the morning, two days before, or the next morning if fewer are left. An event of today
 * has none, because its morning may be over.
 */
function alarmsOf(title: string, left: number): IcsAlarm[] {
  if (left < 1) return [];
  const hours = Math.min(remindBefore, left - 1) * 24 - remindAt;
  const value =
    hours < 0
      ? { before: false, hours: -hours }
      : { before: true, ...(hours >= 24 && { days: Math.floor(hours / 24) }), hours: hours % 24 };
  return [{ action: "DISPLAY", description: escaped(title), trigger: { type: "relative", value } }];
}

function toEvent({ id, day, title: given, code, codeLabel }: CalendarDay, now: Date): IcsEvent {
  const title = oneLine(given);
  return {
    uid: `${hash(id)}@favilla`,
    // Grows with each file, so that calendars take the newer one.
    sequence: Math.floor(now.getTime() / 60_000),
    stamp: { date: now },
    // A whole day has no time zone: it is the same day wherever the customer is. The end is excluded.
    start: { type: "DATE", date: toUtcDate(day) },
    end: { type: "DATE", date: toUtcDate(addDays(day, 1)) },
    summary: title,
    ...(code && { description: oneLine([codeLabel, code].filter(Boolean).join(" ")) }),
    timeTransparent: "TRANSPARENT",
    alarms: alarmsOf(title, daysBetween(romeDay(now) as string, day)),
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Most bytes of a line. The space that begins a continued line counts. */
const lineLength = 75;

/** Folds a line between characters, so that none is torn in two. */
function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    const last = lines.at(-1) as string;
    if (bytesOf(last) + bytesOf(character) > lineLength) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join("\r\n");
}

/** Writes an iCalendar file (RFC 5545): whole days with a reminder, of which each replaces the event of an earlier file. */
export function toCalendar(days: readonly CalendarDay[], now: Date): string {
  const text = generateIcsCalendar({
    version: "2.0",
    prodId: "-//Favilla//Area clienti//IT",
    method: "PUBLISH",
    events: days.map((each) => toEvent(each, now)),
  });
  // The library counts UTF-16 units, so its lines can be too long, or break an emoji of a supply's name.
  return text.replaceAll("\r\n ", "").split("\r\n").map(fold).join("\r\n");
}

/** Lets the browser save the days as a file, which the customer's calendar opens. */
export const saveCalendar = (days: readonly CalendarDay[], now: Date, name: string): void =>
  saveFile(new Blob([toCalendar(days, now)], { type: "text/calendar;charset=utf-8" }), `${name}.ics`);
