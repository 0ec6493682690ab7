import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memoryStorage } from "./memoryStorage.ts";

const local = new Map<string, string>();
const visit = new Map<string, string>();
const [replace, assign] = [vi.fn(), vi.fn()];

/** Opens a page of a signed-in customer in a new document. */
async function openPage(pathname: string) {
  vi.resetModules();
  local.clear();
  visit.clear();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("window", {
    localStorage: memoryStorage(local),
    sessionStorage: memoryStorage(visit),
    addEventListener: () => undefined,
    location: { pathname, search: "", replace, assign },
  });
  const { clearSession, writeSession } = await import("./session.ts");
  writeSession({ customerId: "100001", token: "t", refreshToken: "r" });
  const { withSession } = await import("../wire/http.ts");
  return { ...(await import("./endSession.ts")), clearSession, call: () => withSession(async () => "answer").catch(() => "none") };
}

/** Reason that the sign-in page will show. */
const reason = () => visit.get("favilla.farewell");

beforeEach(() => vi.resetAllMocks());
afterEach(() => vi.unstubAllGlobals());

it("[CH-11] a call that comes after a sign-out, before its page has loaded, does not turn it into an expired session", async () => {
  const { logout, call } = await openPage("/profilo/consensi-e-informative");
  logout();
  expect(await call()).toBe("none");
  await Promise.resolve();
  expect(assign.mock.calls).toEqual([["/login"]]);
  expect(replace).not.toHaveBeenCalled();
  expect(reason()).toBeUndefined();
});

it("[PF-12] nor does it hide that the account was deleted", async () => {
  const { endDeletedAccount, call } = await openPage("/profilo/credenziali");
  endDeletedAccount();
  await call();
  await Promise.resolve();
  expect([replace.mock.calls.length, reason()]).toEqual([0, "deleted"]);
});

it("[AC-33] a call without a session leads to sign-in with the reason and back, once", async () => {
  const { clearSession, call } = await openPage("/bollette");
  clearSession();
  await call();
  await call();
  await Promise.resolve();
  expect(replace.mock.calls).toEqual([["/login?redirectTo=%2Fbollette"]]);
  expect(reason()).toBe("expired");
});

it("[AC-33] a late call does not load the sign-in page again that has opened meanwhile, with what is typed there", async () => {
  const { clearSession, call } = await openPage("/login");
  clearSession();
  await call();
  await Promise.resolve();
  expect(replace).not.toHaveBeenCalled();
  expect(reason()).toBeUndefined();
});
