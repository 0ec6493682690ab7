import type { Tools } from "../tools.ts";
import type { Probe, RestCases, Room } from "./cases.ts";

const alta = "alta@esempio.it";
const path = { year: "2026", number: "1137491" };
const noBill = { year: "2026", number: "1" };

const offer =
  (of: typeof path) =>
  async ({ rest, signIn }: Tools): Promise<Response> =>
    rest("instalmentOffer", { token: (await signIn(alta)).token, path: of });

/** Asks for a plan of two instalments by the offer. */
const ask = async (tools: Tools, key: string, change: object = {}, of = path): Promise<Response> => {
  const { token } = await tools.signIn(alta);
  const { open, firstDay, everyMonths } = await (await offer(path)(tools)).json();
  const second = new Date(`${firstDay}T00:00Z`);
  second.setUTCMonth(second.getUTCMonth() + everyMonths);
  const first = Math.ceil((open * 100) / 2);
  const rates = [
    { amount: first / 100, day: firstDay },
    { amount: (Math.round(open * 100) - first) / 100, day: second.toISOString().slice(0, 10) },
  ];
  return tools.rest("askInstalments", { token, path: of, body: { rates, ...change }, idempotencyKey: key });
};
const tooLittle = [1, 2].map((amount) => ({ amount, day: "2026-12-25" }));

const rest: RestCases = {
  instalmentRequests: { 200: async ({ rest, signIn }) => rest("instalmentRequests", { token: (await signIn(alta)).token }) },
  instalmentOffer: { 200: offer(path), "404 BILL-NOT-FOUND": offer(noBill) },
  askInstalments: {
    200: (tools) => ask(tools, "one"),
    "404 BILL-NOT-FOUND": (tools) => ask(tools, "one", {}, noBill),
    "409 INSTALMENTS-REFUSED": (tools) => ask(tools, "one", { rates: tooLittle }),
    "422 IDEMPOTENCY-KEY-REUSED": async (tools) => {
      await ask(tools, "one");
      return ask(tools, "one", { rates: tooLittle });
    },
  },
};

const all: Probe = ({ rest, session: { token } }) => rest("instalmentRequests", { token });

/** The offer of the customer's newest bill. */
const newest: Probe = async ({ rest, session: { token, customerId } }) => {
  const body = { customerCode: customerId, pageNumber: 0, pageSize: 1, sortColumnName: "DOCTES_ANNO_DOC", sortDirection: "DESC" };
  const { items = [] } = (await (await rest("myBillingDetails", { token, body })).json()) as { items?: { ANNO: number; NUMERO: string }[] };
  const [first] = items;
  return first && rest("instalmentOffer", { token, path: { year: first.ANNO, number: first.NUMERO } });
};

export const instalmentsRoom: Room = { rest, graphql: {}, probes: [all, newest], graphqlProbes: [] };
