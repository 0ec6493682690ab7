import type { SignInReason } from "@favilla/design-system/access/Announcements.tsx";
import { notEmpty } from "@favilla/design-system/forms/fieldChecks.ts";
import * as z from "zod/mini";
import { hasCookieSession } from "../config/config.ts";
import type { CustomerId } from "./customerId.ts";
import { clearLocal } from "./device.ts";
import { keepDraftsOf } from "./draft.ts";
import { reportsKey } from "./reportsKey.ts";
import { oweSignOut } from "./signOut.ts";
import { local, visit } from "./storage.ts";
import { createStore, useStore } from "./store.ts";
import { tellTabs } from "./tabs.ts";

export const sessionKey = "favilla.authentication";
const version = 1;

/** Customer id or token, which is never empty. */
export const storedTextSchema = z.string().check(notEmpty());
/** Timestamp; an invalid one becomes undefined. */
export const storedMomentSchema = z.catch(z.optional(z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))))), undefined);
const sessionSchema = z
  .object({
    version: z.number().check(z.refine((stored) => stored === version)),
    customerId: storedTextSchema,
    /** End of the session if no request is made, ISO 8601. The server may omit it. */
    expiresAt: storedMomentSchema,
    /** Missing, as `refreshToken`, if the tokens are in cookies. */
    token: z.optional(storedTextSchema),
    refreshToken: z.optional(storedTextSchema),
    /** Number of refreshes since the sign-in, if the tokens are in cookies: it tells a tab that another one has made a refresh. */
    renewals: z.optional(z.number()),
  })
  .check(z.refine(({ token, refreshToken, renewals }) => (token && refreshToken) !== undefined || renewals !== undefined));

/** The session of the signed-in customer (AC-01). It is stored in local storage under one key, which all tabs share. */
export type Session = Readonly<Omit<z.infer<typeof sessionSchema>, "version" | "customerId"> & { customerId: CustomerId }>;

/** Parses the stored session. Returns null for anything but a complete session of this version. */
export function parseSession(value: string | null): Session | null {
  if (value === null) return null;
  try {
    const { version: _, ...session } = z.parse(sessionSchema, JSON.parse(value));
    return session;
  } catch {
    return null;
  }
}

let cachedSession: { raw: string | null; session: Session | null } | undefined;

/** Reads the session from storage, so that changes by other tabs count. An unchanged session is the same object. */
export function readSession(): Session | null {
  const raw = local.get(sessionKey);
  if (cachedSession?.raw !== raw) {
    cachedSession = { raw, session: parseSession(raw) };
    if (raw !== null && !cachedSession.session) local.remove(sessionKey);
  }
  return cachedSession?.session ?? null;
}

const store = createStore(readSession, null);

export function writeSession({ customerId, token, refreshToken, renewals, expiresAt }: Session): void {
  local.set(sessionKey, JSON.stringify({ version, customerId, token, refreshToken, renewals, expiresAt }));
  store.notify();
}

/** Removes tokens that an earlier configuration has stored. The configuration must be loaded. */
export function dropReadableTokens(): void {
  const session = readSession();
  if (session?.token === undefined || !hasCookieSession()) return;
  writeSession({ customerId: session.customerId, expiresAt: session.expiresAt, renewals: 0 });
}

/**
 * Ends the session: storage is cleared, and the other tabs follow. Drafts are kept for the same customer's next sign-in, and so are the
 * payments that this customer has reported on this device, those of others are not (BL-140).
 */
export function clearSession(): void {
  const key = reportsKey(readSession()?.customerId);
  const reports = local.get(key);
  clearLocal();
  if (reports) local.set(key, reports);
  tellTabs("ended");
  oweSignOut();
  store.notify();
}

const leftKey = "favilla.left";

/** Ends the session permanently: drafts are deleted too, also in the other tabs. */
export function clearAll(): void {
  // Session storage is not shared between tabs. This key tells them that the customer logged out on purpose.
  local.set(leftKey, "1");
  visit.clear();
  clearSession();
}

/**
 * Follows session changes of other tabs (a refresh, a sign-in, a logout), also on pages that the browser restores from its cache. Drafts are
 * deleted if the customer logged out on purpose.
 * @param onEnd called when the session that this page has shown is no longer stored, with the reason; without one if another customer has
 * signed in
 */
export function followSession(onEnd: (reason: SignInReason | undefined) => void): void {
  let customerId: CustomerId | undefined;
  let leftElsewhere = false;
  const follow = () => {
    customerId = readSession()?.customerId;
    if (customerId) keepDraftsOf(customerId);
  };
  follow();
  store.subscribe(follow);
  const check = () => {
    const session = readSession();
    if (!customerId || session?.customerId === customerId) return;
    const reason = leftElsewhere ? "elsewhere" : "expired";
    onEnd(session ? undefined : reason);
    store.notify();
  };
  window.addEventListener("storage", (event) => {
    if (event.key === leftKey && event.newValue !== null) {
      visit.clear();
      leftElsewhere = true;
    }
    if (event.key !== sessionKey && event.key !== null) return;
    check();
    leftElsewhere = false;
    store.notify();
  });
  // A missing session has no event in the tab that removed it: the next press notices.
  for (const press of ["pointerdown", "keydown", "click"]) window.addEventListener(press, check, true);
  // What the browser keeps of this page must not show before `pageshow` has compared the customers. `visibility` keeps the scroll position.
  window.addEventListener("pagehide", (event) => {
    if (event.persisted && customerId) document.body.style.visibility = "hidden";
  });
  // What `onEnd` shows in place of the page is rendered before the browser paints.
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    check();
    document.body.style.visibility = "";
  });
}

export const useSession = (): Session | null => useStore(store);
