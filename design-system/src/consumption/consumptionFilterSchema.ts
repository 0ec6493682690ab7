import * as z from "zod/mini";
import { endsBeforeItBegins } from "./consumptionFilter.ts";

const month = z.int().check(z.minimum(1), z.maximum(12));

/** Schema of the consumption filter (CS-06, CS-13): a year and two months, the second not before the first. */
export const consumptionFilterSchema = z
  .object({ year: z.int(), monthFrom: month, monthTo: month })
  .check(z.refine((value) => !endsBeforeItBegins(value), { path: ["monthTo"], error: "endsBeforeItBegins" }));
