import type { Tools } from "../sandbox.ts";
import type { GraphqlCases, GraphqlProbe, Room } from "./cases.ts";

/** A supply without cadastral data. */
export const bareSupply = "100001003";

/** The arguments of `createCadastral` and `updateCadastral`, with changes. */
export const landData = (change: object = {}) => ({
  holderTitle: 1,
  city: "Rimini",
  urbanSection: "A",
  sheet: "12",
  particle: "345",
  subordinate: "6",
  propertyType: null,
  ...change,
});

const asking =
  (name: string, variables: object) =>
  async ({ graphql, signIn }: Tools) =>
    graphql(name, variables, (await signIn("giulia@esempio.it")).token);

const graphql: GraphqlCases = {
  allCadastrals: { ok: asking("allCadastrals", { supplyCode: "100001001" }) },
  createCadastral: {
    ok: asking("createCadastral", { supplyCode: bareSupply, externalSupplyCode: "EXT-100001003", ...landData() }),
    Parameters: asking("createCadastral", { supplyCode: bareSupply, ...landData({ sheet: "12a" }) }),
    "CADASTRAL-EXISTS": asking("createCadastral", { supplyCode: "100001002", ...landData() }),
  },
  updateCadastral: {
    ok: asking("updateCadastral", { id: "c-100001002", ...landData() }),
    Parameters: asking("updateCadastral", { id: "c-100001002", ...landData({ holderTitle: 5 }) }),
    "SF-OTHER-REQUEST-PENDING-ERROR": asking("updateCadastral", { id: "c-100001001", ...landData() }),
  },
  allStatusRequests: { ok: asking("allStatusRequests", { customerId: "100001" }) },
};

const cadastrals: GraphqlProbe = async ({ graphql, session: { token, customerId } }) => {
  const { data } = await graphql("allSupplies", { customerId }, token);
  const codes: string[] = (data?.allSupplies ?? []).slice(0, 20).map(({ supplyCode }: { supplyCode: string }) => supplyCode);
  const requests = codes.map(async (supplyCode) => ({
    name: "allCadastrals",
    answer: await graphql("allCadastrals", { supplyCode }, token),
  }));
  return [
    { name: "allStatusRequests", answer: await graphql("allStatusRequests", { customerId }, token) },
    ...(await Promise.all(requests)),
  ];
};

/** Cadastral data and status requests: a part of the room `account`. */
export const cadastralRoom: Room = { rest: {}, graphql, probes: [], graphqlProbes: [cadastrals] };
