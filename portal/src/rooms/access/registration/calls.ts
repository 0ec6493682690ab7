import * as z from "zod/mini";
import { parse } from "../../../platform/edge/edge.ts";
import { ApiError, errorNameOf } from "../../../platform/errors/errors.ts";
import { report } from "../../../platform/errors/report.ts";
import { emailSent } from "../../../platform/wire/emailSent.ts";
import { publicGet, publicPost } from "../../../platform/wire/rest.ts";
import type { Registration } from "./registration.ts";

/** Whether the codes belong together and can be registered; CLIENT-CODE-NOT-FOUND and the rest are ApiErrors. */
export async function validateClientCode(customerId: string, fiscalCode: string): Promise<void> {
  await publicPost("validateClientCode", { body: { customerId, fiscalCode } });
}

/** Only the fields that the contract names are sent (AC-03). */
const bodyOf = ({ email, password, fiscalCode, customerId, phone, policy }: Registration) => ({
  email,
  password,
  fiscalCode,
  customerId,
  phone,
  ...(policy && { policy }),
});

/** What the catalogue has no code for is logged (AC-06); everything is for the screen to show. */
async function reported<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const unknown = !(error instanceof ApiError) || errorNameOf(error.serverCode, "Register") === "Register";
    if (unknown) report("Register", { what: "API Error: register", error });
    throw error;
  }
}

/** Registers, once for each key: an e-mail with the link that confirms it is on its way. */
export const register = (registration: Registration, key: string): Promise<void> =>
  reported(emailSent(publicPost("registration", { body: bodyOf(registration), idempotencyKey: key }), "registration"));

const state = z.object({ status: z.enum(["Available", "AwaitingConfirmation"]) });

/** Whether a registration would be accepted, or has been and waits for its link to be followed. */
export type RegistrationState = z.infer<typeof state>["status"];

/** Whether it would be accepted; after an outcome that is not known, whether it has been. */
export const verifyRegistration = async (registration: Registration): Promise<RegistrationState> => {
  const body = await reported(publicPost("registrationVerify", { body: bodyOf(registration) }));
  return parse(state, body, "registration verify").status;
};

export async function confirmRegistration(id: string, accessToken: string): Promise<void> {
  await publicGet("confirmRegistration", { path: { id, accessToken } });
}
