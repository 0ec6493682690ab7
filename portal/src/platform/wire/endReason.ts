import type { SignInReason } from "@favilla/design-system/access/Announcements.tsx";
import { hasCookieSession } from "../config/config.ts";

let suspected: SignInReason = "expired";

/** Reason why the session would end now. */
export const suspectedReason = (): SignInReason => suspected;

/** Notes a sign-in with cookies: nobody knows yet whether the browser keeps them. */
export function expectCookies(): void {
  suspected = hasCookieSession() ? "cookies" : "expired";
}

/** Notes that the account may be deleted, because the answer was lost: a deletion ends the session. */
export function expectDeletion(): void {
  suspected = "perhapsDeleted";
}

/** Notes that a call has succeeded, which proves the session: from now on it can only expire. */
export function expectExpiry(): void {
  suspected = "expired";
}
