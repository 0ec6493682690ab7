import { notEmpty } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { parse } from "../../../platform/edge/edge.ts";
import { emailSent } from "../../../platform/wire/emailSent.ts";
import { publicGet, publicPost, publicPut } from "../../../platform/wire/publicRest.ts";
import { sendForJson } from "../../../platform/wire/transport.ts";
import { apiUrl } from "../../../platform/wire/url.ts";

/** The two parts of a link about a password. */
export interface PasswordLink {
  serverToken: string;
  token: string;
}

export const requestPasswordReset = (email: string): Promise<void> =>
  emailSent(publicPost("requestPasswordReset", { body: { email } }), "password reset");

/** Resets a forgotten password with the link /forgot/password. */
export async function resetPassword({ serverToken, token }: PasswordLink, newPassword: string, confirmNewPassword: string): Promise<void> {
  await publicPut("resetPassword", { path: { serverToken, token }, body: { newPassword, confirmNewPassword } });
}

/** Sets a new password with the link /recovery_page/password, or with the tokens of a migration. */
export async function confirmChangePassword({ serverToken, token }: PasswordLink, newPassword: string): Promise<void> {
  await publicPut("confirmChangePassword", { path: { serverToken, token }, body: { newPassword, oldPassword: "" } });
}

/** Requests a new address without a session, with the token of a migration. */
export const migrateEmail = (email: string, token: string): Promise<void> =>
  emailSent(sendForJson(apiUrl("startChangeEmail"), { method: "POST", body: { email }, token }), "migrate e-mail");

export async function confirmChangeEmail(serverToken: string, email: string, token: string): Promise<void> {
  await publicPut("confirmChangeEmail", { path: { serverToken, email, token } });
}

/** Validates the account's current address: `a` and `b` are the parts of the link. */
export async function validateEmail(a: string, b: string): Promise<void> {
  await publicGet("validateEmail", { path: { a, b } });
}

const maskedSchema = z.object({ email: z.string().check(notEmpty()) });

/** Parses the masked address. It looks the same for an unregistered code. */
export const readMaskedEmail = (body: unknown): string => parse(maskedSchema, body, "email by fiscal code").email;

export const fetchMaskedEmail = async (fiscalCode: string): Promise<string> =>
  readMaskedEmail(await publicGet("emailByFiscalCode", { path: { code: fiscalCode } }));
