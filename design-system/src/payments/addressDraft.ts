import * as z from "zod/mini";
import { type BillingAddressValues, noBillingAddress } from "./billingAddress.ts";
import { placeFields } from "./billingAddressChange.ts";

const formFields = Object.keys(noBillingAddress) as (keyof BillingAddressValues)[];

/** Schema of an object with these fields, all of one kind. */
const objectOf = <Field extends string, Value extends z.ZodMiniType>(fields: readonly Field[], value: Value) =>
  z.object(Object.fromEntries(fields.map((each) => [each, value])) as Record<Field, Value>);

/** Schema of the draft, which survives a forced sign-in: the form, and the suggestion that decides whether it counts as typed by hand. */
export const addressDraftSchema = z.object({
  form: objectOf(formFields, z.string()),
  picked: z.nullable(objectOf(placeFields, z.nullable(z.string()))),
  noStreet: z.boolean(),
});
export type AddressDraft = z.infer<typeof addressDraftSchema>;
