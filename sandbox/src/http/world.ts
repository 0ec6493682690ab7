import type { DatabaseSync } from "node:sqlite";
import type { Hono } from "hono";
import type { Clock } from "../base/clock.ts";
import type { Outbox } from "../base/outbox.ts";

/** A store with its clock, and the API over both. */
export interface World {
  database: DatabaseSync;
  clock: Clock;
  outbox: Outbox;
  /** Every call of the contract. */
  api: Hono;
}
