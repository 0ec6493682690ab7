import {
  type AccountDetails,
  type AccountDetailsValues,
  accountDetailsSchema,
} from "@favilla/design-system/access/accountDetailsSchema.ts";
import { type ClientDetailsValues, clientDetailsSchema } from "@favilla/design-system/access/clientDetailsSchema.ts";
import { defaultPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import type { ServerErrors } from "@favilla/design-system/forms/useSchemaForm.ts";
import { useEffect, useRef, useState } from "react";
import { useErrorWords } from "../../../platform/errors/useErrorWords.ts";
import { writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useDraft } from "../../../platform/session/useDraft.ts";
import { register, validateClientCode, verifyRegistration } from "./calls.ts";
import type { PrivacyConditions, Registration } from "./registration.ts";
import { draftSchema, fieldOfError, policyOf, type RegistrationField, type TickedConsents } from "./registrationForm.ts";

/** Steps with input. */
export const inputSteps = ["client", "account", "privacy"] as const;
export type InputStep = (typeof inputSteps)[number];

/** Server errors by step. */
interface Refusals {
  client?: ServerErrors<ClientDetailsValues>;
  account?: ServerErrors<AccountDetailsValues>;
}

/** Returns the step that contains the field. */
const stepOfField = (field: RegistrationField): keyof Refusals => (field === "customerId" ? "client" : "account");

/** Sends a registration. If an earlier one waited for its confirmation before, the servers cannot say whether this one has arrived. */
async function registerOnce(registration: Registration, key: string, waitedBefore: boolean): Promise<Registration> {
  const write = () => register(registration, key).then(() => registration);
  if (waitedBefore) return write();
  return writeOrFind(write, async () => ((await verifyRegistration(registration)) === "AwaitingConfirmation" ? registration : undefined));
}

/** Returns the data to send, or undefined until both previous steps are valid. */
function registrationOf(client: ClientDetailsValues, account: AccountDetailsValues): Registration | undefined {
  const [who, how] = [clientDetailsSchema.safeParse(client), accountDetailsSchema.safeParse(account)];
  return who.success && how.success ? { ...who.data, ...how.data } : undefined;
}

/** Manages a registration: the typed values of each step, the server's errors, and the three requests. */
export function useRegistration(conditions: PrivacyConditions | undefined, goTo: (step: InputStep, from?: InputStep) => void) {
  const errorWords = useErrorWords();
  const draft = useDraft("registrazione", draftSchema);
  const { found } = draft;
  // Steps are unmounted when another one is shown, so their values are kept here.
  const [client, setClient] = useState({ customerId: found?.customerId ?? "", fiscalCode: found?.fiscalCode ?? "" });
  const [account, setAccount] = useState({
    email: found?.email ?? "",
    phone: found?.phone ?? { prefix: defaultPrefix, number: "" },
    password: "",
  });
  const [consents, setConsents] = useState<TickedConsents>(found?.consents ?? {});
  const [refusals, setRefusals] = useState<Refusals>({});
  const waitedBefore = useRef(false);
  const { customerId, fiscalCode } = client;
  const { email, phone } = account;
  useEffect(() => draft.keep({ customerId, fiscalCode, email, phone, consents }), [draft, customerId, fiscalCode, email, phone, consents]);

  /** Makes a request and shows its errors on their fields, in whichever step those are. */
  const blaming = async <T>(call: Promise<T>): Promise<T> => {
    setRefusals({});
    try {
      return await call;
    } catch (error) {
      const field = fieldOfError(error);
      if (field) {
        const step = stepOfField(field);
        setRefusals({ [step]: { [field]: errorWords(error, "Register") } });
        goTo(step);
      }
      throw error;
    }
  };

  const code = useUpdate((typed: ClientDetailsValues) => blaming(validateClientCode(typed.customerId, typed.fiscalCode).then(() => true)));
  const verification = useUpdate((whole: Registration) => blaming(verifyRegistration(whole)));
  const final = useUpdate((whole: Registration, key) => blaming(registerOnce(whole, key, waitedBefore.current)));
  const failureOf = ({ update }: { update: { state: string; error?: unknown } }) =>
    update.state === "UpdateFailure" && !fieldOfError(update.error) && errorWords(update.error, "Register");
  const isBusy = ({ update }: { update: { state: string } }) => update.state === "Updating";

  return {
    /** True once something has been typed. */
    begun: customerId !== "",
    client: {
      defaultValues: client,
      onValuesChange: (typed: ClientDetailsValues) => {
        setClient(typed);
        setRefusals({});
      },
      serverErrors: refusals.client,
      onSubmit: async (who: ClientDetailsValues) => (await code.send(who)) && goTo("account", "client"),
      busy: isBusy(code),
      failure: failureOf(code),
    },
    account: {
      defaultValues: account,
      onValuesChange: (typed: AccountDetailsValues) => {
        setAccount(typed);
        setRefusals({});
      },
      serverErrors: refusals.account,
      onSubmit: async (how: AccountDetails) => {
        const who = clientDetailsSchema.safeParse(client);
        const state = who.success && (await verification.send({ ...who.data, ...how }));
        if (!state) return;
        waitedBefore.current = state === "AwaitingConfirmation";
        goTo("privacy", "account");
      },
      busy: isBusy(verification),
      failure: failureOf(verification),
    },
    /** True if a password was typed before the reload. Unlike the other values, it was not stored. */
    passwordLost: Boolean(found?.email) && account.password === "",
    privacy: {
      defaultValues: consents,
      onValuesChange: setConsents,
      busy: isBusy(final),
      failure: failureOf(final),
    },
    /** Tells whether a step can be shown: the values of the previous steps are valid. */
    reaches: (step: InputStep) =>
      step === "client" ||
      (step === "account" ? clientDetailsSchema.safeParse(client).success : registrationOf(client, account) !== undefined),
    /** Sends everything with the consents. Resolves to the accepted registration. */
    send: async (ticked: TickedConsents): Promise<Registration | undefined> => {
      const registration = registrationOf(client, account);
      if (!conditions || !registration) return undefined;
      const sent = await final.send({ ...registration, policy: policyOf(conditions, ticked) });
      if (sent) draft.drop();
      return sent;
    },
  };
}
