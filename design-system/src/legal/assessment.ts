import * as z from "zod/mini";
import { matches } from "../forms/fieldChecks.ts";

const daySchema = z.string().check(matches(/^\d{4}-\d{2}-\d{2}$/, "must be a day"));
const countSchema = z.number().check(z.refine((value) => value >= 0));

/** Schema of the results of accessibility assessments, automatic and by people. */
const assessmentSchema = z.object({
  automatic: z.nullable(z.object({ date: daySchema, pages: countSchema, violations: countSchema })),
  person: z.nullable(
    z.object({
      date: daySchema,
      by: z.enum(["own", "third"]),
      state: z.enum(["full", "partial", "none"]),
      /** Known barriers with their reason: not conforming yet, a disproportionate burden, or out of scope of the law. */
      barriers: z.array(
        z.object({ reason: z.enum(["nonconformity", "burden", "scope"]), text: z.string(), alternative: z.optional(z.string()) }),
      ),
    }),
  ),
});
export type Assessment = z.infer<typeof assessmentSchema>;

export const noAssessment: Assessment = { automatic: null, person: null };

/** Parses the results of an assessment. Invalid data throw, so that the statement never claims anything that was not found. */
export const readAssessment = (data: unknown): Assessment => (data === undefined ? noAssessment : z.parse(assessmentSchema, data));
