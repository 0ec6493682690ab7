import { parseDate } from "@favilla/design-system/data/format.ts";
import * as z from "zod/mini";

/** The day in Rome of a day or timestamp, "YYYY-MM-DD"; null for what is missing, no date or a placeholder. */
export const day = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => parseDate(value) ?? null),
);
