import type { OperationName } from "../openapi.ts";
import type { Tools } from "../tools.ts";
import type { Probe, RestCases, Room } from "./cases.ts";

const page = { pageNumber: 0, pageSize: 60, sortColumnName: "DOCTES_ANNO_DOC", sortDirection: "DESC" };
const foreign = { supplyCodes: ["100002001"] };

const asGiulia =
  (name: OperationName, body?: object) =>
  async ({ rest, signIn }: Tools): Promise<Response> =>
    rest(name, { token: (await signIn("giulia@esempio.it")).token, ...(body && { body }) });

const rest: RestCases = {
  accountBalances: {
    200: asGiulia("accountBalances", page),
    "404 SUPPLY-NOT-FOUND": asGiulia("accountBalances", { ...page, ...foreign }),
  },
  accountBalanceTotal: {
    200: asGiulia("accountBalanceTotal", { StatoPagamento: [1, 2, 3] }),
    "404 SUPPLY-NOT-FOUND": asGiulia("accountBalanceTotal", foreign),
  },
  accountBalanceOverall: { 200: asGiulia("accountBalanceOverall") },
  accountBalanceFilters: { 200: asGiulia("accountBalanceFilters") },
};

const statement: Probe = async ({ rest, session: { token } }) => {
  await rest("accountBalances", { token, body: page });
  await rest("accountBalanceTotal", { token, body: {} });
  await rest("accountBalanceOverall", { token });
  await rest("accountBalanceFilters", { token });
};

export const statementRoom: Room = { rest, graphql: {}, probes: [statement], graphqlProbes: [] };
