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
  CREATE TABLE IF NOT EXISTS links (
    hash TEXT PRIMARY KEY, kind TEXT NOT NULL, customer TEXT NOT NULL, data TEXT NOT NULL, expires INTEGER NOT NULL,
    used INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS attempts (key TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE IF NOT EXISTS customers (id TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS supplies (id TEXT PRIMARY KEY, customer TEXT NOT NULL, code TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS addresses (id TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS bills (
    id INTEGER PRIMARY KEY, customer TEXT NOT NULL, year INTEGER NOT NULL, number TEXT NOT NULL,
    emission TEXT, expiry TEXT, paid TEXT, periodFrom TEXT, periodTo TEXT, total REAL,
    lines TEXT NOT NULL, contract INTEGER NOT NULL, mode TEXT, reminded INTEGER NOT NULL, wire TEXT NOT NULL,
    account TEXT
  );
  CREATE TABLE IF NOT EXISTS billSupplies (customer TEXT NOT NULL, supply TEXT NOT NULL, bill INTEGER NOT NULL, PRIMARY KEY (customer, supply, bill)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS readingWindows (
    id TEXT PRIMARY KEY, customer TEXT NOT NULL, supply TEXT NOT NULL, opens TEXT NOT NULL, closes TEXT NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS selfReadings (
    id TEXT PRIMARY KEY, customer TEXT NOT NULL, supply TEXT NOT NULL, sent TEXT NOT NULL, decided TEXT NOT NULL,
    settled INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS terms (id TEXT PRIMARY KEY, customer TEXT NOT NULL, supply TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS billingAddresses (id TEXT PRIMARY KEY, customer TEXT NOT NULL, supply TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS cadastrals (id TEXT PRIMARY KEY, customer TEXT NOT NULL, supply TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS requests (
    id TEXT PRIMARY KEY, customer TEXT NOT NULL, subject TEXT NOT NULL, created TEXT NOT NULL, data TEXT NOT NULL, settled INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS complaints (
    id TEXT PRIMARY KEY, customer TEXT, number TEXT NOT NULL, received TEXT NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS instalmentRequests (
    id TEXT PRIMARY KEY, customer TEXT NOT NULL, asked TEXT NOT NULL, settled INTEGER NOT NULL, data TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS withdrawals (supply TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS contracts (supply TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS complaintReceipts (sha256 TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS otp (
    id INTEGER PRIMARY KEY, customer TEXT NOT NULL, term TEXT NOT NULL, hash TEXT NOT NULL, created INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0, validated INTEGER, used INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS termLinks (hash TEXT PRIMARY KEY, customer TEXT NOT NULL, created INTEGER NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS notifications (id TEXT PRIMARY KEY, customer TEXT NOT NULL, created TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS vouchers (id TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS points (customer TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS promotions (code TEXT PRIMARY KEY, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS privacies (id TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS residences (id TEXT PRIMARY KEY, customer TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS changes (id TEXT PRIMARY KEY, customer TEXT NOT NULL, at TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS outbox (id INTEGER PRIMARY KEY, sent TEXT NOT NULL, data TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS idempotency (key TEXT PRIMARY KEY, request TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS changesOfCustomer ON changes (customer, at);
  CREATE INDEX IF NOT EXISTS attemptsOfKey ON attempts (key, at);
  CREATE INDEX IF NOT EXISTS requestsOfCustomer ON requests (customer, subject);
  CREATE INDEX IF NOT EXISTS termsOfSupply ON terms (customer, supply);
  CREATE INDEX IF NOT EXISTS billingAddressesOfSupply ON billingAddresses (customer, supply);
  CREATE INDEX IF NOT EXISTS cadastralsOfSupply ON cadastrals (customer, supply);
  CREATE INDEX IF NOT EXISTS windowsOfCustomer ON readingWindows (customer, opens);
  CREATE INDEX IF NOT EXISTS selfReadingsOfCustomer ON selfReadings (customer, sent);
  CREATE INDEX IF NOT EXISTS selfReadingsToSettle ON selfReadings (settled, decided);
  CREATE INDEX IF NOT EXISTS suppliesOfCustomer ON supplies (customer);
  CREATE INDEX IF NOT EXISTS billsOfCustomer ON bills (customer, year, emission);
`;

/** The tables that a seed fills and empties; sessions are not among them. */
const seeded = [
  "meta",
  "accounts",
  "customers",
  "supplies",
  "addresses",
  "bills",
  "billSupplies",
  "readingWindows",
  "selfReadings",
  "notifications",
  "vouchers",
  "points",
  "promotions",
  "privacies",
  "residences",
  "changes",
  "outbox",
  "idempotency",
  "links",
  "attempts",
  "terms",
  "billingAddresses",
  "cadastrals",
  "requests",
  "complaints",
  "complaintReceipts",
  "instalmentRequests",
  "contracts",
  "withdrawals",
  "otp",
  "termLinks",
];

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
