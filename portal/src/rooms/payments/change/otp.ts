import { ApiError } from "../../../platform/errors/errors.ts";

/** Stages of the payment-method wizard after the telephone number is entered (PM-12). */
export type OtpStage = "progress" | "otpWrong" | "otpSuccess" | "success" | "failure";

/**
 * Returns the stage after a code was not accepted. A server failure (500, no response or an unreadable one) ends the wizard; any other
 * error is shown at the field.
 */
export const otpStageOf = (error: unknown): Extract<OtpStage, "otpWrong" | "failure"> =>
  error instanceof ApiError && error.status < 500 ? "otpWrong" : "failure";
