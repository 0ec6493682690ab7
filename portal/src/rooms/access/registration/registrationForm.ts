import * as z from "zod/mini";
import { ApiError, type ErrorName, errorNameOf } from "../../../platform/errors/errors.ts";
import { type OptionalConsent, optionalConsents } from "../../account/consents/privacyConditions.ts";
import type { Policy, PrivacyConditions } from "./registration.ts";

export type TickedConsents = Readonly<Record<string, boolean>>;

/** Schema of the draft, which survives a reload: all typed values except the password. */
export const draftSchema = z.object({
  customerId: z.string(),
  fiscalCode: z.string(),
  email: z.string(),
  phone: z.object({ prefix: z.string(), number: z.string() }),
  consents: z.transform(
    (kept: unknown): TickedConsents => Object.fromEntries(Object.entries(kept ?? {}).map(([name, ticked]) => [name, ticked === true])),
  ),
});

/** Returns the answers to all requested consents, yes or no, for the request. */
export function policyOf({ consents }: PrivacyConditions, ticked: TickedConsents): Policy {
  const chosen = consents.map(({ name }): [OptionalConsent, boolean] => [name, ticked[name] === true]);
  return { informativa: ticked["informativa"] === true, ...Object.fromEntries(chosen.filter(([name]) => optionalConsents.includes(name))) };
}

export type RegistrationField = "customerId" | "email" | "password";

const fields: Partial<Record<ErrorName, RegistrationField>> = {
  RegisterCodeNotFound: "customerId",
  UserAlreadyRegistered: "customerId",
  RegisterEmailTaken: "email",
  RegisterInvalidPassword: "password",
};

/** Returns the field that an error belongs to (AC-06), or undefined. */
export const fieldOfError = (error: unknown): RegistrationField | undefined =>
  error instanceof ApiError ? fields[errorNameOf(error.serverCode, "Register")] : undefined;
