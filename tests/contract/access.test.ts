import { describe, expect, it } from "vitest";
import { faultsOfAnswer } from "./openapi.ts";
import { allBills, password, type Session, withSandbox } from "./sandbox.ts";

const { call, signIn, inNewWorld } = withSandbox();
const shortLived = withSandbox({ accessSeconds: 0 });

const refresh = ({ token, refreshToken }: Session) => call("/api/auth/refresh", { body: { token, refreshToken } });

describe("login", () => {
  it("gives the same answer to a wrong password and to an unknown address", async () => {
    const answers = await Promise.all(
      [
        { username: "giulia@esempio.it", password: "Sbagliata-1" },
        { username: "chiunque@esempio.it", password },
      ].map((body) => call("/api/auth/login", { body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    const [wrong, unknown] = await Promise.all(answers.map((answer) => answer.json()));
    expect(wrong).toEqual({ code: "AUTH-FAILED", message: "E-mail o password non corrette." });
    expect(unknown).toEqual(wrong);
  });

  it("refuses bodies that the contract does not have", async () => {
    const long = "a".repeat(300);
    const bodies = [
      "{",
      "[]",
      {},
      { username: "giulia@esempio.it" },
      { username: 1, password },
      { username: long, password },
      { username: "", password: long },
    ];
    for (const body of bodies) {
      const answer = await call("/api/auth/login", { body });
      expect(answer.status).toBe(400);
      expect(await faultsOfAnswer("login", answer)).toEqual([]);
      expect(((await answer.json()) as { code: string }).code).toBe("Parameters");
    }
  });

  it.each([
    ["migra-email@esempio.it", { migrationResult: "InvalidEmail", token: expect.any(String) }],
    ["migra-password@esempio.it", { migrationResult: "InvalidPassword", serverToken: expect.any(String), token: expect.any(String) }],
    ["migrata@esempio.it", { migrationResult: "MigrationDone" }],
  ])("[AC-12] sends %s to the migration without a session", async (username, signal) => {
    const answer = await (await call("/api/auth/login", { body: { username, password } })).json();
    expect(answer).toEqual(signal);
    const { token } = answer as { token?: string };
    if (token) expect((await call("/api/vouchers", { token })).status).toBe(401);
  });

  it("[AC-25] refuses an address after ten failures, for a quarter of an hour and whoever asks", { timeout: 20_000 }, async () => {
    const world = inNewWorld();
    const attempt = async (username: string, secret: string) => world.rest("login", { body: { username, password: secret } });
    for (const username of ["giulia@esempio.it", "chiunque@esempio.it"]) {
      const answers = [];
      for (let count = 0; count < 11; count += 1) answers.push((await attempt(` ${username.toUpperCase()} `, "Sbagliata-1")).status);
      expect(answers).toEqual([...Array(10).fill(401), 429]);
    }
    const refused = await attempt("giulia@esempio.it", password);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "900"]);
    expect((await attempt("nuovo@esempio.it", password)).status).toBe(200);
    await world.setClock("2026-11-21T09:15:01.000Z");
    expect((await attempt("giulia@esempio.it", password)).status).toBe(200);
  });
});

describe("refresh", () => {
  it("rotates: the new pair works, and works again", async () => {
    const first = await signIn("giulia@esempio.it");
    const second = (await (await refresh(first)).json()) as Session & { item: { customerId: string } };
    expect(second.item.customerId).toBe(first.customerId);
    expect(second.refreshToken).not.toBe(first.refreshToken);
    expect((await call("/api/vouchers", { token: second.token })).status).toBe(200);
    expect((await refresh(second)).status).toBe(200);
  });

  it("[AC-26] treats a reused refresh token as stolen, and ends every session of that login", async () => {
    const first = await signIn("giulia@esempio.it");
    const other = await signIn("giulia@esempio.it");
    const second = (await (await refresh(first)).json()) as Session;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
    expect((await call("/api/vouchers", { token: second.token })).status).toBe(401);
    expect((await call("/api/vouchers", { token: other.token })).status).toBe(200);
  });

  it("refuses a refresh token together with another login's token", async () => {
    const [one, other] = [await signIn("giulia@esempio.it"), await signIn("giulia@esempio.it")];
    expect((await refresh({ ...one, token: other.token })).status).toBe(401);
  });

  it("renews a token that has expired", async () => {
    const session = await shortLived.signIn("giulia@esempio.it");
    const answer = await shortLived.call("/api/billing/my-billing-details", { token: session.token, body: allBills(session.customerId) });
    expect(answer.status).toBe(401);
    const { token, refreshToken } = session;
    expect((await shortLived.call("/api/auth/refresh", { body: { token, refreshToken } })).status).toBe(200);
  });
});
