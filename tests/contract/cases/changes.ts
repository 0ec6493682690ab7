import type { Probe, Room } from "./cases.ts";

const all: Probe = ({ rest, session: { token } }) => rest("changes", { token });

export const changesRoom: Room = {
  rest: { changes: { 200: async ({ rest, signIn }) => rest("changes", { token: (await signIn("giulia@esempio.it")).token }) } },
  graphql: {},
  probes: [all],
  graphqlProbes: [],
};
