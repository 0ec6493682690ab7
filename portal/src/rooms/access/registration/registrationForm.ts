import type { ConsentsValues } from "@favilla/design-system/access/consentsSchema.ts";
import type { RegistrationAnswer, RegistrationField } from "@favilla/design-system/access/registrationState.ts";
import { ApiError, type ErrorName, errorNameOf } from "../../../platform/errors/errors.ts";
import { type OptionalConsent, optionalConsents } from "../../account/consents/privacyConditions.ts";
import type { Policy, PrivacyConditions } from "./registration.ts";

/** Returns the answers to all requested consents, yes or no, for the request. */
export function policyOf({ consents }: PrivacyConditions, ticked: ConsentsValues): Policy {
  const chosen = consents.map(({ name }): [OptionalConsent, boolean] => [name, ticked[name] === true]);
  return { informativa: ticked["informativa"] === true, ...Object.fromEntries(chosen.filter(([name]) => optionalConsents.includes(name))) };
}

const fields: Partial<Record<ErrorName, RegistrationField>> = {
  RegisterCodeNotFound: "customerId",
  UserAlreadyRegistered: "customerId",
  RegisterEmailTaken: "email",
  RegisterInvalidPassword: "password",
};

/** Returns the field that an error belongs to (AC-06), or undefined. */
export const fieldOfError = (error: unknown): RegistrationField | undefined =>
  error instanceof ApiError ? fields[errorNameOf(error.serverCode, "Register")] : undefined;

/** Makes a call, and returns its answer as a value (AC-59). */
export async function answerTo(call: Promise<unknown>): Promise<RegistrationAnswer> {
  try {
    await call;
    return { outcome: "accepted" };
  } catch (error) {
    const field = fieldOfError(error);
    return field ? { outcome: "refused", field, error } : { outcome: "failed", error };
  }
}
