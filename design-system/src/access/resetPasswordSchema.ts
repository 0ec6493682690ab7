import * as z from "zod/mini";
import { newPasswordRule } from "../forms/newPasswordRule.ts";

/** A new password; typed twice where a server wants that. */
export const resetPasswordSchema = z.object({ newPassword: newPasswordRule, confirmNewPassword: z.optional(z.string()) }).check(
  z.refine(({ newPassword, confirmNewPassword = newPassword }) => confirmNewPassword === newPassword, {
    error: "confirmationDifferent",
    path: ["confirmNewPassword"],
  }),
);

export type ResetPasswordValues = z.infer<typeof resetPasswordSchema>;
