import type { DatabaseSync } from "node:sqlite";
import type { Supply } from "@favilla/contract/schema.ts";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Guarded } from "../http/guard.ts";
import { createStatementStore } from "./statement.ts";

/** The account statement of the token's customer: rows, sums, choices. */
export function statementRoutes(database: DatabaseSync, clock: Clock): Hono<Guarded> {
  const statement = createStatementStore(database, clock);
  const suppliesOf = database.prepare("SELECT data FROM supplies WHERE customer = ?");

  const namesOf = (customer: string) =>
    new Map(
      suppliesOf.all(customer).map(({ data }) => {
        const { supplyCode, nickname, address }: Supply = JSON.parse(String(data));
        return [supplyCode, nickname ?? address ?? null];
      }),
    );
  const ownSupplies = (customer: string, codes: readonly string[] | null | undefined) => {
    if (!codes?.length) return;
    const names = namesOf(customer);
    if (!codes.every((code) => names.has(code))) throw new ApiError("SUPPLY-NOT-FOUND", "Fornitura non trovata.");
  };

  return new Hono<Guarded>()
    .post("/account-balances", async (context) => {
      const query = await readBody(context, "accountBalances");
      ownSupplies(context.var.customer, query.supplyCodes);
      const { pageNumber, pageSize } = query;
      return context.json({ pageNumber, pageSize, ...statement.search(context.var.customer, query) });
    })
    .post("/account-balance-total", async (context) => {
      const filter = await readBody(context, "accountBalanceTotal");
      ownSupplies(context.var.customer, filter.supplyCodes);
      return context.json(statement.total(context.var.customer, filter));
    })
    .get("/account-balance-total", (context) => context.json(statement.total(context.var.customer, {})))
    .get("/account-balance-filters", (context) => {
      const { customer } = context.var;
      const names = namesOf(customer);
      const { supplyCodes, ...choices } = statement.choices(customer);
      return context.json({
        supplyCodes: supplyCodes.map((supplyCode) => ({ supplyCode, name: names.get(supplyCode) ?? null })),
        ...choices,
      });
    });
}
