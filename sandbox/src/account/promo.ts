import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { addDays, type Clock, timestamp } from "../clock.ts";
import type { Guarded } from "../http/guard.ts";

/** The bring-a-friend promotion: available for the friend code of a customer. */
export function promoRoutes(database: DatabaseSync, clock: Clock): Hono<Guarded> {
  const known = database.prepare("SELECT 1 FROM customers WHERE data ->> 'friendCode' = ?");
  return new Hono<Guarded>().get("/:friendCode", (context) => {
    const friendCode = context.req.param("friendCode");
    if (!known.get(friendCode)) return context.json({ status: false, configuration: null });
    const configuration = {
      title: "Porta un amico",
      description: "Se un amico sceglie Favilla con il tuo codice, ricevete tutti e due uno sconto in bolletta.",
      reward: 30,
      shareText: `Passa a Favilla con il mio codice ${friendCode}: per tutti e due c'è uno sconto di 30 euro.`,
      shareUrl: `https://favilla.example/amici/${encodeURIComponent(friendCode)}`,
      validTo: timestamp(addDays(clock.today(), 120)),
    };
    return context.json({ status: true, configuration });
  });
}
