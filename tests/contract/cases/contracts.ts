import type { Tools } from "../tools.ts";
import type { Probe, RestCases, Room } from "./cases.ts";

const path = { supply: "s-100001001" };
const foreign = { supply: "s-100014001" };

const contract =
  (of: typeof path) =>
  async ({ rest, signIn }: Tools): Promise<Response> =>
    rest("contract", { token: (await signIn("giulia@esempio.it")).token, path: of });

const document =
  (of: typeof path, id: string) =>
  async ({ rest, signIn }: Tools): Promise<Response> =>
    rest("contractDocument", { token: (await signIn("giulia@esempio.it")).token, path: { ...of, document: id } });

const body = { name: "Marta Nuova", email: "nuovo@esempio.it" };
const withdraw = async ({ rest, signIn }: Tools, supply: string, sent = body, email = "nuovo@esempio.it"): Promise<Response> =>
  rest("withdraw", { token: (await signIn(email)).token, path: { supply }, body: sent, idempotencyKey: "one" });

const rest: RestCases = {
  withdraw: {
    200: (tools) => withdraw(tools, "s-100004001"),
    "404 SUPPLY-NOT-FOUND": (tools) => withdraw(tools, "s-100014001"),
    "409 WITHDRAWAL-REFUSED": (tools) => withdraw(tools, "s-100001001", body, "giulia@esempio.it"),
    "422 IDEMPOTENCY-KEY-REUSED": async (tools) => {
      await withdraw(tools, "s-100004001");
      return withdraw(tools, "s-100004001", { ...body, name: "Marta" });
    },
  },
  contract: { 200: contract(path), "404 SUPPLY-NOT-FOUND": contract(foreign) },
  contractDocument: {
    200: document(path, "condizioni"),
    "404 SUPPLY-NOT-FOUND": document(foreign, "condizioni"),
    "404 NOT-FOUND": document(path, "altro"),
  },
};

/** The contracts of the customer's first three supplies, with the first document of each. */
const ofFirst: Probe = async ({ rest: call, graphql, session: { token, customerId } }) => {
  const { data } = await graphql("allSupplies", { customerId }, token);
  const supplies: { id: string }[] = data?.allSupplies ?? [];
  await Promise.all(
    supplies.slice(0, 3).map(async ({ id: supply }) => {
      const answer = await call("contract", { token, path: { supply } });
      const [first] = ((await answer.json()) as { documents?: { id: string }[] }).documents ?? [];
      if (first) await call("contractDocument", { token, path: { supply, document: first.id } });
    }),
  );
};

export const contractsRoom: Room = { rest, graphql: {}, probes: [ofFirst], graphqlProbes: [] };
