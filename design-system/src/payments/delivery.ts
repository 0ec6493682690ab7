import * as z from "zod/mini";
import { emailRule, isSameEmail, plainEmail } from "../forms/email.ts";
import type { DeliveryMode } from "./paymentTerm.ts";

/**
 * Returns the schema of an address for bills. `refused` is an address that must be changed, such as the account's with forceUpdateUsername
 * (EM-01).
 */
const billEmail = (refused: string | null | undefined) =>
  emailRule.check(z.refine((email) => !refused || !isSameEmail(email, refused), "emailRefused"));

/** Schema of a certified address, which may be empty. */
const pecSchema = z.string().check(
  z.overwrite(plainEmail),
  z.refine((text) => text === "" || emailRule.safeParse(text).success, "pecInvalid"),
);

/**
 * Schema of the e-mail address for bills and the certified address ("" for none). Issues: those of `emailRule`, `emailRefused`,
 * `pecInvalid`.
 * @param refused an address that must be changed
 */
export const billEmailSchema = (refused?: string | null) => z.object({ email: billEmail(refused), pec: pecSchema });

export type BillEmailValues = z.infer<ReturnType<typeof billEmailSchema>>;

/**
 * Schema of the delivery: by post, or by e-mail to an address. Issues: `deliveryMissing` for `mode`; those of `emailRule` and
 * `emailRefused` for `email`.
 * @param refused an address that must be changed
 */
export const deliverySchema = (refused?: string | null) =>
  z.pipe(
    z.object({ mode: z.enum(["Postal", "Email"], "deliveryMissing"), email: z.string() }),
    z.transform(({ mode, email }, { issues }): { mode: DeliveryMode; email: string } => {
      if (mode === "Postal") return { mode, email };
      const { data = email, error } = z.safeParse(billEmail(refused), email);
      for (const { message } of error?.issues ?? []) issues.push({ code: "custom", input: email, path: ["email"], message });
      return { mode, email: data };
    }),
  );

/** Values of the form. `mode` is null until one is chosen. */
export interface DeliveryValues {
  mode: DeliveryMode | null;
  email: string;
}

/** Valid values. The address is relevant only for e-mail. */
export type Delivery = z.infer<ReturnType<typeof deliverySchema>>;
