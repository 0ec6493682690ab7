import { parseDate } from "@favilla/design-system/data/dates.ts";
import { field } from "./edge.ts";

/** The day in Rome of a day or timestamp, "YYYY-MM-DD"; null for what is missing, no date or a placeholder. */
export const day = field((value) => parseDate(value) ?? null);
