import * as z from "zod/mini";
import { endsBeforeItBegins } from "./consumptionFilter.ts";

const yearSchema = z.number().check(z.refine(Number.isInteger));
const monthSchema = z.number().check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= 12));

/** Schema of the consumption filter (CS-06, CS-13): a year and two months, the second not before the first. */
export const consumptionFilterSchema = z
  .object({ year: yearSchema, monthFrom: monthSchema, monthTo: monthSchema })
  .check(z.refine((value) => !endsBeforeItBegins(value), { path: ["monthTo"], error: "endsBeforeItBegins" }));
