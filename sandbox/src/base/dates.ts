/** Days in Rome ("YYYY-MM-DD") and moments (ISO 8601 in UTC) of the sample world. Only this module of the sandbox imports dayjs. */
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";

for (const plugin of [utc, timezone, customParseFormat]) dayjs.extend(plugin);

const rome = "Europe/Rome";
const dayFormat = "YYYY-MM-DD";

/** The dates that mean "no date" in old records (BL-03). */
export const placeholders = ["0001-01-01T00:00:00.000Z", "0000-12-31T23:10:04.000Z"] as const;

/** Formats and time zones are slow to compute, and a seed needs the same few hundred days thousands of times. */
export function remembered<Key, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  const cache = new Map<Key, Answer>();
  return (key) => {
    if (!cache.has(key)) cache.set(key, work(key));
    return cache.get(key) as Answer;
  };
}

/** The wire's timestamp of a day: midnight in Rome. */
export const timestamp = remembered((day: string) => dayjs.tz(day, rome).toISOString());

/** Day in Rome of a moment: the day in UTC, or the next one if that has begun in Rome. */
export function romeDay(moment: Date): string {
  const text = moment.toISOString();
  const day = text.slice(0, dayFormat.length);
  const next = addDays(day, 1);
  return text >= timestamp(next) ? next : day;
}

/** Time in Rome of a moment, HH:mm. The offset that dayjs gives is right wherever the server runs. */
export function romeTime(moment: Date): string {
  const here = dayjs.utc(moment);
  return here.add(here.tz(rome).utcOffset(), "minute").format("HH:mm");
}

const dayOfText = remembered((value: string) => {
  const moment = dayjs.utc(value);
  return moment.isValid() ? romeDay(moment.toDate()) : null;
});

/** Day in Rome of a wire timestamp; null where it is a placeholder or no date. */
export function dayOf(value: unknown): string | null {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}T/.test(value) || value < "1900") return null;
  return dayOfText(value);
}

/** Tells whether a text is a day of the calendar. */
export const isDay = (text: string | undefined): text is string => dayjs.utc(text ?? "", dayFormat, true).isValid();

const addTo = (unit: "day" | "month") => {
  const steps = remembered((count: number) => remembered((day: string) => dayjs.utc(day).add(count, unit).format(dayFormat)));
  return (day: string, count: number): string => steps(count)(day);
};

export const addDays = addTo("day");

/** The same day of another month, at most that month's last day. */
export const addMonths = addTo("month");

/** Calendar days from one day to another. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), "day");

export const firstOfMonth = remembered((day: string) => dayjs.utc(day).startOf("month").format(dayFormat));
export const lastOfMonth = (day: string): string => dayjs.utc(day).endOf("month").format(dayFormat);

/** The last Sunday up to and including a day. */
export const sundayBefore = (day: string): string => dayjs.utc(day).day(0).format(dayFormat);

/** A day in the form of documents, "27/11/2026". */
export const writeDay = (day: string): string => dayjs.utc(day).format("DD/MM/YYYY");

const elided = { il: "l’", al: "all’", dal: "dall’", del: "dell’" };

/** A written day after its article or preposition: "del 27/11/2026", but "dell’08/11/2026", since otto and undici begin with a vowel. */
export const withArticle = (word: keyof typeof elided, day: string): string =>
  /^(08|11)\/|^(8|11) /.test(day) ? elided[word] + day : `${word} ${day}`;

/** The moment a number of 24-hour periods after another. */
export const daysLater = (moment: string | number, days: number): string => dayjs.utc(moment).add(days, "day").toISOString();

/** The number of whole 24-hour periods between two moments. */
export const daysPassed = (from: string, to: Date): number => dayjs.utc(to).diff(dayjs.utc(from), "day");
