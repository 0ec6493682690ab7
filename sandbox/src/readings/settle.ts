import type { DatabaseSync } from "node:sqlite";
import type { Customer, Supply } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import type { Outbox } from "../base/outbox.ts";
import { createReadingStore, type StoredReading } from "./store.ts";

/**
 * Applies the distributor's decision on a reading: the customer gets an e-mail, and after a refusal may send another reading as long as the
 * window is open; once the window has closed the supply gets a token for the next one. It runs before each request, since the clock matters
 * only then.
 */
export function settling(database: DatabaseSync, clock: Clock, outbox: Outbox): () => void {
  const readings = createReadingStore(database, clock);
  const due = database.prepare("SELECT id, customer, data FROM selfReadings WHERE settled = 0 AND decided <= ?");
  const settle = database.prepare("UPDATE selfReadings SET settled = 1 WHERE id = ?");
  const over = database.prepare(
    `SELECT reading.id, reading.supply FROM selfReadings AS reading JOIN readingWindows AS window ON window.id = reading.data ->> 'windowId'
     WHERE reading.settled = 1 AND window.closes <= ?`,
  );
  const close = database.prepare("UPDATE selfReadings SET settled = 2 WHERE id = ?");
  const supply = database.prepare("SELECT data FROM supplies WHERE id = ?");
  const save = database.prepare("UPDATE supplies SET data = ? WHERE id = ?");
  const customerOf = database.prepare("SELECT data FROM customers WHERE id = ?");

  const giveToken = (supplyId: string, id: string) => {
    const found: Supply = JSON.parse(String(supply.get(supplyId)?.["data"]));
    save.run(JSON.stringify({ ...found, selfReadingToken: `srt-${id}` }), supplyId);
  };

  return () => {
    for (const { id, customer, data } of due.all(clock.now().toISOString())) {
      settle.run(String(id));
      const { supplyId, verdict, reason, LetturaMisuratore }: StoredReading = JSON.parse(String(data));
      const person: Customer = JSON.parse(String(customerOf.get(String(customer))?.["data"]));
      if (verdict === "refused" && readings.openWindow(supplyId)) giveToken(supplyId, String(id));
      outbox.send({
        to: person.communicationEmailAddress ?? "",
        kind: "email",
        subject: verdict === "accepted" ? "Autolettura accettata" : "Autolettura non accettata",
        text:
          verdict === "accepted"
            ? `La tua autolettura ${LetturaMisuratore} è stata accettata: la trovi tra le letture dei tuoi consumi.`
            : `La tua autolettura ${LetturaMisuratore} non è stata accettata. ${reason} Se la finestra è ancora aperta puoi inviarne un’altra.`,
        link: `/autolettura/${id}`,
      });
    }
    for (const { id, supply: supplyId } of over.all(clock.now().toISOString())) {
      close.run(String(id));
      giveToken(String(supplyId), String(id));
    }
  };
}
