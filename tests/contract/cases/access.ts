import { password, type Session, type Tools } from "../tools.ts";
import type { GraphqlCases, GraphqlProbe, Probe, RestCases, Room } from "./cases.ts";
import { credentialsCases } from "./credentials.ts";
import { emailChange, later, newEmail, overAndOver, registered, rosa } from "./links.ts";
import { registrationCases } from "./registration.ts";

const signIn = ({ rest }: Tools, username: string, secret = password) => rest("login", { body: { username, password: secret } });

const rest: RestCases = {
  login: {
    200: (tools) => signIn(tools, "giulia@esempio.it"),
    "401 AUTH-FAILED": (tools) => signIn(tools, "giulia@esempio.it", "Sbagliata-1"),
    "403 REGISTRATION-NOT-CONFIRMED": async (tools) => {
      await registered(tools);
      return signIn(tools, rosa.email);
    },
    "429 TOO-MANY-ATTEMPTS": (tools) => overAndOver(() => signIn(tools, "giulia@esempio.it", "Sbagliata-1")),
  },
  refresh: {
    200: async ({ rest, signIn }) => {
      const { token, refreshToken }: Session = await signIn("giulia@esempio.it");
      return rest("refresh", { body: { token, refreshToken } });
    },
    "401 AUTH-FAILED": ({ rest }) => rest("refresh", { body: { token: "made-up", refreshToken: "made-up" } }),
  },
  logout: {
    200: ({ rest }) => rest("logout", { headers: { "Favilla-Tokens": "cookie" } }),
    "401 AUTH-FAILED": ({ rest }) => rest("logout"),
  },
  ...registrationCases,
  ...credentialsCases,
};

const update =
  (change: object) =>
  async ({ graphql, signIn }: Tools) => {
    const { token, customerId } = await signIn("giulia@esempio.it");
    return graphql("updateUser", { id: customerId, ...change }, token);
  };

/** Changes Giulia's e-mail by the token of the link, after something has happened to the link. */
const updateEmail = (happens: (tools: Tools, confirmedEmailToken: string) => Promise<unknown>) => async (tools: Tools) => {
  const { token, session } = await emailChange(tools);
  await happens(tools, token);
  const { token: access } = await tools.signIn("giulia@esempio.it");
  return tools.graphql("updateUser", { id: session.customerId, email: newEmail, confirmedEmailToken: token }, access);
};

const graphql: GraphqlCases = {
  user: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("user", { id: customerId }, token);
    },
  },
  allUsers: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("allUsers", { id: customerId, email: "giulia@esempio.it" }, token);
    },
  },
  updateUser: {
    ok: update({ confirmedPhone: "3339876543" }),
    Parameters: update({ email: newEmail }),
    "AUTH-FAILED": update({ oldPassword: "Sbagliata-1" }),
    "TOO-MANY-ATTEMPTS": async (tools) => {
      const { token, customerId } = await tools.signIn("giulia@esempio.it");
      await overAndOver(() => signIn(tools, "giulia@esempio.it", "Sbagliata-1"));
      return tools.graphql("updateUser", { id: customerId, oldPassword: password }, token);
    },
    "REGISTRATION-EMAIL-TAKEN": updateEmail((tools) => registered(tools, { email: newEmail })),
    "LINK-NOT-FOUND": update({ email: newEmail, confirmedEmailToken: "made-up" }),
    "LINK-USED": async (tools) => {
      const { token, serverToken, session } = await emailChange(tools);
      await tools.rest("confirmChangeEmail", { path: { serverToken, email: newEmail, token } });
      const back = await emailChange(tools, "giulia@esempio.it", newEmail);
      await tools.rest("confirmChangeEmail", { path: { serverToken: back.serverToken, email: back.email, token: back.token } });
      return tools.graphql("updateUser", { id: session.customerId, email: newEmail, confirmedEmailToken: token }, session.token);
    },
    "LINK-EXPIRED": updateEmail((tools) => tools.setClock(later)),
  },
};

const open: Probe = async ({ rest }) => {
  await rest("privacyConditions", { path: { a: "registration", b: "it" } });
  await rest("emailByFiscalCode", { path: { code: "RSSMRA80A01H501U" } });
};

const user: GraphqlProbe = async ({ graphql, session: { token, customerId } }) => {
  await graphql("user", { id: customerId }, token);
  await graphql("allUsers", { id: customerId }, token);
};

export const accessRoom: Room = { rest, graphql, probes: [open], graphqlProbes: [user] };
