import { describe, expect, it } from "vitest";
import { checkServer, cookieFaults } from "./checkServer.ts";
import { contract, operations } from "./openapi.ts";
import { password, withSandbox } from "./sandbox.ts";

const { url, signIn, graphql } = withSandbox();

describe("the comparison of a server with the contract", { timeout: 60_000 }, () => {
  it("[AP-01] finds no difference in the sandbox, and makes every call that reads", async () => {
    const findings = await checkServer(url(), "giulia@esempio.it", password);
    expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
    const read = operations.filter(({ method, security, ["x-reads"]: reads }) => (method === "GET" || reads) && security?.length !== 0);
    const checked = findings.map(({ name }) => name);
    expect(read.map(({ operationId }) => operationId).filter((name) => !checked.includes(name))).toEqual([]);
  });

  it("changes nothing", async () => {
    const { token, customerId } = await signIn("giulia@esempio.it");
    const state = async () => JSON.stringify((await graphql("allNotifications", { customerId }, token)).data);
    const before = await state();
    await checkServer(url(), "giulia@esempio.it", password);
    expect(await state()).toBe(before);
  });

  it("[AC-36] finds no difference with the session in cookies, and names what is wrong with cookies", async () => {
    const endpoints = { apiBase: "/api", graphqlPath: "/admin/api", paths: {}, session: "cookie" } as const;
    const findings = await checkServer(url(), "giulia@esempio.it", password, endpoints);
    expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(findings.length).toBeGreaterThan(20);
    const faultsOf = (body: object, cookie?: string) =>
      cookieFaults(Response.json(body, cookie === undefined ? {} : { headers: { "Set-Cookie": cookie } }));
    expect(await faultsOf({}, "__Host-a=1; Path=/; HttpOnly; Secure; SameSite=Lax")).toEqual([]);
    expect(await faultsOf({})).toEqual(["sets no cookie"]);
    expect(await faultsOf({ token: "t" }, "a=1; SameSite=None")).toEqual([
      "the cookie a lacks httponly",
      "the cookie a lacks secure",
      "the cookie a lacks samesite=(lax|strict)",
      "the body has a token, which scripts can read",
    ]);
  });

  it("says which calls differ, and how", async () => {
    const paths = { vouchers: "/nowhere", promo: "/billing/invoice/100001/2026/{friendCode}/pdf" };
    const endpoints = { apiBase: "/api", graphqlPath: "/admin/api", paths };
    const findings = await checkServer(url(), "giulia@esempio.it", password, endpoints);
    const faults = Object.fromEntries(findings.map((finding) => [finding.name, finding.faults]));
    expect(faults["vouchers"]).toEqual(["vouchers answers 404, which the contract does not have"]);
    expect(faults["promo"]?.[0]).toContain("promo answers 404");
    expect(faults["login"]).toEqual([]);
    const refused = await checkServer(url(), "giulia@esempio.it", "Sbagliata-1");
    expect(refused).toEqual([{ name: "login", requests: 2, faults: ["no session: 401 AUTH-FAILED"] }]);
  });
});

it("every POST that only reads is marked so, and no other", () => {
  const marked = operations.filter(({ ["x-reads"]: reads }) => reads).map(({ operationId }) => operationId);
  expect(marked).toEqual(expect.arrayContaining(["myBillingDetails", "myBilling"]));
  expect(Object.keys(contract.paths).length).toBeGreaterThan(marked.length);
});
