import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";

/** A message that a real retailer would send; nothing leaves the sandbox. */
export interface Message {
  /** E-mail address, or phone number with prefix. */
  to: string;
  kind: "email" | "sms";
  subject: string;
  text: string;
  /** Path of the portal that the message leads to, as "/forgot/password/…". */
  link?: string | undefined;
  /** One-time code of an SMS. */
  code?: string | undefined;
}

/** Stores the messages for developers and tests. */
export function createOutbox(database: DatabaseSync, clock: Clock) {
  const insert = database.prepare("INSERT INTO outbox (sent, data) VALUES (?, ?)");
  const all = database.prepare("SELECT id, sent, data FROM outbox ORDER BY id DESC LIMIT 100");
  return {
    send: (message: Message): void => {
      insert.run(clock.now().toISOString(), JSON.stringify(message));
    },
    /** The last hundred, newest first. */
    list: (): (Message & { id: number; sent: string })[] =>
      all.all().map(({ id, sent, data }) => ({ id: Number(id), sent: String(sent), ...(JSON.parse(String(data)) as Message) })),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
