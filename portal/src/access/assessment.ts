import * as v from "valibot";

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day"));
const count = v.pipe(
  v.number(),
  v.check((value) => value >= 0),
);

/** What has been found out about the portal's accessibility, by machines and by people. */
const schema = v.object({
  automatic: v.nullable(v.object({ date: day, pages: count, violations: count })),
  person: v.nullable(
    v.object({
      date: day,
      by: v.picklist(["own", "third"]),
      state: v.picklist(["full", "partial", "none"]),
      /** What can't be used by everybody: not yet as the law asks, too great a burden, or beyond its scope. */
      barriers: v.array(
        v.object({ reason: v.picklist(["nonconformity", "burden", "scope"]), text: v.string(), alternative: v.optional(v.string()) }),
      ),
    }),
  ),
});
export type Assessment = v.InferOutput<typeof schema>;

export const noAssessment: Assessment = { automatic: null, person: null };

/** Reads the results of an assessment; what isn't one is refused, so that a statement never says what nobody found. */
export const readAssessment = (data: unknown): Assessment => (data === undefined ? noAssessment : v.parse(schema, data));

/** What `portal/accessibility.json` holds, where there is such a file at build time. */
const [found] = Object.values(import.meta.glob<unknown>("../../accessibility.json", { import: "default", eager: true }));

export const assessment = (): Assessment => readAssessment(found);
