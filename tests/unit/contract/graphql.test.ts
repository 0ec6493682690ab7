import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, type GraphQLField, getNamedType, isLeafType, isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { signIns } from "../../../sandbox/src/seed/signIns.ts";
import { withSandbox } from "./sandbox.ts";

const { call, signIn } = withSandbox();

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../../docs/api/schema.graphql"), "utf8"));
const fields = [...Object.values(schema.getQueryType()?.getFields() ?? {}), ...Object.values(schema.getMutationType()?.getFields() ?? {})];

/** Every leaf of a field's type, as a selection. */
function selection(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return "";
  const leaves = Object.values(type.getFields()).filter(({ type: leaf }) => isLeafType(getNamedType(leaf)));
  return `{ ${leaves.map(({ name }) => name).join(" ")} }`;
}

interface Answer {
  data: Record<string, { id: string; supplyAddress: string | null; read: boolean; createdAt: string }[]> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

async function ask(call_: string, token?: string): Promise<Answer> {
  const name = call_.split("(")[0] as string;
  const field = fields.find((one) => one.name === name) as GraphQLField<unknown, unknown>;
  const kind = schema.getMutationType()?.getFields()[name] ? "mutation" : "query";
  const answer = await call("/admin/api", { body: { query: `${kind} { ${call_} ${selection(field)} }` }, ...(token && { token }) });
  return (await answer.json()) as Answer;
}

const calls = (customerId: string) => [
  `user(id: "${customerId}")`,
  `allCustomers(filter: { customerId: "${customerId}" })`,
  `allSupplies(customerId: "${customerId}")`,
  `allNotifications(customerId: "${customerId}")`,
];

describe("GraphQL executes the contract's SDL, every field of every type", () => {
  for (const { email } of signIns.filter((one) => !one.email.startsWith("migra"))) {
    it(`for ${email}`, async () => {
      const { token, customerId } = await signIn(email);
      for (const one of calls(customerId)) expect(await ask(one, token)).not.toHaveProperty("errors");
      const { data } = await ask(`allSupplies(customerId: "${customerId}")`, token);
      const address = data?.["allSupplies"]?.find(({ supplyAddress }) => supplyAddress)?.supplyAddress;
      if (address) expect(await ask(`supplyAddress(addressId: "${address}")`, token)).not.toHaveProperty("errors");
    });
  }

  it("[AP-02] needs a token for everything but the labels", async () => {
    const denied = { message: "AccessDeniedError", extensions: { code: "AccessDeniedError" } };
    for (const one of [...calls("100001"), 'supplyAddress(addressId: "a-100001001")', 'updateNotification(id: "n-100001-1", read: true)']) {
      expect((await ask(one)).errors).toMatchObject([denied]);
    }
    const labels = await ask('allLabels(language: "IT")');
    expect(labels.errors).toBeUndefined();
    expect(labels.data?.["allLabels"]?.length).toBeGreaterThan(0);
  });

  it("[AP-02] gives nothing of another customer", async () => {
    const { token } = await signIn("giulia@esempio.it");
    for (const one of [...calls("100002"), 'supplyAddress(addressId: "a-100002001")', 'updateNotification(id: "n-100002-1", read: true)']) {
      expect((await ask(one, token)).errors?.[0]?.message).toBe("AccessDeniedError");
    }
  });

  it("stores that a notification was read, and gives the newest first", async () => {
    const { token } = await signIn("giulia@esempio.it");
    expect((await ask('updateNotification(id: "n-100001-2", read: true)', token)).errors).toBeUndefined();
    const { data } = await ask('allNotifications(customerId: "100001")', token);
    const list = data?.["allNotifications"] ?? [];
    expect(list.find(({ id }) => id === "n-100001-2")?.read).toBe(true);
    expect(list.find(({ id }) => id === "n-100001-1")?.read).toBe(false);
    const dates = list.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
