import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ApiError } from "../../../portal/src/platform/errors/errors.ts";
import { readSession, writeSession } from "../../../portal/src/platform/session/session.ts";
import { login, type Migration } from "../../../portal/src/rooms/access/signIn/calls.ts";
import { fetchCustomer } from "../../../portal/src/rooms/account/calls.ts";
import { confirmChangeEmail, confirmChangePassword, migrateEmail } from "../../../portal/src/rooms/account/credentials/calls.ts";
import { fetchInvoice } from "../../../portal/src/rooms/bills/calls.ts";
import { fetchSupplies } from "../../../portal/src/rooms/supplies/calls.ts";
import { linkIn } from "../cases/links.ts";
import { password } from "../sandbox.ts";
import { withClient } from "./client.ts";

const endSession = vi.hoisted(() => vi.fn());
vi.mock("../../../portal/src/platform/session/endSession.ts", () => ({ endSession }));

vi.setConfig({ testTimeout: 20_000 });
const { signIn, tools, setFaults } = withClient();
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );
/** A little more than 15 minutes after the tests' moment: access tokens have expired. */
const expired = "2026-11-21T09:16:00.000Z";

beforeEach(() => endSession.mockReset());

/** Counts the requests to a path while `work` runs. */
async function counting(path: string, work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(globalThis, "fetch");
  await work();
  const count = spy.mock.calls.filter(([url]) => String(url).endsWith(path)).length;
  spy.mockRestore();
  return count;
}

describe("login", () => {
  it("login: gives a session that says when it ends", async () => {
    expect(await signIn("giulia@esempio.it")).toEqual({
      customerId: "100001",
      token: expect.any(String),
      refreshToken: expect.any(String),
      expiresAt: "2026-12-21T09:00:00.000Z",
    });
  });

  it("login: [AC-17] a refusal has the server's code, whatever its reason", async () => {
    expect(await errorOf(login("giulia@esempio.it", "Sbagliata-1"))).toMatchObject({ status: 401, serverCode: "AUTH-FAILED" });
    for (let count = 0; count < 10; count += 1) await errorOf(login("nuovo@esempio.it", "Sbagliata-1"));
    expect(await errorOf(login("nuovo@esempio.it", password))).toMatchObject({ status: 429, serverCode: "TOO-MANY-ATTEMPTS" });
  });

  const migrationOf = async (email: string) => {
    const result = await login(email, password);
    return result && "migration" in result ? result : undefined;
  };

  it("login: [AC-12] an account whose e-mail is not valid migrates, and signs in with the new one", async () => {
    const result = await migrationOf("migra-email@esempio.it");
    expect(result?.migration).toBe("InvalidEmail" satisfies Migration);
    await migrateEmail("emilia@esempio.it", result?.proof.token ?? "");
    expect((await migrationOf("migra-email@esempio.it"))?.migration).toBe("InvalidEmail");
    const [serverToken = "", email = "", token = ""] = await linkIn(tools(), "/recovery_page/email");
    await confirmChangeEmail(serverToken, email, token);
    const { customerId } = await signIn("emilia@esempio.it");
    expect(await fetchCustomer(customerId)).toMatchObject({ name: "Emilia" });
    expect(await errorOf(login("migra-email@esempio.it", password))).toMatchObject({ status: 401 });
  });

  it("login: [AC-12] an account whose password is not valid migrates, and signs in with the new one", async () => {
    const result = await migrationOf("migra-password@esempio.it");
    expect(result?.migration).toBe("InvalidPassword" satisfies Migration);
    const { serverToken, token } = result?.proof ?? {};
    const link = { serverToken: serverToken ?? "", token: token ?? "" };
    expect(await errorOf(confirmChangePassword(link, password))).toMatchObject({ serverCode: "InvalidPasswordException" });
    await confirmChangePassword(link, "Scintilla-2027");
    await signIn("migra-password@esempio.it", "Scintilla-2027");
  });

  it("login: [AC-12, AC-30] a migration that is done is said once", async () => {
    expect((await migrationOf("migrata@esempio.it"))?.migration).toBe("MigrationDone" satisfies Migration);
    await signIn("migrata@esempio.it");
  });
});

describe("refresh", () => {
  it("refresh: [AP-03] 50 calls at once with an expired token cause one refresh, and all are answered", async () => {
    const before = await signIn("giulia@esempio.it");
    await tools().setClock(expired);
    const { customerId } = before;
    const refreshes = await counting("/auth/refresh", async () => {
      const calls = Array.from({ length: 25 }, () => [fetchCustomer(customerId), fetchSupplies(customerId)]).flat();
      for (const answer of await Promise.all<unknown>(calls)) expect(answer).toBeDefined();
    });
    expect(refreshes).toBe(1);
    expect(readSession()).toMatchObject({ customerId, expiresAt: "2026-12-21T09:16:00.000Z" });
    expect(readSession()?.token).not.toBe(before.token);
    expect(endSession).not.toHaveBeenCalled();
  });

  it("refresh: [AP-04] a token that another tab has renewed meanwhile is used as it is", async () => {
    const before = await signIn("giulia@esempio.it");
    await tools().setClock(expired);
    const { token, refreshToken } = before;
    const renewed = await (await tools().rest("refresh", { body: { token, refreshToken } })).json();
    const refreshes = await counting("/auth/refresh", async () => {
      const call = fetchCustomer(before.customerId);
      writeSession({ ...before, ...(renewed as typeof before) });
      await call;
    });
    expect([refreshes, endSession.mock.calls.length]).toEqual([0, 0]);
  });

  it("refresh: [AP-03] one that fails, or a second 401, ends the session", async () => {
    const { customerId } = await signIn("giulia@esempio.it");
    await tools().setClock(expired);
    setFaults([{ match: "POST /api/auth/refresh", mode: "status", status: 401, code: "AUTH-FAILED" }]);
    expect(await errorOf(fetchCustomer(customerId))).toMatchObject({ status: 401 });
    expect(endSession).toHaveBeenCalledTimes(1);
    setFaults([{ match: "GET /api/billing/invoice", mode: "status", status: 401, code: "AUTH-FAILED" }]);
    const file = fetchInvoice(customerId, { year: 2026, id: 1 }, "pdf", new AbortController().signal);
    expect(await errorOf(file)).toMatchObject({ status: 401 });
    expect(endSession).toHaveBeenCalledTimes(2);
  });

  it("refresh: [AP-03] one that has been used ends every session of that login", async () => {
    const { customerId, token, refreshToken } = await signIn("giulia@esempio.it");
    for (const status of [200, 401]) expect((await tools().rest("refresh", { body: { token, refreshToken } })).status).toBe(status);
    expect(await errorOf(fetchCustomer(customerId))).toMatchObject({ status: 401 });
    expect(endSession).toHaveBeenCalledTimes(1);
  });
});
