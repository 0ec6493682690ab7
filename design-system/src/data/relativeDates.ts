/**
 * Words for days near today and for days of bills. All functions compare calendar days of Rome: `day` is an ISO day or timestamp and
 * `today` is today in Rome, "YYYY-MM-DD". An invalid `day` gives undefined.
 */
import { fill, type WordsOf } from "../theme/messages.ts";
import type { dateMessages } from "./dateMessages.it.ts";
import { daysBetween, parseDate, writeDay, yearOf } from "./dates.ts";

export type DateWords = WordsOf<typeof dateMessages>;

type Day = string | null | undefined;

/** Number of days before and after today within which a text says the distance instead of the date. */
export const nearDays = 30;

/** Number of days to come whose date needs no year, because no other year is meant. */
const yearAhead = 180;

/** Keeps day and month on the same line. */
const noBreakSpace = "\u00a0";

/**
 * Formats a day with its article, as it follows a verb: "il 27 novembre", "l’8 dicembre". The year is omitted if it equals `year`, the year
 * that the reader assumes.
 */
export function onDay(value: Day, year: number): string | undefined {
  const day = parseDate(value);
  if (!day) return undefined;
  const text = writeDay(day, yearOf(day) !== year);
  return (/^(8|11) /.test(text) ? `l’${text}` : `il ${text}`).replaceAll(" ", noBreakSpace);
}

/** Formats a day without article, as it follows a noun: "Scadenza 27 novembre". */
export const bareDay = (value: Day, year: number): string | undefined => onDay(value, year)?.replace(/^(il\s|l’)/, "");

/** Returns the year that a reader assumes for a day: its own if it comes soon, else this year. */
function assumedYear(day: string, today: string): number {
  const distance = daysBetween(today, day);
  return distance > 0 && distance <= yearAhead ? yearOf(day) : yearOf(today);
}

/** Formats a day beside today with its article: "il 13 gennaio". The year is there unless it is this one or the day comes soon. */
export function dayFrom(value: Day, today: string): string | undefined {
  const day = parseDate(value);
  return day && onDay(day, assumedYear(day, today));
}

/** Like `dayFrom`, without the article: "28 novembre". */
export const bareDayFrom = (value: Day, today: string): string | undefined => dayFrom(value, today)?.replace(/^(il\s|l’)/, "");

/** Returns the distance in words ("oggi", "domani", "ieri", "tra 6 giorni", "da 19 giorni"), undefined beyond `nearDays`. */
export function distanceText(value: Day, today: string, words: DateWords): string | undefined {
  const day = parseDate(value);
  if (!day) return undefined;
  const distance = daysBetween(today, day);
  if (Math.abs(distance) > nearDays) return undefined;
  if (distance === 0) return words.today;
  if (distance === 1) return words.tomorrow;
  if (distance === -1) return words.yesterday;
  return fill(distance > 0 ? words.inDays : words.sinceDays, { count: Math.abs(distance) });
}

/** Returns the distance of a near day ("tra 6 giorni"), else its date ("13 gennaio"). */
export const relativeText = (value: Day, today: string, words: DateWords): string | undefined =>
  distanceText(value, today, words) ?? bareDayFrom(value, today);

/** Says when something must be paid: "Scaduta da 19 giorni", "Scade oggi", "Scade tra 6 giorni", "Scade il 13 gennaio". */
export function dueInText(value: Day, today: string, words: DateWords): string | undefined {
  const day = parseDate(value);
  const date = day && (distanceText(day, today, words) ?? dayFrom(day, today));
  return date && fill(day < today ? words.overdue : words.due, { date });
}

/** Says when a debit leaves the account: always by its date, "Addebito il 13 dicembre". */
export function debitText(value: Day, today: string, words: DateWords): string | undefined {
  const date = dayFrom(value, today);
  return date && fill(words.debit, { date });
}

/** Says when a bill was paid: always by its date, "Pagata il 4 ottobre". */
export function paidText(value: Day, today: string, words: DateWords): string | undefined {
  const date = dayFrom(value, today);
  return date && fill(words.paid, { date });
}

/** Begins a text with a capital letter, where it opens a line: "Tra 6 giorni". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
