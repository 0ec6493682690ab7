import { useEffect, useMemo, useRef, useState } from "react";
import * as v from "valibot";
import { defaultPrefix, writePhone } from "../account/phoneForm.ts";
import { ApiError } from "../api/errors.ts";
import { register, validateClientCode, verifyRegistration } from "../api/registration.ts";
import { useControlledForm } from "../app/useControlledForm.ts";
import { useErrorWords } from "../app/useErrorWords.ts";
import { useUpdate } from "../app/useUpdate.ts";
import { useDraft } from "../session/useDraft.ts";
import type { PrivacyConditions, Registration } from "./registration.ts";
import { accountSchema, clientSchema, consentErrors, draftSchema, fieldOfError, policyOf } from "./registrationForm.ts";
import { useFieldWords } from "./useFieldWords.ts";

/** The steps in which something is typed. */
export const steps = ["client", "account", "privacy"] as const;
export type Step = (typeof steps)[number];

/** Sends a registration. Where nobody knows what became of it, the servers are asked whether it has arrived. */
async function registerSurely(registration: Registration, key: string, waitedBefore: boolean): Promise<void> {
  try {
    await register(registration, key);
  } catch (error) {
    if (!(error instanceof ApiError && error.outcomeUnknown) || waitedBefore) throw error;
    const state = await verifyRegistration(registration).catch(() => undefined);
    if (state !== "AwaitingConfirmation") throw error;
  }
}

/** A registration in the making: what was typed, what is wrong with it, and the three questions to the servers. */
export function useRegistration(conditions: PrivacyConditions | undefined, goTo: (step: Step) => void) {
  const words = useFieldWords();
  const errorWords = useErrorWords();
  const draft = useDraft("registrazione", draftSchema);
  const { found } = draft;
  const schemas = useMemo(() => ({ client: clientSchema(words), account: accountSchema(words) }), [words]);
  const client = useControlledForm(schemas.client, () => ({ customerId: found?.customerId ?? "", fiscalCode: found?.fiscalCode ?? "" }));
  const account = useControlledForm(schemas.account, () => ({
    email: found?.email ?? "",
    phone: found?.phone ?? { prefix: defaultPrefix, number: "" },
    password: "",
  }));
  const [consents, setConsents] = useState(found?.consents ?? {});
  const [consentsChecked, setConsentsChecked] = useState(false);
  const waitedBefore = useRef(false);
  const { customerId, fiscalCode } = client.form.value;
  const { email, phone } = account.form.value;
  useEffect(() => draft.keep({ customerId, fiscalCode, email, phone, consents }), [draft, customerId, fiscalCode, email, phone, consents]);

  /** Shows a refusal on the field that it is about, at whichever step that is. */
  const blame = (error: unknown) => {
    const field = fieldOfError(error);
    if (!field) return;
    const message = errorWords(error, "Register");
    if (field === "customerId") client.blame(field, message);
    else account.blame(field, message);
    goTo(field === "customerId" ? "client" : "account");
  };
  const blaming = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      blame(error);
      throw error;
    }
  };

  const code = useUpdate((typed: typeof client.form.value) =>
    blaming(validateClientCode(typed.customerId, typed.fiscalCode).then(() => true)),
  );
  const verification = useUpdate((whole: Registration) => blaming(verifyRegistration(whole)));
  const final = useUpdate((whole: Registration, key) => blaming(registerSurely(whole, key, waitedBefore.current).then(() => whole)));
  const failureOf = ({ update }: { update: { state: string; error?: unknown } }) =>
    update.state === "UpdateFailure" && !fieldOfError(update.error) && errorWords(update.error, "Register");
  const isBusy = ({ update }: { update: { state: string } }) => update.state === "Updating";

  /** What would be sent; undefined until both steps before are as they should be. */
  const whole = (): Registration | undefined => {
    const who = v.safeParse(schemas.client, client.form.value);
    const how = v.safeParse(schemas.account, account.form.value);
    const number = how.success ? writePhone(how.output.phone) : undefined;
    if (!who.success || !how.success || number === undefined) return undefined;
    return { ...who.output, email: how.output.email, password: how.output.password, phone: number };
  };

  return {
    client: { ...client.form, busy: isBusy(code), failure: failureOf(code) },
    account: { ...account.form, busy: isBusy(verification), failure: failureOf(verification) },
    /** The password was typed before and, unlike the rest, could not be kept. */
    passwordLost: Boolean(found?.email) && account.form.value.password === "",
    privacy: {
      value: consents,
      onChange: setConsents,
      errors: consentsChecked && conditions ? consentErrors(conditions, consents, words) : {},
      busy: isBusy(final),
      failure: failureOf(final),
    },
    /** Whether what a step needs from those before it is there. */
    reaches: (step: Step) =>
      step === "client" || (step === "account" ? v.safeParse(schemas.client, client.form.value).success : whole() !== undefined),
    /** Each answers whether it leads on. */
    sendClient: () => client.submit(async (typed) => (await code.send(typed)) && goTo("account")),
    sendAccount: () =>
      account.submit(async () => {
        const registration = whole();
        const state = registration && (await verification.send(registration));
        if (!state) return;
        waitedBefore.current = state === "AwaitingConfirmation";
        goTo("privacy");
      }),
    /** The registration that was accepted. */
    sendAll: async (): Promise<Registration | undefined> => {
      setConsentsChecked(true);
      const registration = whole();
      if (!conditions || !registration || Object.keys(consentErrors(conditions, consents, words)).length > 0) return undefined;
      const sent = await final.send({ ...registration, policy: policyOf(conditions, consents) });
      if (sent) draft.drop();
      return sent;
    },
  };
}
