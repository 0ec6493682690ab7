import { password, type Session } from "../tools.ts";
import type { GraphqlCases, GraphqlProbe, RestCases, Room } from "./cases.ts";

const rest: RestCases = {
  login: {
    200: ({ rest }) => rest("login", { body: { username: "giulia@esempio.it", password } }),
    "401 AUTH-FAILED": ({ rest }) => rest("login", { body: { username: "giulia@esempio.it", password: "Sbagliata-1" } }),
  },
  refresh: {
    200: async ({ rest, signIn }) => {
      const { token, refreshToken }: Session = await signIn("giulia@esempio.it");
      return rest("refresh", { body: { token, refreshToken } });
    },
    "401 AUTH-FAILED": ({ rest }) => rest("refresh", { body: { token: "made-up", refreshToken: "made-up" } }),
  },
};

const graphql: GraphqlCases = {
  user: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("user", { id: customerId }, token);
    },
  },
};

const user: GraphqlProbe = async ({ graphql, session: { token, customerId } }) => [
  { name: "user", answer: await graphql("user", { id: customerId }, token) },
];

export const accessRoom: Room = { rest, graphql, probes: [], graphqlProbes: [user] };
