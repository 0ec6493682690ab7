import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { setConfig } from "../config/config.ts";
import { ApiError } from "../errors/errors.ts";
import { memoryStorage } from "../session/memoryStorage.ts";
import { dropReadableTokens, readSession, writeSession } from "../session/session.ts";
import { expectCookies, expectDeletion } from "./endReason.ts";
import { withSession } from "./http.ts";
import { sendForBlob, sendForJson } from "./transport.ts";

const endSession = vi.hoisted(() => vi.fn());
vi.mock("../session/endSession.ts", () => ({ endSession }));

const plainCall = { apiBase: "/api", graphqlPath: "/admin/api", paths: { refresh: "/auth/refresh" } } as Parameters<typeof setConfig>[0];
setConfig(plainCall);

const json = (url: string) => withSession((token) => sendForJson(url, { token }));
const blob = (url: string, type: string) => withSession((token) => sendForBlob(url, type, { token }));

type Answer = (request: { url: string; token: string | null; body: unknown }) => Response | Promise<Response>;
const calls: { url: string; token: string | null }[] = [];

function answer(respond: Answer) {
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get("Authorization");
    calls.push({ url, token });
    return respond({ url, token, body: typeof init.body === "string" ? JSON.parse(init.body) : undefined });
  });
}

const unauthorised = () => Response.json({ code: "AUTH-FAILED", message: "Accesso negato" }, { status: 401 });
const expiresAt = "2026-12-21T09:00:00.000Z";
const refreshed = (count: number) =>
  Response.json({ token: `new${count}`, refreshToken: `r${count}`, expiresAt, item: { customerId: "100001" } });
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

beforeEach(() => {
  calls.length = 0;
  endSession.mockReset();
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    localStorage: memoryStorage(stored),
  });
  writeSession({ customerId: "100001", token: "old", refreshToken: "r0" });
});
afterEach(() => vi.unstubAllGlobals());

describe("401", () => {
  it("[AP-02] [AP-03] 50 calls at once cause one refresh, and each is replayed once with the new token", async () => {
    let refreshes = 0;
    answer(({ url, token }) => {
      if (url === "/api/auth/refresh") return refreshed(++refreshes);
      return token === "Bearer new1" ? Response.json({ ok: true }) : unauthorised();
    });
    const results = await Promise.all(Array.from({ length: 50 }, (_, index) => json(`/api/x/${index}`)));
    expect(results).toEqual(Array(50).fill({ ok: true }));
    expect(refreshes).toBe(1);
    expect(calls).toHaveLength(101);
    expect(readSession()).toEqual({ customerId: "100001", token: "new1", refreshToken: "r1", expiresAt });
    expect(endSession).not.toHaveBeenCalled();
  });

  it("[AP-03] a call with a late 401 uses the token that is already new", async () => {
    answer(({ url, token }) => {
      if (url === "/api/auth/refresh") return refreshed(1);
      if (token !== "Bearer old") return Response.json({});
      return new Promise((resolve) => setTimeout(() => resolve(unauthorised()), url.endsWith("late") ? 30 : 0));
    });
    await Promise.all([json("/api/soon"), json("/api/late")]);
    expect(calls.filter(({ url }) => url.endsWith("refresh"))).toHaveLength(1);
  });

  it("[AP-03] a second 401 ends the session, after one replay", async () => {
    answer(({ url }) => (url.endsWith("refresh") ? refreshed(1) : unauthorised()));
    expect((await failure(json("/api/x"))).status).toBe(401);
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(3);
  });

  it("[PF-14] a session that ends while nobody knows whether the account is deleted ends with that reason, and not after a success", async () => {
    expectDeletion();
    answer(unauthorised);
    await failure(json("/api/x"));
    expect(endSession).toHaveBeenLastCalledWith("perhapsDeleted");
    answer(() => Response.json({}));
    await json("/api/x");
    answer(unauthorised);
    await failure(json("/api/x"));
    expect(endSession).toHaveBeenLastCalledWith("expired");
  });

  it.each([
    ["refuses", unauthorised],
    ["fails", () => new Response("", { status: 500 })],
    ["answers HTML", () => new Response("<html>", { status: 200 })],
    ["is for another customer", () => Response.json({ token: "t", refreshToken: "r", item: { customerId: "100002" } })],
    [
      "cannot be reached",
      () => {
        throw new TypeError("Failed to fetch");
      },
    ],
  ])("[AP-03] a refresh that %s ends the session", async (_, refresh) => {
    answer(({ url }) => (url.endsWith("refresh") ? refresh() : unauthorised()));
    await failure(json("/api/x"));
    expect(endSession).toHaveBeenCalledTimes(1);
    expect(readSession()?.token).toBe("old");
  });

  it("[AP-04] a token that another tab has refreshed is used without another refresh", async () => {
    answer(({ token }) => {
      if (token === "Bearer theirs") return Response.json({});
      writeSession({ customerId: "100001", token: "theirs", refreshToken: "r9" });
      return unauthorised();
    });
    await json("/api/x");
    expect(calls.map(({ token }) => token)).toEqual(["Bearer old", "Bearer theirs"]);
  });

  it("[AP-04] the session of another customer, begun in another tab, is left alone", async () => {
    answer(() => {
      writeSession({ customerId: "100002", token: "other", refreshToken: "r" });
      return unauthorised();
    });
    await failure(json("/api/x"));
    expect(endSession).not.toHaveBeenCalled();
    expect(readSession()?.customerId).toBe("100002");
  });
});

