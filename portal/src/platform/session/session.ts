import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { clearLocal } from "./colourMode.ts";
import { keepDraftsOf } from "./draft.ts";
import { sayFarewell } from "./farewell.ts";
import { local, visit } from "./storage.ts";

export const sessionKey = "favilla.authentication";
const version = 1;

const text = z.string().check(z.minLength(1));
/** A moment; anything else is as good as none. */
export const moment = z.catch(z.optional(z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))))), undefined);
const stored = z.object({
  version: z.literal(version),
  customerId: text,
  token: text,
  refreshToken: text,
  /** When the session ends if nothing is asked any more, ISO 8601; the server may not say. */
  expiresAt: moment,
});

/** Who is signed in (AC-01). It lives in local storage under one key, shared by the tabs. */
export type Session = Readonly<Omit<z.infer<typeof stored>, "version">>;

/** What is stored, read anew; anything else than a whole session of this version is removed. */
export function parseSession(value: string | null): Session | null {
  if (value === null) return null;
  try {
    const { version: _, ...session } = z.parse(stored, JSON.parse(value));
    return session;
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
let known: { raw: string | null; session: Session | null } | undefined;

/** The session as it is in storage now, so that what another tab wrote counts. The same session is the same object. */
export function readSession(): Session | null {
  const raw = local.get(sessionKey);
  if (known?.raw !== raw) {
    known = { raw, session: parseSession(raw) };
    if (raw !== null && !known.session) local.remove(sessionKey);
  }
  return known?.session ?? null;
}

const tell = () => {
  for (const listener of listeners) listener();
};

export function writeSession({ customerId, token, refreshToken, expiresAt }: Session): void {
  local.set(sessionKey, JSON.stringify({ version, customerId, token, refreshToken, expiresAt }));
  tell();
}

/** Ends the session: storage is emptied, the other tabs follow. Drafts stay for the same customer's next sign-in. */
export function clearSession(): void {
  clearLocal();
  tell();
}

const leftKey = "favilla.left";

/** Ends the session for good: what was begun goes with it, in the other tabs too. */
export function clearAll(): void {
  // Session storage is each tab's own: this is how they hear that the customer meant it.
  local.set(leftKey, "1");
  visit.clear();
  clearSession();
}

/**
 * Follows the other tabs (a refresh, a sign-in or a logout there counts here) and pages that the browser brings back as
 * they were: one whose session has ended or is another's shows nothing and starts again. A session that ends in another tab ends here
 * too, and sign-in says why.
 */
export function followSession(): void {
  let customerId: string | undefined;
  let meant = false;
  const follow = () => {
    customerId = readSession()?.customerId;
    if (customerId) keepDraftsOf(customerId);
  };
  follow();
  listeners.add(follow);
  window.addEventListener("storage", (event) => {
    if (event.key === leftKey && event.newValue !== null) {
      visit.clear();
      meant = true;
    }
    if (event.key !== sessionKey && event.key !== null) return;
    if (customerId && !readSession()) sayFarewell(meant ? "elsewhere" : "expired");
    meant = false;
    tell();
  });
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted || readSession()?.customerId === customerId) return;
    document.body.hidden = true;
    window.location.reload();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession, () => null);
