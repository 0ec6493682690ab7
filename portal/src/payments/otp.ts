import { ApiError } from "../api/errors.ts";

/** Stages of the payment-method wizard once the telephone number is given (spec §4). */
export type OtpStage = "progress" | "otpWrong" | "otpSuccess" | "success" | "failure";

/**
 * The stage after a code was not accepted: the server's own failure (500, also no answer at all or one that cannot be read) ends the
 * wizard, anything else is shown on the field.
 */
export const otpStageOf = (error: unknown): Extract<OtpStage, "otpWrong" | "failure"> =>
  error instanceof ApiError && error.status < 500 ? "otpWrong" : "failure";

/** Digits of a one-time code and of a booklet code (spec §9). */
export const otpLength = 4;
export const bookletLength = 13;

/** Prefix of telephone numbers unless another is chosen. */
export const defaultPrefix = "39";

const digits = (least: number, most: number) => new RegExp(`^[0-9]{${least},${most}}$`);
const [phone, code, booklet] = [digits(8, 15), digits(otpLength, otpLength), digits(bookletLength, bookletLength)];

/** Spec §5: digits only, at least 8; no number in the world has more than 15. */
export const isOtpPhone = (text: string): boolean => phone.test(text);
export const isOtpCode = (text: string): boolean => code.test(text);
export const isBookletCode = (text: string): boolean => booklet.test(text);
