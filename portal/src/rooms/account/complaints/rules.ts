import { complaintKinds } from "@favilla/design-system/account/complaint.ts";
import type { ComplaintRules } from "@favilla/design-system/account/complaintRules.ts";
import * as z from "zod/mini";
import { addressSchema, config, textSchema } from "../../../platform/config/config.ts";
import { atLeast, daysSchema, parseConfigField, readOrReport, sourced } from "../../../platform/config/configField.ts";

const optionalDaysSchema = z.optional(daysSchema);

/** The field `complaints` of config.json (CL-06). */
const rulesSchema = z.strictObject({
  ...sourced,
  days: z.strictObject({
    complaint: optionalDaysSchema,
    information: optionalDaysSchema,
    rectification: optionalDaysSchema,
    rectificationFourMonthly: optionalDaysSchema,
    doubleBilling: optionalDaysSchema,
  }),
  indemnity: z.optional(
    z.strictObject({
      kinds: z.array(z.enum(complaintKinds)).check(z.refine((kinds) => kinds.length > 0, "must name one")),
      steps: z.array(z.strictObject({ late: daysSchema, euros: atLeast(0) })).check(z.refine((steps) => steps.length > 0, "must have one")),
    }),
  ),
  conciliation: z.optional(z.strictObject({ after: daysSchema, name: textSchema, href: addressSchema })),
});

/** Reads the field `complaints` of the configuration. Throws an error that lists its problems field by field. */
export const parseComplaintRules = (value: unknown): ComplaintRules => parseConfigField("complaints", rulesSchema, value);

/** Returns the rules of this installation. Undefined without them; wrong ones are reported, and nothing is said of days then. */
export function complaintRules(): ComplaintRules | undefined {
  const { complaints } = config();
  return complaints === undefined ? undefined : readOrReport("rules of complaints", () => parseComplaintRules(complaints));
}
