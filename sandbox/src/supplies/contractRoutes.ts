import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf } from "../base/contract.ts";
import type { Outbox } from "../base/outbox.ts";
import { readBody } from "../http/body.ts";
import type { Guarded } from "../http/guard.ts";
import { contractPdf } from "./contractPdf.ts";
import { createContracts } from "./contracts.ts";

/** Contracts of the signed-in customer's supplies, and their documents. */
export function contractRoutes(database: DatabaseSync, clock: Clock, outbox: Outbox): Hono<Guarded> {
  const contracts = createContracts(database, clock);
  return new Hono<Guarded>()
    .get("/:supply/contract", (context) =>
      context.json(contracts.contract(context.var.customer, context.req.param("supply")) satisfies AnswerOf<"contract">),
    )
    .post("/:supply/withdrawal", async (context) => {
      const body = await readBody(context, "withdraw");
      const { sent, isNew } = contracts.withdraw(context.var.customer, context.req.param("supply"), body);
      if (isNew) outbox.send({ to: sent.email, kind: "email", subject: "Ricevuta del recesso", text: `${sent.text} ${sent.sentAt}` });
      return context.json(sent satisfies AnswerOf<"withdraw">);
    })
    .get("/:supply/contract/documents/:document", async (context) => {
      const { supply, document: id } = context.req.param();
      const { contract, document } = contracts.document(context.var.customer, supply, id);
      return context.body(await contractPdf(document.name, contract, clock.now()), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": 'attachment; filename="contratto.pdf"',
      });
    });
}