describe("[AC-36] a session in cookies", () => {
  const asked: { url: string; init: RequestInit }[] = [];
  const answerCookies = (respond: (url: string) => Response) => {
    asked.length = 0;
    vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return respond(url);
    });
  };
  const renewal = () => Response.json({ expiresAt, item: { customerId: "100001" }, token: "t", refreshToken: "r" });

  beforeEach(() => {
    setConfig({ ...plainCall, session: "cookie" } as Parameters<typeof setConfig>[0]);
    writeSession({ customerId: "100001", renewals: 0 });
  });
  afterEach(() => setConfig(plainCall));

  it("[AP-03] sends no token, refreshes once for all calls, and keeps no token that comes all the same", async () => {
    let renewed = false;
    answerCookies((url) => {
      if (!url.endsWith("refresh")) return renewed ? Response.json({}) : unauthorised();
      renewed = true;
      return renewal();
    });
    await Promise.all(Array.from({ length: 20 }, () => json("/api/x")));
    expect(asked.filter(({ url }) => url.endsWith("refresh")).map(({ init }) => init.body)).toEqual([null]);
    for (const { init } of asked) {
      expect(init.headers).toMatchObject({ "Favilla-Tokens": "cookie" });
      expect(init.headers).not.toHaveProperty("Authorization");
    }
    expect(readSession()).toEqual({ customerId: "100001", renewals: 1, expiresAt });
  });

  it("[AP-04] makes no refresh if another tab has made one meanwhile", async () => {
    answerCookies(() => {
      if (readSession()?.renewals === 1) return Response.json({});
      writeSession({ customerId: "100001", renewals: 1 });
      return unauthorised();
    });
    await json("/api/x");
    expect(asked.map(({ url }) => url)).toEqual(["/api/x", "/api/x"]);
  });

  it("[AC-37] that never worked ends with the reason that cookies are refused, and later with that it expired", async () => {
    answerCookies((url) => (url.endsWith("ok") ? Response.json({}) : unauthorised()));
    expectCookies();
    await failure(json("/api/x"));
    expectCookies();
    await json("/api/ok");
    await failure(json("/api/x"));
    expect(endSession.mock.calls).toEqual([["cookies"], ["expired"]]);
  });

  it("drops tokens that were stored by another configuration", () => {
    writeSession({ customerId: "100001", token: "old", refreshToken: "r0", expiresAt });
    dropReadableTokens();
    expect(readSession()).toEqual({ customerId: "100001", renewals: 0, expiresAt });
  });
});

