import * as z from "zod/mini";
import { emailRule, isSameEmail } from "../forms/email.ts";
import type { DeliveryMode } from "./paymentTerm.ts";

/** An address for bills; `refused` is one that has to be changed, as the account's with forceUpdateUsername (EM-01). */
const billEmail = (refused: string | null | undefined) =>
  emailRule.check(z.refine((email) => !refused || !isSameEmail(email, refused), "emailRefused"));

/** Nothing, or an address. */
const pec = z.string().check(
  z.trim(),
  z.refine((text) => text === "" || emailRule.safeParse(text).success, "pecInvalid"),
);

/**
 * Where bills arrive by e-mail, and the certified address ("" for none). Issues: those of `emailRule`, `emailRefused`, `pecInvalid`.
 * @param refused an address that cannot be used
 */
export const billEmailSchema = (refused?: string | null) => z.object({ email: billEmail(refused), pec });

export type BillEmailValues = z.infer<ReturnType<typeof billEmailSchema>>;

/**
 * By post, or by e-mail to an address. Issues: `deliveryMissing` of `mode`; of `email` those of `emailRule`, and `emailRefused`.
 * @param refused an address that cannot be used
 */
export const deliverySchema = (refused?: string | null) =>
  z.discriminatedUnion(
    "mode",
    [z.object({ mode: z.literal("Postal"), email: z.string() }), z.object({ mode: z.literal("Email"), email: billEmail(refused) })],
    "deliveryMissing",
  );

/** The values of the form; the mode is null while nothing is chosen. */
export interface DeliveryValues {
  mode: DeliveryMode | null;
  email: string;
}

/** What valid values are: the address counts only by e-mail. */
export type Delivery = z.infer<ReturnType<typeof deliverySchema>>;
