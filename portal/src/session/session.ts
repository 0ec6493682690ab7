import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { local } from "./storage.ts";

/** Who is signed in (spec §3). It lives in local storage under one key, shared by the tabs. */
export interface Session {
  readonly customerId: string;
  readonly token: string;
  readonly refreshToken: string;
}

export const sessionKey = "favilla.authentication";
const version = 1;

const text = z.string().check(z.minLength(1));
const stored = z.object({ version: z.literal(version), customerId: text, token: text, refreshToken: text });

/** What is stored, read anew; anything else than a whole session of this version is removed. */
export function parseSession(value: string | null): Session | null {
  if (value === null) return null;
  try {
    const { customerId, token, refreshToken } = z.parse(stored, JSON.parse(value));
    return { customerId, token, refreshToken };
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

export function writeSession({ customerId, token, refreshToken }: Session): void {
  local.set(sessionKey, JSON.stringify({ version, customerId, token, refreshToken }));
  tell();
}

/** Ends the session: storage is emptied, the other tabs follow. */
export function clearSession(): void {
  local.clear();
  tell();
}

/**
 * Follows the other tabs (a refresh, a sign-in or a logout there counts here) and pages that the browser brings back as
 * they were: one whose session has ended or is another's shows nothing and starts again.
 */
export function followSession(): void {
  let customerId = readSession()?.customerId;
  listeners.add(() => {
    customerId = readSession()?.customerId;
  });
  window.addEventListener("storage", (event) => {
    if (event.key === sessionKey || event.key === null) tell();
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

export const useSession = (): Session | null => useSyncExternalStore(subscribe, readSession);
