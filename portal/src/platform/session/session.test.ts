import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { memoryStorage } from "./memoryStorage.ts";
import { followSession, parseSession, readSession, sessionKey, writeSession } from "./session.ts";
import { safeStorage } from "./storage.ts";

const session = { customerId: "100001", token: "t", refreshToken: "r" };

describe("what is stored", () => {
  it("[AC-01] is a session of this version, or none", () => {
    expect(parseSession(JSON.stringify({ version: 1, ...session }))).toEqual(session);
    for (const corrupt of [
      "{",
      "null",
      "[]",
      "5",
      '"x"',
      JSON.stringify(session),
      JSON.stringify({ version: 2, ...session }),
      JSON.stringify({ version: 1, ...session, token: "" }),
    ]) {
      expect(parseSession(corrupt)).toBeNull();
    }
    expect(parseSession(null)).toBeNull();
  });

  it("[AC-01] may have the session's end; an invalid moment is ignored", () => {
    const parsed = (expiresAt: unknown) => parseSession(JSON.stringify({ version: 1, ...session, expiresAt }))?.expiresAt;
    expect(parsed("2026-12-21T09:00:00.000Z")).toBe("2026-12-21T09:00:00.000Z");
    for (const none of [undefined, null, 5, "domani", {}]) expect(parsed(none)).toBeUndefined();
  });

  it("[AC-01] is read without an exception, whatever it is", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseSession(text) === null));
  });
});

describe("a session in two tabs", () => {
  it("[AP-04] this tab follows what another tab does; and says when its customer's session is gone, or another customer's is there", () => {
    const stored = new Map<string, string>();
    const heard = new Map<string, (event: object) => void>();
    const ended = vi.fn();
    vi.stubGlobal("document", { body: { style: { visibility: "" } } });
    vi.stubGlobal("window", {
      localStorage: memoryStorage(stored),
      addEventListener: (name: string, listener: (event: object) => void) => heard.set(name, listener),
    });
    const inOtherTab = (change: object | null) => {
      if (change) stored.set(sessionKey, JSON.stringify({ version: 1, ...session, ...change }));
      else stored.clear();
    };
    const cameBack = () => heard.get("pageshow")?.({ persisted: true });

    writeSession(session);
    followSession(ended);
    inOtherTab({ token: "renewed" });
    heard.get("storage")?.({ key: sessionKey });
    expect(readSession()?.token).toBe("renewed");
    const left = () => heard.get("pagehide")?.({ persisted: true });
    left();
    expect(document.body.style.visibility).toBe("hidden");
    cameBack();
    expect([ended.mock.calls, document.body.style.visibility]).toEqual([[], ""]);
    left();
    inOtherTab({ customerId: "100002" });
    cameBack();
    expect([ended.mock.calls, document.body.style.visibility]).toEqual([[[undefined]], ""]);
    inOtherTab(null);
    heard.get("storage")?.({ key: null });
    expect(readSession()).toBeNull();
    expect(ended.mock.calls).toEqual([[undefined], ["expired"]]);
    heard.get("pointerdown")?.({});
    expect(ended).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});

describe("storage", () => {
  it("[AC-20] that is blocked keeps values in memory for the visit", () => {
    const storage = safeStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    storage.set("a", "1");
    expect([storage.get("a"), storage.get("b"), storage.persistent()]).toEqual(["1", null, false]);
    storage.clear();
    expect(storage.get("a")).toBeNull();
  });

  it("[R10] [AC-20] that is full keeps further values in memory, until they are removed", () => {
    const stored = new Map([["a", "old"]]);
    const full = {
      ...memoryStorage(stored),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    } as unknown as Storage;
    const storage = safeStorage(() => full);
    storage.set("a", "new");
    expect([storage.get("a"), storage.persistent()]).toEqual(["new", false]);
    storage.remove("a");
    expect(storage.get("a")).toBeNull();
  });
});
