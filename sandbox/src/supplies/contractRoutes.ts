import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf } from "../base/contract.ts";
import type { Guarded } from "../http/guard.ts";
import { contractPdf } from "./contractPdf.ts";
import { createContracts } from "./contracts.ts";

/** Contracts of the signed-in customer's supplies, and their documents. */
export function contractRoutes(database: DatabaseSync, clock: Clock): Hono<Guarded> {
  const contracts = createContracts(database);
  return new Hono<Guarded>()
    .get("/:supply/contract", (context) =>
      context.json(contracts.contract(context.var.customer, context.req.param("supply")) satisfies AnswerOf<"contract">),
    )
    .get("/:supply/contract/documents/:document", async (context) => {
      const { supply, document: id } = context.req.param();
      const { contract, document } = contracts.document(context.var.customer, supply, id);
      return context.body(await contractPdf(document.name, contract, clock.now()), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": 'attachment; filename="contratto.pdf"',
      });
    });
}
