import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf, Schemas } from "../base/contract.ts";
import { dayOf } from "../base/dates.ts";
import type { Guarded } from "../http/guard.ts";

export type PromoTerms = NonNullable<Schemas["PromoConfiguration"]["configuration"]>;

/** The bring-a-friend promotion of a friend code: on until the end of its last day, off for an unknown code. */
export function promoRoutes(database: DatabaseSync, clock: Clock): Hono<Guarded> {
  const ofCode = database.prepare("SELECT data FROM promotions WHERE code = ?");
  return new Hono<Guarded>().get("/:friendCode", (context) => {
    const row = ofCode.get(context.req.param("friendCode"));
    const configuration: PromoTerms | null = row ? JSON.parse(String(row["data"])) : null;
    const last = dayOf(configuration?.validTo);
    const status = configuration !== null && (last === null || last >= clock.today());
    return context.json({ status, configuration } satisfies AnswerOf<"promo">);
  });
}
