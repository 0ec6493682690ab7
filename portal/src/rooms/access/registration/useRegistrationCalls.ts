import type { RegistrationCalls } from "@favilla/design-system/access/useRegistration.ts";
import { useRef } from "react";
import { writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { useWrite } from "../../../platform/loading/useWrite.ts";
import { register, validateClientCode, verifyRegistration } from "./calls.ts";
import type { PrivacyConditions, Registration } from "./registration.ts";
import { answerTo, policyOf } from "./registrationForm.ts";

/** Sends a registration. If an earlier one waited for its confirmation before, the servers cannot say whether this one has arrived. */
async function registerOnce(registration: Registration, key: string, waitedBefore: boolean): Promise<Registration> {
  const write = () => register(registration, key).then(() => registration);
  if (waitedBefore) return write();
  return writeOrFind(write, async () => ((await verifyRegistration(registration)) === "AwaitingConfirmation" ? registration : undefined));
}

/**
 * Returns the calls of a registration, each with its answer as a value.
 * @param conditions the texts whose consents are answered; undefined while they load, when nothing can be sent
 * @param onRegistered called with the registration that was accepted
 */
export function useRegistrationCalls(
  conditions: PrivacyConditions | undefined,
  onRegistered: (registration: Registration) => void,
): RegistrationCalls {
  const waitedBefore = useRef(false);
  const send = useWrite((whole: Registration, key) => registerOnce(whole, key, waitedBefore.current));
  return {
    onCheckClient: ({ customerId, fiscalCode }) => answerTo(validateClientCode(customerId, fiscalCode)),
    onCheckAccount: (details) =>
      answerTo(
        verifyRegistration(details).then((state) => {
          waitedBefore.current = state === "AwaitingConfirmation";
        }),
      ),
    onRegister: async (details, ticked) => {
      if (!conditions) return { outcome: "failed", error: undefined };
      return answerTo(send({ ...details, policy: policyOf(conditions, ticked) }).then(onRegistered));
    },
  };
}
