import type { DatabaseSync } from "node:sqlite";
import type { SelfReadingWindow } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import type { Schemas } from "../base/contract.ts";
import { addDays, daysLater, romeDay, timestamp } from "../base/dates.ts";
import type { OwnReading } from "../consumption/rows.ts";

export type SelfReading = Schemas["SelfReading"];

/** A reading in the form that is stored: the distributor's decision is fixed from the start, and shown once it is due. */
export interface StoredReading extends Omit<SelfReading, "status" | "decidedAt"> {
  verdict: "accepted" | "refused";
}

export interface OpenWindow {
  id: string;
  type: "CICLO" | "SWITCH";
  /** ISO 8601. */
  closes: string;
}

/** A window in the form that is stored. */
export type StoredWindow = Omit<SelfReadingWindow, "readingStatus">;

/** Days until the distributor decides. */
const decisionDays = 1;

const onTheWire = (row: Record<string, unknown>, now: string): SelfReading => {
  const { verdict, reason, ...reading }: StoredReading = JSON.parse(String(row["data"]));
  const decided = String(row["decided"]);
  return decided <= now
    ? { ...reading, status: verdict, reason, decidedAt: decided }
    : { ...reading, status: "sent", reason: null, decidedAt: null };
};

/** Writes a window or a reading, from a call or from a seed. */
export function readingWriter(database: DatabaseSync) {
  const window = database.prepare("INSERT INTO readingWindows (id, customer, supply, opens, closes, data) VALUES (?, ?, ?, ?, ?, ?)");
  const reading = database.prepare(
    "INSERT INTO selfReadings (id, customer, supply, sent, decided, settled, data) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  return {
    window: (customer: string, one: StoredWindow): void => {
      window.run(one.id, customer, one.supplyId, one.from, one.to, JSON.stringify(one));
    },
    reading: (customer: string, one: StoredReading, settled = false): void => {
      const decided = daysLater(one.sentAt, decisionDays);
      reading.run(one.id, customer, one.supplyId, one.sentAt, decided, settled ? 1 : 0, JSON.stringify(one));
    },
  };
}

/** Reads windows and sent readings; each is always looked up together with its customer. */
export function createReadingStore(database: DatabaseSync, clock: Clock) {
  const windows = database.prepare("SELECT data FROM readingWindows WHERE customer = ? AND closes > ? AND opens < ? ORDER BY opens, id");
  const open = database.prepare(
    "SELECT id, closes, data ->> 'type' AS type FROM readingWindows WHERE supply = ? AND opens < ? AND closes > ? ORDER BY closes LIMIT 1",
  );
  const ofOne = "customer = $customer AND ($supply IS NULL OR supply = $supply)";
  const count = database.prepare(`SELECT count(*) AS total FROM selfReadings WHERE ${ofOne}`);
  const page = database.prepare(
    `SELECT data, decided FROM selfReadings WHERE ${ofOne} ORDER BY sent DESC, id DESC LIMIT $size OFFSET $offset`,
  );
  const byId = database.prepare("SELECT data, decided FROM selfReadings WHERE customer = ? AND id = ?");
  const accepted = database.prepare(
    "SELECT supply, data FROM selfReadings WHERE customer = ? AND decided <= ? AND data ->> 'verdict' = 'accepted' ORDER BY sent",
  );
  const lastOfWindow = database.prepare(
    "SELECT data, decided FROM selfReadings WHERE supply = ? AND data ->> 'windowId' = ? ORDER BY sent DESC, id DESC LIMIT 1",
  );
  const now = () => clock.now().toISOString();
  const withStatus = (window: StoredWindow): SelfReadingWindow => {
    const last = lastOfWindow.get(window.supplyId, window.id);
    return { ...window, readingStatus: last ? onTheWire(last, now()).status : null };
  };

  return {
    /** Windows that overlap a range of days in Rome. */
    windowsOf: (customer: string, from: string, to: string): SelfReadingWindow[] =>
      windows.all(customer, timestamp(from), timestamp(addDays(to, 1))).map(({ data }) => withStatus(JSON.parse(String(data)))),
    /** The window that is open now, both bounds excluded. */
    openWindow: (supply: string): OpenWindow | undefined => open.get(supply, now(), now()) as OpenWindow | undefined,
    search: (customer: string, supply: string | null, pageNumber: number, pageSize: number) => {
      const values = { $customer: customer, $supply: supply };
      const rows = page.all({ ...values, $size: pageSize, $offset: pageNumber * pageSize });
      return { totalCount: Number(count.get(values)?.["total"]), items: rows.map((row) => onTheWire(row, now())) };
    },
    byId: (customer: string, id: string): SelfReading | undefined => {
      const row = byId.get(customer, id);
      return row && onTheWire(row, now());
    },
    /** The readings that are accepted by now, by the id of their supply. */
    acceptedOf: (customer: string): Map<string, OwnReading[]> => {
      const bySupply = new Map<string, OwnReading[]>();
      for (const { supply, data } of accepted.all(customer, now())) {
        const { sentAt, LetturaMisuratore, LetturaConvertitore }: StoredReading = JSON.parse(String(data));
        const reading = { day: romeDay(new Date(sentAt)), reading: Number(LetturaConvertitore ?? LetturaMisuratore) };
        bySupply.set(String(supply), [...(bySupply.get(String(supply)) ?? []), reading]);
      }
      return bySupply;
    },
  };
}
