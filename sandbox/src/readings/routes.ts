import type { DatabaseSync } from "node:sqlite";
import type { Customer, Supply } from "@favilla/contract/schema.ts";
import { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { Schemas } from "../base/contract.ts";
import { timestamp } from "../base/dates.ts";
import type { Outbox } from "../base/outbox.ts";
import { wholeOf } from "../base/whole.ts";
import { type Meter, meterOf } from "../consumption/meter.ts";
import { bothOf, lastReal } from "../consumption/rows.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Guarded } from "../http/guard.ts";
import { createReadingStore, type OpenWindow, readingWriter, type StoredReading } from "./store.ts";
import { verdictOf, whyImpossible } from "./verdict.ts";

const wholeIn = (text: string | undefined, otherwise: number, least: number, most: number): number | undefined => {
  const value = text === undefined ? otherwise : (wholeOf(text) ?? Number.NaN);
  return value >= least && value <= most ? value : undefined;
};

/** Self-readings: authorisation, insertion, and those that were sent. */
export function readingRoutes(database: DatabaseSync, clock: Clock, outbox: Outbox): Hono<Guarded> {
  const readings = createReadingStore(database, clock);
  const write = readingWriter(database);
  const supplyById = database.prepare("SELECT data FROM supplies WHERE id = ? AND customer = ?");
  const saveSupply = database.prepare("UPDATE supplies SET data = ? WHERE id = ?");
  const customerById = database.prepare("SELECT data FROM customers WHERE id = ?");
  const countOf = database.prepare("SELECT count(*) AS total FROM selfReadings WHERE supply = ?");

  const ownSupply = (customer: string, id: string): Supply => {
    const row = supplyById.get(id, customer);
    if (!row) throw new ApiError("SUPPLY-NOT-FOUND", "Fornitura non trovata.");
    return JSON.parse(String(row["data"]));
  };

  /** The checks of every reading: a token, a meter that the customer reads, and a window with both bounds excluded. */
  const authorise = (customer: string, id: string): { supply: Supply; meter: Meter; window: OpenWindow } => {
    const supply = ownSupply(customer, id);
    const meter = meterOf(supply);
    if (!supply.selfReadingToken || supply.status !== "Active" || !meter?.gas) throw new ApiError("INVALID-SELF-READING-TOKEN");
    const window = readings.openWindow(id);
    if (!window) throw new ApiError("OUT-SELF-READING-WINDOW");
    return { supply, meter, window };
  };

  const ownReadings = (customer: string, id: string) => readings.acceptedOf(customer).get(id) ?? [];

  const insert = (customer: string, sent: Schemas["SelfReadingInsert"]): StoredReading => {
    const { supply, meter, window } = authorise(customer, sent.supplyId);
    const impossible = whyImpossible(meter, sent);
    if (impossible) throw new ApiError("Parameters", impossible);
    const reading: StoredReading = {
      id: `r-${supply.supplyCode}-${Number(countOf.get(supply.id)?.["total"]) + 1}`,
      supplyId: supply.id,
      windowId: window.id,
      sentAt: clock.now().toISOString(),
      LetturaMisuratore: sent.LetturaMisuratore,
      LetturaConvertitore: sent.LetturaConvertitore ?? null,
      TipoLettura: sent.TipoLettura,
      platform: sent.platform,
      ...verdictOf(meter, sent, clock.today(), ownReadings(customer, supply.id)),
    };
    write.reading(customer, reading);
    const used: Supply = { ...supply, selfReadingToken: null, selfReadingData: timestamp(clock.today()) };
    saveSupply.run(JSON.stringify(used), supply.id);
    const person: Customer = JSON.parse(String(customerById.get(customer)?.["data"]));
    outbox.send({
      to: person.communicationEmailAddress ?? "",
      kind: "email",
      subject: "Abbiamo ricevuto la tua autolettura",
      text: `Lettura ${sent.LetturaMisuratore} di ${supply.nickname ?? supply.address ?? supply.supplyCode}. Ti scriviamo quando il distributore l’ha controllata.`,
      link: `/autolettura/${reading.id}`,
    });
    return reading;
  };

  return new Hono<Guarded>()
    .get("/authorize/:supply", (context) => {
      const { customer } = context.var;
      const { supply, meter, window } = authorise(customer, context.req.param("supply"));
      const last = lastReal(meter, clock.today(), ownReadings(customer, supply.id));
      const answer: Schemas["SelfReadingAuthorization"] = {
        supplyId: supply.id,
        windowId: window.id,
        TipoLettura: window.type,
        to: window.closes,
        digits: meter.digits,
        converter: meter.converter,
        lastReading: last && { date: timestamp(last.day), ...bothOf(meter, last.reading) },
      };
      return context.json(answer);
    })
    .post("/readings", async (context) => {
      const sent = await readBody(context, "insertSelfReading");
      const { id } = insert(context.var.customer, sent);
      return context.json(readings.byId(context.var.customer, id));
    })
    .get("/readings", (context) => {
      const { supply, pageNumber: number, pageSize: size } = context.req.query();
      const pageNumber = wholeIn(number, 0, 0, 100_000);
      const pageSize = wholeIn(size, 200, 1, 200);
      if (pageNumber === undefined) throw new ApiError("Parameters", "La richiesta non è valida (pageNumber).");
      if (pageSize === undefined) throw new ApiError("Parameters", "La richiesta non è valida (pageSize).");
      const only = supply === undefined ? null : ownSupply(context.var.customer, supply).id;
      return context.json({ pageNumber, pageSize, ...readings.search(context.var.customer, only, pageNumber, pageSize) });
    })
    .get("/readings/:id", (context) => {
      const found = readings.byId(context.var.customer, context.req.param("id"));
      if (!found) throw new ApiError("SELF-READING-NOT-FOUND");
      return context.json(found);
    });
}
