import type { OperationName } from "../openapi.ts";
import type { Tools } from "../tools.ts";
import type { GraphqlCases, GraphqlProbe, Probe, RestCases, Room } from "./cases.ts";

const supply = "s-100001002";
const reading = { supplyId: supply, LetturaMisuratore: "11060", LetturaConvertitore: null, TipoLettura: "CICLO", platform: "WEB" };
const windows = { customerId: "100001", from: "2026-08-23", to: "2027-02-19" };

interface Sent {
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: object;
  idempotencyKey?: string;
}

const as =
  (email: string, name: OperationName, sent: Sent) =>
  async ({ rest, signIn }: Tools): Promise<Response> =>
    rest(name, { token: (await signIn(email)).token, ...sent });
const giulia = "giulia@esempio.it";
const casi = "casi@esempio.it";

const rest: RestCases = {
  authorizeSelfReading: {
    200: as(giulia, "authorizeSelfReading", { path: { supply } }),
    "403 INVALID-SELF-READING-TOKEN": as(giulia, "authorizeSelfReading", { path: { supply: "s-100001001" } }),
    "404 SUPPLY-NOT-FOUND": as(giulia, "authorizeSelfReading", { path: { supply: "s-100002003" } }),
    "409 OUT-SELF-READING-WINDOW": as(casi, "authorizeSelfReading", { path: { supply: "s-100003002" } }),
  },
  insertSelfReading: {
    200: as(giulia, "insertSelfReading", { body: reading, idempotencyKey: "one" }),
    "403 INVALID-SELF-READING-TOKEN": as(giulia, "insertSelfReading", { body: { ...reading, supplyId: "s-100001001" } }),
    "404 SUPPLY-NOT-FOUND": as(giulia, "insertSelfReading", { body: { ...reading, supplyId: "s-100002003" } }),
    "409 OUT-SELF-READING-WINDOW": as(casi, "insertSelfReading", { body: { ...reading, supplyId: "s-100003002" } }),
    "422 IDEMPOTENCY-KEY-REUSED": async ({ rest, signIn }) => {
      const { token } = await signIn(giulia);
      await rest("insertSelfReading", { token, body: reading, idempotencyKey: "one" });
      return rest("insertSelfReading", { token, body: { ...reading, LetturaMisuratore: "11061" }, idempotencyKey: "one" });
    },
  },
  selfReadings: {
    200: as(giulia, "selfReadings", { query: { supply, pageSize: 2 } }),
    "400 Parameters": as(giulia, "selfReadings", { query: { pageSize: 201 } }),
    "404 SUPPLY-NOT-FOUND": as(giulia, "selfReadings", { query: { supply: "s-100002003" } }),
  },
  selfReading: {
    200: as(giulia, "selfReading", { path: { id: "r-100001002-3" } }),
    "404 SELF-READING-NOT-FOUND": as(giulia, "selfReading", { path: { id: "r-100002003-1" } }),
  },
};

const graphql: GraphqlCases = {
  allSelfReadingWindows: {
    ok: async ({ graphql, signIn }) => graphql("allSelfReadingWindows", windows, (await signIn(giulia)).token),
    Parameters: async ({ graphql, signIn }) => graphql("allSelfReadingWindows", { ...windows, from: "ieri" }, (await signIn(giulia)).token),
  },
};

const sent: Probe = async ({ rest, session: { token } }) => {
  const all = await rest("selfReadings", { token });
  const { items = [] } = (await all.clone().json()) as { items?: { id: string }[] };
  for (const { id } of items.slice(0, 3)) await rest("selfReading", { token, path: { id } });
};

const authorization: Probe = async ({ rest, graphql, session: { token, customerId } }) => {
  const { data } = await graphql("allSupplies", { customerId }, token);
  const withToken = (data?.allSupplies ?? []).filter(({ selfReadingToken }: { selfReadingToken: string | null }) => selfReadingToken);
  for (const { id } of withToken.slice(0, 3)) await rest("authorizeSelfReading", { token, path: { supply: id } });
};

const allWindows: GraphqlProbe = async ({ graphql, session: { token, customerId } }) =>
  graphql("allSelfReadingWindows", { ...windows, customerId }, token);

export const readingsRoom: Room = { rest, graphql, probes: [sent, authorization], graphqlProbes: [allWindows] };
