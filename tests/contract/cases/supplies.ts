import type { GraphqlCases, GraphqlProbe, Room } from "./cases.ts";

const graphql: GraphqlCases = {
  allSupplies: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("allSupplies", { customerId }, token);
    },
  },
  updateSupply: {
    ok: async ({ graphql, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return graphql("updateSupply", { id: "s-100001002", name: "Gas di casa" }, token);
    },
    Parameters: async ({ graphql, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return graphql("updateSupply", { id: "s-100001002", name: " " }, token);
    },
  },
  supplyAddress: {
    ok: async ({ graphql, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return graphql("supplyAddress", { addressId: "a-100001001" }, token);
    },
  },
};

const supplies: GraphqlProbe = async ({ graphql, session: { token, customerId } }) => {
  const all = await graphql("allSupplies", { customerId }, token);
  const addresses: string[] = (all.data?.allSupplies ?? []).flatMap(
    ({ supplyAddress }: { supplyAddress: string | null }) => supplyAddress ?? [],
  );
  const requests = addresses.slice(0, 3).map(async (addressId) => graphql("supplyAddress", { addressId }, token));
  return [{ name: "allSupplies", answer: all }, ...(await Promise.all(requests)).map((answer) => ({ name: "supplyAddress", answer }))];
};

export const suppliesRoom: Room = { rest: {}, graphql, probes: [], graphqlProbes: [supplies] };
