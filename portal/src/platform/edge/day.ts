import { parseDate } from "@favilla/design-system/data/dates.ts";
import { field } from "./edge.ts";

/** Schema of a day or timestamp, converted to the day in Rome, "YYYY-MM-DD". A missing, invalid or placeholder date becomes null. */
export const day = field((value) => parseDate(value) ?? null);
