import * as z from "zod/mini";
import { parse } from "../../../platform/edge/edge.ts";
import { ApiError, errorNameOf } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { emailSent } from "../../../platform/wire/emailSent.ts";
import { publicGet, publicPost } from "../../../platform/wire/publicRest.ts";
import type { Registration } from "./registration.ts";

/** Checks that the two codes belong together and can be registered. Throws an ApiError with CLIENT-CODE-NOT-FOUND or another code. */
export async function validateClientCode(customerId: string, fiscalCode: string): Promise<void> {
  await publicPost("validateClientCode", { body: { customerId, fiscalCode } });
}

/** Returns the body with only the fields of the contract (AC-03). */
const bodyOf = ({ email, password, fiscalCode, customerId, phone, policy }: Registration) => ({
  email,
  password,
  fiscalCode,
  customerId,
  phone,
  ...(policy && { policy }),
});

/** Logs errors with an unknown code (AC-06) and passes all errors on to the screen. */
async function reported<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const unknown = !(error instanceof ApiError) || errorNameOf(error.serverCode, "Register") === "Register";
    if (unknown) reportFailure(error, "API Error: register", "Register");
    throw error;
  }
}

/** Registers a customer, once per idempotency key. The server then sends an e-mail with a link to confirm. */
export const register = (registration: Registration, key: string): Promise<void> =>
  reported(emailSent(publicPost("registration", { body: bodyOf(registration), idempotencyKey: key }), "registration"));

const stateSchema = z.object({ status: z.enum(["Available", "AwaitingConfirmation"]) });

/** Result of checking a registration: it would be accepted, or it has been accepted and its link has not been opened. */
export type RegistrationState = z.infer<typeof stateSchema>["status"];

/** Checks whether a registration would be accepted or, after an unknown outcome, whether it has been. */
export const verifyRegistration = async (registration: Registration): Promise<RegistrationState> => {
  const body = await reported(publicPost("registrationVerify", { body: bodyOf(registration) }));
  return parse(stateSchema, body, "registration verify").status;
};

export async function confirmRegistration(id: string, accessToken: string): Promise<void> {
  await publicGet("confirmRegistration", { path: { id, accessToken } });
}
