import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import type { LoggedChange } from "../base/changeLog.ts";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf } from "../base/contract.ts";
import type { Guarded } from "../http/guard.ts";
import { statusAt } from "./requests.ts";

/** Results of a change that is a request, by the request's status. */
const results = { Open: "inProgress", InProgress: "inProgress", ClosedSuccessfully: "done", ClosedWithFailure: "refused" } as const;

/** The customer's change log. */
export function changeRoutes(database: DatabaseSync, clock: Clock): Hono<Guarded> {
  const ofCustomer = database.prepare("SELECT id, at, data FROM changes WHERE customer = ? ORDER BY at DESC, rowid DESC");
  const toWire = ({ id, at, data }: Record<string, unknown>): AnswerOf<"changes">["items"][number] => {
    const {
      about = null,
      before = null,
      after = null,
      supplyId = null,
      by = "customer",
      outcome,
      ...rest
    } = JSON.parse(String(data)) as LoggedChange;
    const result = outcome ? results[statusAt({ created: String(at), outcome }, clock.now())] : "done";
    return { ...rest, id: String(id), at: String(at), by, about, before, after, supplyId, result };
  };
  return new Hono<Guarded>().get("/", (context) =>
    context.json({ items: ofCustomer.all(context.var.customer).map(toWire) } satisfies AnswerOf<"changes">),
  );
}
