import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf } from "../base/contract.ts";
import { readBody } from "../http/body.ts";
import type { Guarded } from "../http/guard.ts";
import { createInstalments } from "./instalmentRequests.ts";

/** Instalments: the offer of a bill, the request, and all requests of the customer. */
export function instalmentRoutes(database: DatabaseSync, clock: Clock): Hono<Guarded> {
  const instalments = createInstalments(database, clock);
  return new Hono<Guarded>()
    .get("/", (context) => context.json({ items: instalments.list(context.var.customer) } satisfies AnswerOf<"instalmentRequests">))
    .get("/:year/:number", (context) => {
      const { year, number } = context.req.param();
      return context.json(instalments.offer(context.var.customer, year, number) satisfies AnswerOf<"instalmentOffer">);
    })
    .post("/:year/:number", async (context) => {
      const { year, number } = context.req.param();
      const { rates } = await readBody(context, "askInstalments");
      return context.json(instalments.ask(context.var.customer, year, number, rates) satisfies AnswerOf<"askInstalments">);
    });
}
