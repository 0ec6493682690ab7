import { describe, expect, it } from "vitest";
import { signIns } from "../../sandbox/src/seed/signIns.ts";
import { rooms } from "./cases/index.ts";
import { checkReads } from "./checkServer.ts";
import { fieldNames, graphqlOutcomesOf } from "./graphql.ts";
import { contract, faultsOf, faultsOfAnswer, type OperationName, operations, outcomeOf, outcomesOf } from "./openapi.ts";
import { withSandbox } from "./sandbox.ts";

const { inNewWorld, rest } = withSandbox();

const roomNames = ["bills", "supplies", "consumption", "readings", "payments", "vouchers", "account", "access"];
const restCases = rooms.flatMap((room) =>
  Object.entries(room.rest).flatMap(([name, cases]) =>
    Object.entries(cases ?? {}).map(([outcome, run]) => ({ name: name as OperationName, outcome, run })),
  ),
);
const graphqlCases = rooms.flatMap((room) =>
  Object.entries(room.graphql).flatMap(([name, cases]) => Object.entries(cases).map(([outcome, run]) => ({ name, outcome, run }))),
);

describe("the contract", () => {
  it("sorts every call into one room", () => {
    expect(operations.filter(({ tags }) => tags.length !== 1 || !roomNames.includes(tags[0] as string))).toEqual([]);
  });

  it("has examples that follow their own schemas", () => {
    const media = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values(part && "content" in part ? (part.content ?? {}) : {}).map((one) => ({ operationId, ...one })),
      ),
    );
    const ofMedia = media.flatMap(({ operationId, schema, example, examples = {} }) =>
      [example, ...Object.values(examples).map(({ value }) => value)]
        .filter((value) => value !== undefined)
        .flatMap((value) => faultsOf(schema, value).map((fault) => `${operationId}: ${fault}`)),
    );
    const ofSchemas = Object.entries(contract.components.schemas).flatMap(([name, { example }]) =>
      example === undefined ? [] : faultsOf({ $ref: `#/components/schemas/${name}` }, example).map((fault) => `${name}: ${fault}`),
    );
    expect([...ofMedia, ...ofSchemas]).toEqual([]);
  });
});

describe("[AP-01] every outcome of the contract has a case that produces it", () => {
  const automatic = (name: OperationName) => {
    const { security, requestBody } = operations.find(({ operationId }) => operationId === name) ?? {};
    return [...(security?.length === 0 ? [] : ["401 AUTH-FAILED"]), ...(requestBody ? ["400 Parameters"] : [])];
  };

  it.each(operations.map(({ operationId }) => operationId))("%s", (name) => {
    const tried = restCases.filter((one) => one.name === name).map(({ outcome }) => outcome);
    expect(new Set([...tried, ...automatic(name)])).toEqual(new Set(outcomesOf(name)));
  });

  it.each(fieldNames)("%s", (name) => {
    const tried = graphqlCases.filter((one) => one.name === name).map(({ outcome }) => outcome);
    const denied = graphqlOutcomesOf(name).includes("AccessDeniedError") ? ["AccessDeniedError"] : [];
    expect(new Set([...tried, ...denied])).toEqual(new Set(graphqlOutcomesOf(name)));
  });
});

describe("[AP-01] every answer follows the contract", { timeout: 30_000 }, () => {
  it.each(restCases)("$name: $outcome", async ({ name, outcome, run }) => {
    const answer = await run(inNewWorld());
    expect(await outcomeOf(answer)).toBe(outcome);
    expect(await faultsOfAnswer(name, answer)).toEqual([]);
  });

  it.each(graphqlCases)("$name: $outcome", async ({ outcome, run }) => {
    const { errors } = await run(inNewWorld());
    expect(errors?.[0]?.extensions.code ?? (errors ? errors[0]?.message : "ok")).toBe(outcome);
  });

  it("[AP-02] asks for a token on each call except the public ones, and for a body that can be read", async () => {
    for (const { operationId, path, security, requestBody } of operations) {
      const values = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, "1"]));
      const answer = await rest(operationId, { path: values, ...(requestBody && { body: "{" }) });
      if (security?.length !== 0) expect([operationId, await outcomeOf(answer)]).toEqual([operationId, "401 AUTH-FAILED"]);
      else if (requestBody) expect([operationId, await outcomeOf(answer)]).toEqual([operationId, "400 Parameters"]);
      expect(await faultsOfAnswer(operationId, answer)).toEqual([]);
    }
  });

  it("[AP-02] refuses bodies that cannot be read, of whoever is signed in", async () => {
    const { token } = await inNewWorld().signIn("giulia@esempio.it");
    const signedIn = inNewWorld();
    const session = await signedIn.signIn("giulia@esempio.it");
    expect(token).not.toBe(session.token);
    for (const { operationId, path, security, requestBody } of operations.filter((one) => one.requestBody)) {
      const values = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, "1"]));
      const answer = await signedIn.rest(operationId, { path: values, token: session.token, body: "{" });
      expect([operationId, await outcomeOf(answer)], `${security} ${requestBody}`).toEqual([operationId, "400 Parameters"]);
    }
  });
});

describe("[AP-01] every read follows the contract for every sample customer", { timeout: 60_000 }, () => {
  it.each(signIns.filter(({ email }) => !email.startsWith("migra")))("for $email", async ({ email, password }) => {
    const findings = await checkReads(inNewWorld(), email, password);
    expect(findings.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(findings.length).toBeGreaterThan(1);
  });
});
