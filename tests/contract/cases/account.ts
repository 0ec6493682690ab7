import type { GraphqlCases, GraphqlProbe, Probe, RestCases, Room } from "./cases.ts";

const rest: RestCases = {
  promo: {
    200: async ({ rest, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return rest("promo", { token, path: { friendCode: "GIULIA-7Q2K" } });
    },
  },
};

const graphql: GraphqlCases = {
  allLabels: { ok: ({ graphql }) => graphql("allLabels", { language: "IT" }) },
  allCustomers: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("allCustomers", { filter: { customerId } }, token);
    },
  },
  allNotifications: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("allNotifications", { customerId }, token);
    },
  },
  allPrivacies: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("allPrivacies", { customerId }, token);
    },
  },
  allResidences: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("allResidences", { customerId }, token);
    },
  },
  updateCustomer: {
    ok: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("updateCustomer", { customerId, phone: "3331234567" }, token);
    },
    Parameters: async ({ graphql, signIn }) => {
      const { token, customerId } = await signIn("giulia@esempio.it");
      return graphql("updateCustomer", { customerId, phone: "3331" }, token);
    },
  },
  updatePrivacy: {
    ok: async ({ graphql, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return graphql("updatePrivacy", { id: "p-100001", privacy5: true }, token);
    },
  },
  updateNotification: {
    ok: async ({ graphql, signIn }) => {
      const { token } = await signIn("giulia@esempio.it");
      return graphql("updateNotification", { id: "n-100001-2", read: true }, token);
    },
  },
};

const promo: Probe = async ({ rest, session: { token } }) => [
  { name: "promo", answer: await rest("promo", { token, path: { friendCode: "GIULIA-7Q2K" } }) },
  { name: "promo", answer: await rest("promo", { token, path: { friendCode: "NESSUNO-0000" } }) },
];

const customer: GraphqlProbe = async ({ graphql, session: { token, customerId } }) => [
  { name: "allLabels", answer: await graphql("allLabels", { language: "IT" }) },
  { name: "allCustomers", answer: await graphql("allCustomers", { filter: { customerId } }, token) },
  { name: "allNotifications", answer: await graphql("allNotifications", { customerId }, token) },
  { name: "allPrivacies", answer: await graphql("allPrivacies", { customerId }, token) },
  { name: "allResidences", answer: await graphql("allResidences", { customerId }, token) },
];

export const accountRoom: Room = { rest, graphql, probes: [promo], graphqlProbes: [customer] };
