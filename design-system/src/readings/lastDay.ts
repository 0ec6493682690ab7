import { parseDate } from "../data/format.ts";

/** The last day in Rome on which something that ends at `end` can still be done: midnight belongs to the day before. */
export const lastDay = (end: string | null | undefined): string | undefined =>
  end && end.length > 10 && parseDate(end) ? parseDate(new Date(Date.parse(end) - 1).toISOString()) : parseDate(end);
