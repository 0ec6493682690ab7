import { addDays, toUtcDate } from "@favilla/design-system/data/dates.ts";
import { generateIcsCalendar, type IcsEvent } from "ts-ics";
import { saveFile } from "../export/saveFile.ts";

/**
 * A day for the customer's calendar. The file contains these texts and nothing else, because a calendar is often shared: a name, an amount
 * and a payment code, never an address, a customer's number or a bank account.
 */
export interface CalendarDay {
  /** Day in Rome, "YYYY-MM-DD". */
  day: string;
  /** Title of the event: "Paga la bolletta di Casa al mare, 33,58 €". */
  title: string;
  /** Payment code of the bill, shown in the event's description. */
  code?: string | undefined;
  /** Label of the code: "Codice avviso". */
  codeLabel?: string | undefined;
}

/** Number of days before the event on which the calendar reminds the customer. */
const remindBefore = 2;

/**
 * Identifies an event, so that a calendar that gets it again replaces it. Made of the event's own texts, whole: titles of two bills may
 * differ in their amounts alone, at the end.
 */
const idOf = ({ day, title, code }: CalendarDay) => `${day}-${(code ?? title).normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-")}@favilla`;

const toEvent = (entry: CalendarDay, now: Date): IcsEvent => ({
  uid: idOf(entry),
  stamp: { date: now },
  // A whole day has no time zone: it is the same day wherever the customer is. The end is excluded.
  start: { type: "DATE", date: toUtcDate(entry.day) },
  end: { type: "DATE", date: toUtcDate(addDays(entry.day, 1)) },
  summary: entry.title,
  ...(entry.code && { description: [entry.codeLabel, entry.code].filter(Boolean).join(" ") }),
  timeTransparent: "TRANSPARENT",
  alarms: [
    {
      action: "DISPLAY",
      description: entry.title,
      trigger: { type: "relative", value: { before: true, days: remindBefore } },
    },
  ],
});

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

/** Writes an iCalendar file (RFC 5545): whole days with a reminder two days before. */
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
