import type { RightsRules } from "@favilla/design-system/bills/rightsRules.ts";
import { isDay } from "@favilla/design-system/data/days.ts";
import { matches, notEmpty } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { faultsOf } from "../../../platform/edge/edge.ts";

const number = (least: number) => z.number().check(z.refine((value) => value >= least, `must be ${least} or more`));
const share = z.optional(number(100));
const days = z.number().check(z.refine((value) => Number.isInteger(value) && value >= 1, "must be a whole number, 1 or more"));
const address = z.optional(z.string().check(matches(/^(\/(?!\/)|https:\/\/)/, "must be a path or an https address")));
const filledText = z.string().check(notEmpty("must not be empty"));

/** The field `rights` of config.json (BL-167). It is read with the section that needs it, so that no other page loads it. */
const rightsSchema = z.strictObject({
  source: filledText,
  checked: z.string().check(z.refine(isDay, "must be a day, such as 2026-11-02")),
  anomaly: z.optional(
    z.strictObject({
      electricity: share,
      gas: share,
      firstBill: share,
      least: number(0),
      days,
      keepsSupply: z.optional(z.boolean()),
    }),
  ),
  instalments: z.optional(z.strictObject({ electricity: share, gas: share, above: number(0), days })),
  samePeriod: z.optional(z.strictObject({ answer: days })),
  oldUse: z.optional(z.strictObject({ years: days })),
  estimate: z.optional(z.boolean()),
  /** Page on which a customer asks for a check. Without it the telephone number of `help` is called. */
  checkUrl: address,
});

/** Rules of the rights about a bill, and the page on which to ask for a check. */
export interface SiteRights {
  rules: RightsRules;
  checkUrl: string | undefined;
}

/** Reads the field `rights` of the configuration. Throws an error that lists its problems field by field. */
export function parseRights(value: unknown): SiteRights {
  const result = z.safeParse(rightsSchema, value);
  if (!result.success) {
    const unknown = result.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => `${[...issue.path, key].join(".")}: is no field`) : [],
    );
    throw new Error(`rights: ${[faultsOf(result.error), ...unknown].join("; ")}`);
  }
  const { checkUrl, ...rules } = result.data;
  return { rules, checkUrl };
}
