import { complaintKinds } from "@favilla/design-system/account/complaint.ts";
import type { ComplaintRules } from "@favilla/design-system/account/complaintRules.ts";
import * as z from "zod/mini";
import { config } from "../../../platform/config/config.ts";
import { atLeast, days, filledText, pageAddress, parseConfigField, readOrReport, sourced } from "../../../platform/config/configField.ts";

const optionalDays = z.optional(days);

/** The field `complaints` of config.json (CL-06). */
const rulesSchema = z.strictObject({
  ...sourced,
  days: z.strictObject({
    complaint: optionalDays,
    information: optionalDays,
    rectification: optionalDays,
    rectificationFourMonthly: optionalDays,
    doubleBilling: optionalDays,
  }),
  indemnity: z.optional(
    z.strictObject({
      kinds: z.array(z.enum(complaintKinds)).check(z.refine((kinds) => kinds.length > 0, "must name one")),
      steps: z.array(z.strictObject({ late: days, euros: atLeast(0) })).check(z.refine((steps) => steps.length > 0, "must have one")),
    }),
  ),
  conciliation: z.optional(z.strictObject({ after: days, name: filledText, href: pageAddress })),
});

/** Reads the field `complaints` of the configuration. Throws an error that lists its problems field by field. */
export const parseComplaintRules = (value: unknown): ComplaintRules => parseConfigField("complaints", rulesSchema, value);

/** Returns the rules of this installation. Undefined without them; wrong ones are reported, and nothing is said of days then. */
export function complaintRules(): ComplaintRules | undefined {
  const { complaints } = config();
  return complaints === undefined ? undefined : readOrReport("rules of complaints", () => parseComplaintRules(complaints));
}
