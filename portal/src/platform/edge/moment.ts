import { parseDate, parseMoment } from "@favilla/design-system/data/dates.ts";
import { field, needed } from "./edge.ts";

/** Schema of a timestamp, converted to ISO 8601 in UTC. An invalid one or a placeholder of the year 1 becomes null. */
export const moment = field((value) => parseMoment(value) ?? null);

/** Schema of a required timestamp. A day without a time becomes its beginning in Rome. */
export const neededMoment = needed((value) => parseMoment(value) ?? parseMoment(`${parseDate(value)}T00:00`), "must be a moment");
