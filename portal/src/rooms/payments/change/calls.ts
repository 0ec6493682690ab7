import { withPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import * as z from "zod/mini";
import { parse } from "../../../platform/edge/edge.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { post } from "../../../platform/wire/rest.ts";

/** Schema of a success. An error with status 200 does not match it. */
const sentSchema = z.object({ expiresAt: z.string() });

/** Reason why no code was sent: the server rejected the request, was not reached, failed, or sends no more for some seconds (PM-23). */
export type OtpFailure = "refused" | "unreachable" | "failed" | { waitSeconds: number };

/** Seconds to wait if the server sends no Retry-After with a 429: the period of PM-23. */
const usualWait = 15 * 60;

function otpFailureOf(error: unknown): OtpFailure {
  if (error instanceof ApiError && error.reason === "network") return "unreachable";
  if (!(error instanceof ApiError) || error.outcomeUnknown) return "failed";
  return error.status === 429 ? { waitSeconds: error.retryAfter ?? usualWait } : "refused";
}

/** Sends a one-time code for a payment term. Resolves to false on any failure (PM-12), which is logged and passed to `onFailure`. */
export async function sendOtp(
  termId: string,
  prefix: string,
  phone: string,
  onFailure: (why: OtpFailure) => void = () => {},
): Promise<boolean> {
  try {
    const body = { id: termId, phoneNumber: withPrefix(prefix, phone), entity: "Billing" } as const;
    parse(sentSchema, await post("otpGenerateToken", { body }), "one-time code");
    return true;
  } catch (error) {
    reportFailure(error, "one-time code could not be sent");
    onFailure(otpFailureOf(error));
    return false;
  }
}

export interface OtpResult {
  /** Stage of the wizard after the check (PM-12). `otpWrong` is shown at the field, `failure` ends the wizard. */
  stage: "otpSuccess" | "otpWrong" | "failure";
  /** Reason why another code is needed. */
  ended?: "expired" | "tooManyTries" | undefined;
  /** Number of remaining attempts, if the server sends it. */
  triesLeft?: number | undefined;
}

const wrongCodeSchema = z.object({ attemptsLeft: z.number() });
const endings: Readonly<Record<number, OtpResult["ended"]>> = { 410: "expired", 429: "tooManyTries" };

const acceptedSchema = z.object({ validUntil: z.string() });

/** Returns the stage after a code was not accepted: `failure` if the server failed (500, no response or an unreadable one). */
export const otpStageOf = (error: unknown): Exclude<OtpResult["stage"], "otpSuccess"> =>
  error instanceof ApiError && error.status < 500 ? "otpWrong" : "failure";

/** Checks the typed code. */
export async function checkOtp(termId: string, code: string): Promise<OtpResult> {
  try {
    parse(acceptedSchema, await post("otpValidateToken", { body: { id: termId, code, entity: "Billing" } }), "one-time code");
    return { stage: "otpSuccess" };
  } catch (error) {
    const stage = otpStageOf(error);
    if (stage === "failure") reportFailure(error, "one-time code could not be checked");
    if (!(error instanceof ApiError)) return { stage };
    const parsed = z.safeParse(wrongCodeSchema, error.data);
    const triesLeft = parsed.success ? parsed.data.attemptsLeft : undefined;
    const ended = endings[error.status] ?? (triesLeft === 0 ? "tooManyTries" : undefined);
    return { stage, ended, triesLeft };
  }
}
