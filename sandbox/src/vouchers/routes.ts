import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import type { Guarded } from "../http/guard.ts";

/** The vouchers of the token's customer. */
export function voucherRoutes(database: DatabaseSync): Hono<Guarded> {
  const all = database.prepare("SELECT data FROM vouchers WHERE customer = ? ORDER BY id");
  return new Hono<Guarded>().get("/", (context) =>
    context.json({ items: all.all(context.var.customer).map((row) => JSON.parse(String(row["data"]))) }),
  );
}
