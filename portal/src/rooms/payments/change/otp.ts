import { ApiError } from "../../../platform/errors/errors.ts";

/** Stages of the payment-method wizard once the telephone number is given (PM-12). */
export type OtpStage = "progress" | "otpWrong" | "otpSuccess" | "success" | "failure";

/**
 * The stage after a code was not accepted: the server's own failure (500, also no answer at all or one that cannot be read) ends the
 * wizard, anything else is shown on the field.
 */
export const otpStageOf = (error: unknown): Extract<OtpStage, "otpWrong" | "failure"> =>
  error instanceof ApiError && error.status < 500 ? "otpWrong" : "failure";
