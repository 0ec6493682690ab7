import type { BookletCheck, ChangeAnswer, CodeCheck, CodeSending, Phone } from "@favilla/design-system/payments/paymentChange.ts";

const post = (path: string, body: unknown) =>
  fetch(`/api/payment/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Sends a one-time code by SMS. */
export async function sendCode(phone: Phone): Promise<CodeSending> {
  try {
    const { ok, status } = await post("code", phone);
    return ok ? { sent: true } : { sent: false, why: status < 500 ? "refused" : "failed" };
  } catch {
    return { sent: false, why: "unreachable" };
  }
}

/** Checks the code that was typed. */
export async function checkCode(code: string): Promise<CodeCheck> {
  try {
    const { ok, status } = await post("code/check", { code });
    if (ok) return { outcome: "accepted" };
    return status === 410 ? { outcome: "ended", why: "expired" } : { outcome: "wrong", triesLeft: undefined };
  } catch {
    return { outcome: "failed" };
  }
}

/** Asks whether a booklet is the customer's. */
export async function verifyBooklet(booklet: string): Promise<BookletCheck> {
  try {
    const { ok } = await post("booklet", { booklet });
    return ok ? "positive" : "negative";
  } catch {
    return "unverified";
  }
}

/** Sends the change. Nobody knows whether a request without an answer has arrived: a retry sends the same one. */
export async function changeMethod(debit: string): Promise<ChangeAnswer> {
  try {
    const { ok, status } = await post("method", { debit });
    if (ok) return { outcome: "success", effectiveDate: null };
    return status === 422 ? { outcome: "debitRefused" } : { outcome: "failure", lost: false };
  } catch {
    return { outcome: "unknown", lost: true };
  }
}
