import * as z from "zod/mini";
import { defaultPrefix } from "../forms/phoneNumber.ts";
import type { AccountDetails, AccountDetailsValues } from "./accountDetailsSchema.ts";
import { type ClientDetailsValues, clientDetailsSchema } from "./clientDetailsSchema.ts";
import type { ConsentsValues } from "./consentsSchema.ts";

/** Steps of a registration with input, in order. */
export const inputSteps = ["client", "account", "privacy"] as const;
export type InputStep = (typeof inputSteps)[number];

/** Schema of the draft, which survives a reload: all typed values except the password. */
export const registrationDraftSchema = z.object({
  customerId: z.string(),
  fiscalCode: z.string(),
  email: z.string(),
  phone: z.object({ prefix: z.string(), number: z.string() }),
  consents: z.transform(
    (kept: unknown): ConsentsValues => Object.fromEntries(Object.entries(kept ?? {}).map(([name, ticked]) => [name, ticked === true])),
  ),
});
export type RegistrationDraft = z.infer<typeof registrationDraftSchema>;

/** Fields that the servers can refuse (AC-06). */
export type RegistrationField = "customerId" | "email" | "password";

/** Answer to a call of the registration: accepted, a field is refused, or the call failed. `error` is what the site explains. */
export type RegistrationAnswer =
  | { readonly outcome: "accepted" }
  | { readonly outcome: "refused"; readonly field: RegistrationField; readonly error: unknown }
  | { readonly outcome: "failed"; readonly error: unknown };

/** Input of a step: as typed, and the output of its schema once the servers have accepted it. Null again when something else is typed. */
interface Entry<Values, Valid> {
  readonly typed: Values;
  readonly valid: Valid | null;
}

/** A call that was not accepted. Without a field the step itself says why. */
export interface RegistrationProblem {
  readonly step: InputStep;
  readonly field: RegistrationField | null;
  readonly error: unknown;
}

/** Everything that is typed and answered during a registration. */
export interface RegistrationState {
  readonly client: Entry<ClientDetailsValues, ClientDetailsValues>;
  readonly account: Entry<AccountDetailsValues, AccountDetails>;
  readonly consents: ConsentsValues;
  /** The step whose call is pending. */
  readonly pending: InputStep | null;
  /** The last problem: a new object for each answer. */
  readonly problem: RegistrationProblem | null;
}

export type RegistrationEvent =
  | { type: "clientTyped"; values: ClientDetailsValues }
  | { type: "accountTyped"; values: AccountDetailsValues }
  | { type: "consentsTicked"; consents: ConsentsValues }
  | { type: "called"; step: InputStep }
  | { type: "clientAnswered"; of: ClientDetailsValues; valid: ClientDetailsValues; answer: RegistrationAnswer }
  | { type: "accountAnswered"; of: AccountDetailsValues; valid: AccountDetails; answer: RegistrationAnswer }
  | { type: "registered"; answer: RegistrationAnswer };

/** The state in which a registration begins. Valid codes of an earlier visit count as accepted; the password is never stored. */
export function initialRegistration(draft: RegistrationDraft | undefined): RegistrationState {
  const client = { customerId: draft?.customerId ?? "", fiscalCode: draft?.fiscalCode ?? "" };
  const parsed = z.safeParse(clientDetailsSchema, client);
  return {
    client: { typed: client, valid: parsed.success ? parsed.data : null },
    account: {
      typed: { email: draft?.email ?? "", phone: draft?.phone ?? { prefix: defaultPrefix, number: "" }, password: "" },
      valid: null,
    },
    consents: draft?.consents ?? {},
    pending: null,
    problem: null,
  };
}

/** The part of the state that may be stored: everything but the password. */
export const draftOf = ({ client, account, consents }: RegistrationState): RegistrationDraft => ({
  customerId: client.typed.customerId,
  fiscalCode: client.typed.fiscalCode,
  email: account.typed.email,
  phone: account.typed.phone,
  consents,
});

/** Returns the step that contains a field. */
const stepOfField = (field: RegistrationField): InputStep => (field === "customerId" ? "client" : "account");

/** Returns the step to show: the requested one, or the last one before it whose previous steps are complete. */
export function reachableStep(requested: InputStep, { client, account }: RegistrationState): InputStep {
  if (requested === "client" || !client.valid) return "client";
  return requested === "privacy" && account.valid ? "privacy" : "account";
}

/** Input typed anew is not accepted yet. A refusal is about what was typed before; a failure stays until the next call. */
function retyped<Values, Valid>(entry: Entry<Values, Valid>, typed: Values): Entry<Values, Valid> {
  return JSON.stringify(typed) === JSON.stringify(entry.typed) ? entry : { typed, valid: null };
}

const withoutRefusal = (problem: RegistrationProblem | null): RegistrationProblem | null => (problem?.field ? null : problem);

/** Takes an answer. The input is accepted only if nothing else was typed since it was sent. */
function afterAnswer<Values, Valid>(entry: Entry<Values, Valid>, of: Values, valid: Valid, { outcome }: RegistrationAnswer) {
  return outcome === "accepted" && entry.typed === of ? { typed: of, valid } : entry;
}

/** Returns the problem of an answer, in the step of its field. */
function problemOf(step: InputStep, answer: RegistrationAnswer): RegistrationProblem | null {
  if (answer.outcome === "accepted") return null;
  const { error } = answer;
  return answer.outcome === "refused" ? { step: stepOfField(answer.field), field: answer.field, error } : { step, field: null, error };
}

/** The state after an event. */
export function nextRegistration(state: RegistrationState, event: RegistrationEvent): RegistrationState {
  switch (event.type) {
    case "clientTyped":
      return { ...state, client: retyped(state.client, event.values), problem: withoutRefusal(state.problem) };
    case "accountTyped":
      return { ...state, account: retyped(state.account, event.values), problem: withoutRefusal(state.problem) };
    case "consentsTicked":
      return { ...state, consents: event.consents };
    case "called":
      return { ...state, pending: event.step, problem: null };
    case "clientAnswered": {
      const client = afterAnswer(state.client, event.of, event.valid, event.answer);
      return { ...state, client, pending: null, problem: problemOf("client", event.answer) };
    }
    case "accountAnswered": {
      const account = afterAnswer(state.account, event.of, event.valid, event.answer);
      return { ...state, account, pending: null, problem: problemOf("account", event.answer) };
    }
    case "registered":
      return { ...state, pending: null, problem: problemOf("privacy", event.answer) };
  }
}

/** Returns the step to which an answer leads: that of a refused field. Null stays. */
export const stepOfRefusal = (answer: RegistrationAnswer): InputStep | null =>
  answer.outcome === "refused" ? stepOfField(answer.field) : null;
