import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

const tables = `
  CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS families (id TEXT PRIMARY KEY, customer TEXT NOT NULL, revoked INTEGER NOT NULL DEFAULT 0);
  CREATE TABLE IF NOT EXISTS tokens (
    hash TEXT PRIMARY KEY, kind TEXT NOT NULL, family TEXT NOT NULL, expires INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS accounts (email TEXT PRIMARY KEY, customer TEXT NOT NULL, password TEXT NOT NULL, migration TEXT, user TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS customers (id TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS supplies (id TEXT PRIMARY KEY, customer TEXT NOT NULL, code TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS addresses (id TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS bills (
    id INTEGER PRIMARY KEY, customer TEXT NOT NULL, year INTEGER NOT NULL, number TEXT NOT NULL,
    emission TEXT, expiry TEXT, paid TEXT, periodFrom TEXT, periodTo TEXT, total REAL,
    lines TEXT NOT NULL, contract INTEGER NOT NULL, mode TEXT, reminded INTEGER NOT NULL, wire TEXT NOT NULL, receipt TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS notifications (id TEXT PRIMARY KEY, customer TEXT NOT NULL, created TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS vouchers (id TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, sent TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS suppliesOfCustomer ON supplies (customer);
  CREATE INDEX IF NOT EXISTS billsOfCustomer ON bills (customer, year, emission);
`;

/** What a seed fills and empties; sign-in sessions are not part of it. */
const seeded = ["meta", "accounts", "customers", "supplies", "addresses", "bills", "notifications", "vouchers", "outbox", "idempotency"];

/** Opens the store at a path, or in memory for ":memory:". */
export function openDatabase(path: string): DatabaseSync {
  if (path !== ":memory:") mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000; ${tables}`);
  return database;
}

/** Runs `work` as one transaction. */
export function transaction(database: DatabaseSync, work: () => void): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    work();
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

/** Deletes everything that a seed writes. */
export function emptySeed(database: DatabaseSync): void {
  for (const table of seeded) database.exec(`DELETE FROM ${table}`);
}