describe("bad answers", () => {
  it.each([
    ["HTML", new Response("<html></html>"), "body", 500],
    ["an empty body", new Response(""), "body", 500],
    ["truncated JSON", new Response('{"a":'), "body", 500],
    ["a refusal with its data", Response.json({ code: "SUPPLY-NOT-FOUND", message: "Nessuna" }, { status: 404 }), "status", 404],
    ["a refusal as HTML", new Response("<h1>Bad gateway</h1>", { status: 502 }), "status", 502],
  ])("[AP-06] %s is a typed error", async (_, response, reason, status) => {
    answer(() => response.clone());
    expect(await failure(json("/api/x"))).toMatchObject({ reason, status });
  });

  it("[AP-06] no network is a typed error with status 500", async () => {
    answer(() => {
      throw new TypeError("Failed to fetch");
    });
    expect(await failure(json("/api/x"))).toMatchObject({ reason: "network", status: 500 });
  });

  it("[AP-06] the server's code and message are kept", async () => {
    answer(() => Response.json({ code: "SUPPLY-NOT-FOUND", message: "Nessuna fornitura" }, { status: 404 }));
    expect(await failure(json("/api/x"))).toMatchObject({ serverCode: "SUPPLY-NOT-FOUND", serverMessage: "Nessuna fornitura" });
  });

  it("[AP-09] a file call that answers JSON, HTML or nothing gives no file", async () => {
    answer(() => Response.json({ code: "BILL-NOT-FOUND", message: "Non trovata" }));
    expect(await failure(blob("/api/pdf", "application/pdf"))).toMatchObject({ reason: "body", serverCode: "BILL-NOT-FOUND" });
    answer(() => new Response("<html>", { headers: { "Content-Type": "text/html" } }));
    await failure(blob("/api/pdf", "application/pdf"));
    answer(() => new Response("", { headers: { "Content-Type": "application/pdf" } }));
    await failure(blob("/api/pdf", "application/pdf"));
    for (const body of ["<!doctype html><title>Errore</title>", '{"code":"BILL-NOT-FOUND"}', "PDF"]) {
      answer(() => new Response(body, { headers: { "Content-Type": "application/pdf" } }));
      await failure(blob("/api/pdf", "application/pdf"));
    }
    answer(() => new Response("\n%PDF-1.7", { headers: { "Content-Type": "application/pdf" } }));
    expect((await blob("/api/pdf", "application/pdf")).size).toBe(9);
  });
});

describe("a write whose outcome is not known", () => {
  const outcomeOf = async (respond: Answer) => {
    answer(respond);
    return (await failure(json("/api/x"))).outcomeUnknown;
  };

  it("[AP-15] is one that the server did not refuse", async () => {
    const refusal = (status: number) => () => Response.json({ code: "X" }, { status });
    for (const status of [400, 404, 409, 422, 429]) expect(await outcomeOf(refusal(status))).toBe(false);
    for (const status of [500, 502, 503, 504]) expect(await outcomeOf(refusal(status))).toBe(true);
    for (const body of ["", "{", "<html>"]) expect(await outcomeOf(() => new Response(body))).toBe(true);
    expect(
      await outcomeOf(() => {
        throw new TypeError("Failed to fetch");
      }),
    ).toBe(true);
  });

  it("[AP-03] [AP-15] is never sent again automatically", async () => {
    for (const respond of [() => new Response("", { status: 500 }), () => new Response("{"), () => Promise.reject(new TypeError("cut"))]) {
      calls.length = 0;
      answer(respond);
      await failure(withSession((token) => sendForJson("/api/x", { method: "POST", body: {}, token })));
      expect(calls).toHaveLength(1);
    }
  });

  it("[AP-06] [AP-15] is one that timed out, or that the page cancelled", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => new Promise((_done, fail) => signal?.addEventListener("abort", fail)));
    const slow = failure(sendForJson("/api/x", { method: "POST", body: {} }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await slow).toMatchObject({ reason: "timeout", status: 500, outcomeUnknown: true });
    const page = new AbortController();
    const left = failure(sendForJson("/api/x", { signal: page.signal }));
    page.abort();
    expect(await left).toMatchObject({ reason: "aborted", outcomeUnknown: true });
    vi.useRealTimers();
  });
});
