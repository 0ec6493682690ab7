import type { Probe, RestCases, Room } from "./cases.ts";

const rest: RestCases = {
  vouchers: { 200: async ({ rest, signIn }) => rest("vouchers", { token: (await signIn("giulia@esempio.it")).token }) },
};

const vouchers: Probe = async ({ rest, session: { token } }) => [{ name: "vouchers", answer: await rest("vouchers", { token }) }];

export const vouchersRoom: Room = { rest, graphql: {}, probes: [vouchers], graphqlProbes: [] };
