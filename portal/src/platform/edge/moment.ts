import { parseDate, parseMoment } from "@favilla/design-system/data/dates.ts";
import { field, needed } from "./edge.ts";

/** A moment as ISO 8601 in UTC; null for what is no timestamp, and for the placeholders of the year 1. */
export const moment = field((value) => parseMoment(value) ?? null);

/** A moment without which the whole makes no sense; of a day alone it is the beginning, in Rome. */
export const neededMoment = needed((value) => parseMoment(value) ?? parseMoment(`${parseDate(value)}T00:00`), "must be a moment");
