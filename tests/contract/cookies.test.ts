import { describe, expect, it } from "vitest";
import { faultsOfAnswer } from "./openapi.ts";
import { allBills, password, type Tools, withSandbox } from "./sandbox.ts";

const { inNewWorld, url } = withSandbox();
const header = { "Favilla-Tokens": "cookie" };

const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0] as string);

const login = (tools: Tools, headers: Record<string, string> = header) =>
  tools.rest("login", { body: { username: "giulia@esempio.it", password }, headers });

async function signedIn() {
  const tools = inNewWorld();
  const answer = await login(tools);
  const cookie = cookiesOf(answer).join("; ");
  return { tools, answer, cookie, headers: { ...header, Cookie: cookie } };
}

describe("[AC-36] a session in cookies", () => {
  it("begins without a token in the body, in cookies that scripts and other sites can't use", async () => {
    const { answer } = await signedIn();
    expect(await faultsOfAnswer("login", answer)).toEqual([]);
    expect(await answer.json()).toEqual({ customerId: "100001", expiresAt: "2026-12-21T09:00:00.000Z" });
    const set = answer.headers.getSetCookie();
    expect(set).toHaveLength(2);
    for (const cookie of set) expect(cookie).toMatch(/Max-Age=2592000;.*HttpOnly; Secure; SameSite=Strict/);
    expect(set.map((cookie) => /Path=[^;]+/.exec(cookie)?.[0])).toEqual(["Path=/", "Path=/api/auth"]);
  });

  it("counts in REST and GraphQL, and only with the header, from the portal's own pages", async () => {
    const { tools, cookie, headers } = await signedIn();
    const ask = async (own: Record<string, string>) => {
      const { status } = await tools.rest("myBillingDetails", { body: allBills("100001"), headers: own });
      const { errors = [] } = await tools.graphql("allSupplies", { customerId: "100001" }, undefined, own);
      return [status, errors.length];
    };
    const refused = [401, 1];
    expect(await ask(headers)).toEqual([200, 0]);
    expect(await ask({ ...headers, "Sec-Fetch-Site": "same-origin" })).toEqual([200, 0]);
    expect(await ask({ ...headers, Origin: url() })).toEqual([200, 0]);
    expect(await ask(header)).toEqual(refused);
    expect(await ask({ Cookie: cookie })).toEqual(refused);
    for (const site of ["cross-site", "same-site", "none"]) expect(await ask({ ...headers, "Sec-Fetch-Site": site })).toEqual(refused);
    for (const origin of ["https://evil.example", "null"]) expect(await ask({ ...headers, Origin: origin })).toEqual(refused);
  });

  it("rotates at a refresh, and ends if a refresh token comes back", async () => {
    const { tools, headers } = await signedIn();
    const second = await tools.rest("refresh", { headers });
    expect(await faultsOfAnswer("refresh", second)).toEqual([]);
    expect(await second.json()).toEqual({ expiresAt: "2026-12-21T09:00:00.000Z", item: { customerId: "100001" } });
    const next = { ...header, Cookie: cookiesOf(second).join("; ") };
    expect(next.Cookie).not.toBe(headers.Cookie);
    expect((await tools.rest("vouchers", { headers: next })).status).toBe(200);
    expect((await tools.rest("refresh", { headers })).status).toBe(401);
    expect((await tools.rest("vouchers", { headers: next })).status).toBe(401);
  });

  it("ends at a sign-out, and at the next sign-in of the same browser", async () => {
    const first = await signedIn();
    const out = await first.tools.rest("logout", { headers: first.headers });
    expect(cookiesOf(out)).toEqual(["__Host-favilla-token=", "__Secure-favilla-refresh="]);
    for (const cookie of out.headers.getSetCookie()) expect(cookie).toMatch(/Max-Age=0;.*HttpOnly; Secure; SameSite=Strict/);
    expect((await first.tools.rest("vouchers", { headers: first.headers })).status).toBe(401);
    const second = await signedIn();
    await login(second.tools, second.headers);
    expect((await second.tools.rest("vouchers", { headers: second.headers })).status).toBe(401);
  });

  it("owns its idempotency keys: without it the first response is not given again", async () => {
    const { tools, cookie, headers } = await signedIn();
    const booklet = { fiscalCode: "SMPGLI80A41A944Z", bookletCode: "1234567890128" };
    const send = (own: Record<string, string>) =>
      tools.rest("bookletValidation", { path: booklet, body: booklet, idempotencyKey: "one", headers: own });
    expect((await send(headers)).status).toBe(200);
    const again = await send(headers);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([200, "true"]);
    expect((await send({ Cookie: cookie })).status).toBe(401);
  });
});
