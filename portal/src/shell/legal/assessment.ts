import * as z from "zod/mini";

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day"));
const count = z.number().check(z.nonnegative());

/** What has been found out about the portal's accessibility, by machines and by people. */
const schema = z.object({
  automatic: z.nullable(z.object({ date: day, pages: count, violations: count })),
  person: z.nullable(
    z.object({
      date: day,
      by: z.enum(["own", "third"]),
      state: z.enum(["full", "partial", "none"]),
      /** What can't be used by everybody: not yet as the law asks, too great a burden, or beyond its scope. */
      barriers: z.array(
        z.object({ reason: z.enum(["nonconformity", "burden", "scope"]), text: z.string(), alternative: z.optional(z.string()) }),
      ),
    }),
  ),
});
export type Assessment = z.infer<typeof schema>;

export const noAssessment: Assessment = { automatic: null, person: null };

/** Reads the results of an assessment; what isn't one is refused, so that a statement never says what nobody found. */
export const readAssessment = (data: unknown): Assessment => (data === undefined ? noAssessment : z.parse(schema, data));

/** What `portal/accessibility.json` holds, where there is such a file at build time. */
const [found] = Object.values(import.meta.glob<unknown>("../../../accessibility.json", { import: "default", eager: true }));

export const assessment = (): Assessment => readAssessment(found);
