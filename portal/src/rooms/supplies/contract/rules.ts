import * as z from "zod/mini";
import { codeAddressSchema, config } from "../../../platform/config/config.ts";
import { daysSchema, parseConfigField, readOrReport, sourced } from "../../../platform/config/configField.ts";

const isOneTime = ({ months, days: count }: { months?: number | undefined; days?: number | undefined }) =>
  (months === undefined) !== (count === undefined);
const parts = { months: z.optional(daysSchema), days: z.optional(daysSchema) };
const timeSchema = z.optional(z.strictObject(parts).check(z.refine(isOneTime, "must be months or days")));

/** The field `contract` of config.json (SU-43). */
const rulesSchema = z.strictObject({
  compareUrl: z.optional(codeAddressSchema),
  withdrawalDays: z.optional(daysSchema),
  notice: z.optional(z.strictObject({ ...sourced, rise: timeSchema, fall: timeSchema })),
});

type ContractRules = z.infer<typeof rulesSchema>;

/** Reads the field `contract` of the configuration. Throws an error that lists its problems field by field. */
export const parseContractRules = (value: unknown): ContractRules => parseConfigField("contract", rulesSchema, value);

/** Returns what this installation adds to a contract: nothing without the field, and nothing where it is wrong, which is reported. */
export const contractRules = (): ContractRules =>
  readOrReport("rules of contracts", () => parseContractRules(config().contract ?? {})) ?? {};
