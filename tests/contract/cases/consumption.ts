import type { Probe, RestCases, Room } from "./cases.ts";

const range = { dataInizio: "2026-01-01", dataFine: "2026-12-31" };
const page = { ...range, pageNumber: 0, pageSize: 200, sortColumnName: "DATA_LETTURA", sortDirection: "ASC" };
const latest = { dataInizio: "2026-07-24", dataFine: "2026-11-22" };
const own = { customerCode: "100001", supplyId: "s-100001001" };

type Sent = { path?: Record<string, string>; query?: Record<string, string>; body?: object };

const asGiulia =
  (name: "consumptions" | "consumptionsOfPeriod" | "latestReadings", sent: Sent): NonNullable<RestCases["login"]>[string] =>
  async ({ rest, signIn }) =>
    rest(name, { token: (await signIn("giulia@esempio.it")).token, ...sent });

const period = { dateFrom: "2026-01-01", dateTo: "2026-12-31" };

const rest: RestCases = {
  consumptions: {
    200: asGiulia("consumptions", { body: { ...page, ...own } }),
    "404 CUSTOMER-NOT-FOUND": asGiulia("consumptions", { body: { ...page, ...own, customerCode: "100002" } }),
    "404 SUPPLY-NOT-FOUND": asGiulia("consumptions", { body: { ...page, ...own, supplyId: "s-100002001" } }),
  },
  consumptionsOfPeriod: {
    200: asGiulia("consumptionsOfPeriod", { path: { customer: "100001", supply: "s-100001001" }, query: period }),
    "400 Parameters": asGiulia("consumptionsOfPeriod", {
      path: { customer: "100001", supply: "s-100001001" },
      query: { ...period, dateTo: "2025-12-31" },
    }),
    "404 CUSTOMER-NOT-FOUND": asGiulia("consumptionsOfPeriod", { path: { customer: "100002", supply: "s-100002001" }, query: period }),
    "404 SUPPLY-NOT-FOUND": asGiulia("consumptionsOfPeriod", { path: { customer: "100001", supply: "s-100002001" }, query: period }),
  },
  latestReadings: {
    200: asGiulia("latestReadings", { body: { customerCode: "100001", ...latest } }),
    "404 CUSTOMER-NOT-FOUND": asGiulia("latestReadings", { body: { customerCode: "100002", ...latest } }),
    "404 SUPPLY-NOT-FOUND": asGiulia("latestReadings", { body: { customerCode: "100001", ...latest, supplyIds: ["s-100002001"] } }),
  },
};

const consumption: Probe = async ({ rest, graphql, session: { token, customerId } }) => {
  const { data } = await graphql("allSupplies", { customerId }, token);
  const supplies: string[] = (data?.allSupplies ?? []).map(({ id }: { id: string }) => id);
  await rest("latestReadings", { token, body: { customerCode: customerId, ...latest } });
  for (const supplyId of supplies.slice(0, 20)) {
    await rest("consumptions", { token, body: { ...page, customerCode: customerId, supplyId } });
    await rest("consumptionsOfPeriod", { token, path: { customer: customerId, supply: supplyId }, query: period });
  }
};

export const consumptionRoom: Room = { rest, graphql: {}, probes: [consumption], graphqlProbes: [] };
