import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "./clock.ts";
import type { Schemas } from "./contract.ts";

type Change = Schemas["Change"];

/** An entry as it is stored: values are masked already, so that nothing else can be read from it. */
export interface LoggedChange extends Pick<Change, "kind"> {
  about?: string | null;
  before?: Change["before"] | undefined;
  after?: Change["after"] | undefined;
  supplyId?: string | null | undefined;
  /** @default "customer" */
  by?: Change["by"];
  /** Status at the end of a change that is a request. Without it the change is done at once. */
  outcome?: "ClosedSuccessfully" | "ClosedWithFailure";
}

/** Writes entries of the customers' change logs. Rooms write their own changes, in the transaction of the change. */
export function changeLog(database: DatabaseSync, clock: Pick<Clock, "now">) {
  const insert = database.prepare("INSERT INTO changes (id, customer, at, data) VALUES (?, ?, ?, ?)");
  const idOf = database.prepare("SELECT data ->> 'id' AS id FROM supplies WHERE customer = ? AND code = ?");
  return {
    add(customer: string, change: LoggedChange, at = clock.now().toISOString()): void {
      insert.run(`ch-${crypto.randomUUID()}`, customer, at, JSON.stringify(change));
    },
    /** Id of the supply with a code; null if there is none. */
    supplyOf: (customer: string, code: string): string | null => (idOf.get(customer, code)?.["id"] as string | undefined) ?? null,
  };
}
