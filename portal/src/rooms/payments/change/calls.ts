import { withPrefix } from "@favilla/design-system/forms/phoneNumber.ts";
import type { CodeCheck, CodeSending, Phone } from "@favilla/design-system/payments/paymentChange.ts";
import * as z from "zod/mini";
import { parse } from "../../../platform/edge/edge.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { post } from "../../../platform/wire/rest.ts";

/** Schema of a success. An error with status 200 does not match it. */
const sentSchema = z.object({ expiresAt: z.string() });

/** Seconds to wait if the server sends no Retry-After with a 429: the period of PM-23. */
const usualWait = 15 * 60;

function notSentWhy(error: unknown): Extract<CodeSending, { sent: false }>["why"] {
  if (error instanceof ApiError && error.reason === "network") return "unreachable";
  if (!(error instanceof ApiError) || error.outcomeUnknown) return "failed";
  return error.status === 429 ? { waitSeconds: error.retryAfter ?? usualWait } : "refused";
}

/** Sends a one-time code for a payment term. On any failure `sent` is false (PM-12, PM-46), and the failure is logged. */
export async function sendOtp(termId: string, { prefix, number }: Phone): Promise<CodeSending> {
  try {
    const body = { id: termId, phoneNumber: withPrefix(prefix, number), entity: "Billing" } as const;
    parse(sentSchema, await post("otpGenerateToken", { body }), "one-time code");
    return { sent: true };
  } catch (error) {
    reportFailure(error, "one-time code could not be sent");
    return { sent: false, why: notSentWhy(error) };
  }
}

const wrongCodeSchema = z.object({ attemptsLeft: z.number() });
const endings: Readonly<Record<number, "expired" | "tooManyTries">> = { 410: "expired", 429: "tooManyTries" };

const acceptedSchema = z.object({ validUntil: z.string() });

/** Returns what it means that a code was not accepted (PM-12): `failed` if the server failed (500, no response or an unreadable one). */
export function codeCheckOf(error: unknown): Exclude<CodeCheck, { outcome: "accepted" }> {
  if (!(error instanceof ApiError) || error.status >= 500) return { outcome: "failed" };
  const parsed = z.safeParse(wrongCodeSchema, error.data);
  const triesLeft = parsed.success ? parsed.data.attemptsLeft : undefined;
  const why = endings[error.status] ?? (triesLeft === 0 ? "tooManyTries" : undefined);
  return why ? { outcome: "ended", why } : { outcome: "wrong", triesLeft };
}

/** Checks the typed code. */
export async function checkOtp(termId: string, code: string): Promise<CodeCheck> {
  try {
    parse(acceptedSchema, await post("otpValidateToken", { body: { id: termId, code, entity: "Billing" } }), "one-time code");
    return { outcome: "accepted" };
  } catch (error) {
    const check = codeCheckOf(error);
    if (check.outcome === "failed") reportFailure(error, "one-time code could not be checked");
    return check;
  }
}
