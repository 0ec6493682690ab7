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

const rest: RestCases = {
  contract: { 200: contract(path), "404 SUPPLY-NOT-FOUND": contract(foreign) },
  contractDocument: {
    200: document(path, "condizioni"),
    "404 SUPPLY-NOT-FOUND": document(foreign, "condizioni"),
    "404 NOT-FOUND": document(path, "altro"),
  },
};

/** The contracts of the customer's first three supplies. */
const ofFirst: Probe = async ({ rest: call, graphql, session: { token, customerId } }) => {
  const { data } = await graphql("allSupplies", { customerId }, token);
  const supplies: { id: string }[] = data?.allSupplies ?? [];
  await Promise.all(supplies.slice(0, 3).map(({ id }) => call("contract", { token, path: { supply: id } })));
};

export const contractsRoom: Room = { rest, graphql: {}, probes: [ofFirst], graphqlProbes: [] };
