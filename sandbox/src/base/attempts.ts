import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** At most this number in this number of minutes. */
export interface Limit {
  most: number;
  minutes: number;
}

/** Wrong passwords for one address, wrong fiscal codes for one client code. */
export const failureLimit: Limit = { most: 10, minutes: 15 };
/** E-mails that can be sent to one address, whoever asks for them. */
export const letterLimit: Limit = { most: 5, minutes: 60 };

/** Counts events that may happen only so often. */
export function createAttempts(database: DatabaseSync, clock: Clock) {
  const add = database.prepare("INSERT INTO attempts (key, at) VALUES (?, ?)");
  const count = database.prepare("SELECT count(*) AS count FROM attempts WHERE key = ? AND at > ?");
  const forget = database.prepare("DELETE FROM attempts WHERE key = ?");
  const present = () => clock.now().getTime();
  return {
    tooMany: (key: string, { most, minutes }: Limit): boolean => Number(count.get(key, present() - minutes * 60_000)?.["count"]) >= most,
    add: (key: string): void => void add.run(key, present()),
    forget: (key: string): void => void forget.run(key),
  };
}
