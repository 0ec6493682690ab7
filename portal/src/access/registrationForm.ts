import * as v from "valibot";
import * as z from "zod/mini";
import { phoneProblem } from "../account/phoneForm.ts";
import { ApiError, type ErrorName, errorNameOf } from "../api/errors.ts";
import { atMost } from "./atMost.ts";
import { emailField } from "./emailField.ts";
import { fiscalCodeField, newPasswordField } from "./fields.ts";
import { type ConsentName, consentNames, type Policy, type PrivacyConditions } from "./registration.ts";
import type { FieldWords } from "./useFieldWords.ts";

/** The longest client code that servers take. */
const maxClientCode = 20;

/** Who registers; the client code in capitals, as on a bill. */
export const clientSchema = (words: FieldWords) =>
  v.object({
    customerId: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.nonEmpty(words.clientCodeRequired), atMost(maxClientCode, words.tooLong)),
    fiscalCode: fiscalCodeField(words),
  });

/** What signs in from then on. */
export const accountSchema = (words: FieldWords) =>
  v.object({
    email: emailField(words),
    phone: v.pipe(
      v.object({ prefix: v.string(), number: v.string() }),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed && phoneProblem(dataset.value, words);
        if (message) addIssue({ message });
      }),
    ),
    password: newPasswordField(words),
  });

export type Consents = Readonly<Record<string, boolean | undefined>>;

/** What has been typed, as far as a reload keeps it: everything but the password. */
export const draftSchema = z.object({
  customerId: z.string(),
  fiscalCode: z.string(),
  email: z.string(),
  phone: z.object({ prefix: z.string(), number: z.string() }),
  consents: z.transform(
    (kept: unknown): Consents => Object.fromEntries(Object.entries(kept ?? {}).map(([name, ticked]) => [name, ticked === true])),
  ),
});

/** What has to be ticked and isn't yet, by name. */
export function consentErrors({ consents }: PrivacyConditions, ticked: Consents, words: FieldWords): Record<string, string> {
  const missing = consents.filter(({ name, required }) => required && !ticked[name]).map(({ name }) => [name, words.consentRequired]);
  return { ...(!ticked["informativa"] && { informativa: words.informativaRequired }), ...Object.fromEntries(missing) };
}

/** What goes with the registration: a yes or a no to everything that was asked. */
export function policyOf({ consents }: PrivacyConditions, ticked: Consents): Policy {
  const asked = consents.map(({ name }): [ConsentName, boolean] => [name, ticked[name] === true]);
  return { informativa: ticked["informativa"] === true, ...Object.fromEntries(asked.filter(([name]) => consentNames.includes(name))) };
}

export type RegistrationField = "customerId" | "email" | "password";

const fields: Partial<Record<ErrorName, RegistrationField>> = {
  RegisterCodeNotFound: "customerId",
  UserAlreadyRegistered: "customerId",
  RegisterEmailTaken: "email",
  RegisterInvalidPassword: "password",
};

/** The field that a refusal is about (spec §8); undefined where it is about none. */
export const fieldOfError = (error: unknown): RegistrationField | undefined =>
  error instanceof ApiError ? fields[errorNameOf(error.serverCode, "Register")] : undefined;
