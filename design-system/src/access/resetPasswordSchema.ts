import * as z from "zod/mini";
import { newPasswordRule } from "../forms/newPasswordRule.ts";

/** Schema of a new password. `confirmNewPassword` is set if the server requires the password twice. */
export const resetPasswordSchema = z.object({ newPassword: newPasswordRule, confirmNewPassword: z.optional(z.string()) }).check(
  z.refine(({ newPassword, confirmNewPassword = newPassword }) => confirmNewPassword === newPassword, {
    error: "confirmationDifferent",
    path: ["confirmNewPassword"],
  }),
);

export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
