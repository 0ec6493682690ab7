/**
 * Italian words for days near today and for days of bills. All functions compare calendar days of Rome: `day` is an ISO day or timestamp and
 * `today` is today in Rome, "YYYY-MM-DD". An invalid `day` gives undefined. In a component, `useFormats` has the same functions in the
 * page's language.
 */
import { italianRegion } from "../theme/region.ts";
import { dateFormatsOf } from "./dateFormats.ts";

export { type DateWords, nearDays } from "./dateFormats.ts";

const formats = dateFormatsOf(italianRegion);

/**
 * Formats a day in Italian with its article, as it follows a verb: "il 27 novembre", "l’8 dicembre". The year is omitted if it equals
 * `year`, the year that the reader assumes.
 */
export const onDay = formats.onDay;

/** Formats a day in Italian without article, as it follows a noun: "Scadenza 27 novembre". */
export const bareDay = formats.bareDay;

/** Formats a day beside today with its article: "il 13 gennaio". The year is there unless it is this one or the day comes soon. */
export const dayFrom = formats.dayFrom;

/** Like `dayFrom`, without the article: "28 novembre". */
export const bareDayFrom = formats.bareDayFrom;

/** Returns the distance in words ("oggi", "domani", "ieri", "tra 6 giorni", "da 19 giorni"), undefined beyond `nearDays`. */
export const distanceText = formats.distanceText;

/** Returns the distance of a near day ("tra 6 giorni"), else its date ("13 gennaio"). */
export const relativeText = formats.relativeText;

/** Says when something must be paid: "Scaduta da 19 giorni", "Scade oggi", "Scade tra 6 giorni", "Scade il 13 gennaio". */
export const dueInText = formats.dueInText;

/** Says when a debit leaves the account: always by its date, "Addebito il 13 dicembre". */
export const debitText = formats.debitText;

/** Says when a bill was paid: always by its date, "Pagata il 4 ottobre". */
export const paidText = formats.paidText;

/** Begins a text with a small letter, where it goes on with a line: "tra 6 giorni". */
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Begins a text with a capital letter, where it opens a line: "Tra 6 giorni". */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
