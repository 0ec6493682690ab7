import { field } from "./edge.ts";

/** A moment as ISO 8601 in UTC; null for what is no timestamp, and for the placeholders of the year 1. */
export const moment = field((value) => {
  const time = typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) && value >= "1900" ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
});
