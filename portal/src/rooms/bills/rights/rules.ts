import type { RightsRules } from "@favilla/design-system/bills/rightsRules.ts";
import * as z from "zod/mini";
import { addressSchema, config } from "../../../platform/config/config.ts";
import { atLeast, daysSchema, parseConfigField, readOrReport, sourced } from "../../../platform/config/configField.ts";

const shareSchema = z.optional(atLeast(100));

/** The field `rights` of config.json (BL-167). */
const rightsSchema = z.strictObject({
  ...sourced,
  anomaly: z.optional(
    z.strictObject({
      electricity: shareSchema,
      gas: shareSchema,
      firstBill: shareSchema,
      least: atLeast(0),
      days: daysSchema,
      keepsSupply: z.optional(z.boolean()),
    }),
  ),
  instalments: z.optional(z.strictObject({ electricity: shareSchema, gas: shareSchema, above: atLeast(0), days: daysSchema })),
  samePeriod: z.optional(z.strictObject({ answer: daysSchema })),
  oldUse: z.optional(z.strictObject({ years: daysSchema })),
  estimate: z.optional(z.boolean()),
  /** Page on which a customer asks for a check. Without it that is the page of complaints, or the telephone number of `help`. */
  checkUrl: z.optional(addressSchema),
});

/** Rules of the rights about a bill, and the page on which to ask for a check. */
export interface SiteRights {
  rules: RightsRules;
  checkUrl: string | undefined;
}

/** Reads the field `rights` of the configuration. Throws an error that lists its problems field by field. */
export function parseRights(value: unknown): SiteRights {
  const { checkUrl, ...rules } = parseConfigField("rights", rightsSchema, value);
  return { rules, checkUrl };
}

/** Reads the rules of the configuration. Wrong ones are reported, and give no right. */
export const readRights = (): SiteRights | undefined => readOrReport("rights of a bill", () => parseRights(config().rights));
