import type { DatabaseSync } from "node:sqlite";
import type { User } from "@favilla/contract/schema.ts";
import { hashPassword } from "../access/passwords.ts";
import type { Clock } from "../base/clock.ts";
import { billWriter } from "../bills/store.ts";
import { emptySeed, transaction } from "../store/database.ts";
import { casi } from "./casi.ts";
import { writeChanges } from "./changes.ts";
import { ricalcolo } from "./compared.ts";
import { writeComplaints } from "./complaints.ts";
import { condominio } from "./condominio.ts";
import { writeContracts } from "./contracts.ts";
import { giulia } from "./giulia.ts";
import { inInstalments } from "./instalments.ts";
import { names } from "./names.ts";
import { newcomers } from "./newcomers.ts";
import { others } from "./others.ts";
import { acconti } from "./partPaid.ts";
import { writePayments } from "./payments.ts";
import { writeProfiles } from "./profiles.ts";
import { writeReadings } from "./readings.ts";
import type { Sample } from "./sample.ts";
import { signIns } from "./signIns.ts";

/** Raised whenever the seed's data or tables change, so that an older store is filled again. */
const version = 15;

const migrations: Record<string, string> = {
  "migra-email@esempio.it": "InvalidEmail",
  "migra-password@esempio.it": "InvalidPassword",
  "migrata@esempio.it": "MigrationDone",
};

function writeAccounts(database: DatabaseSync, samples: readonly Sample[]): void {
  const insert = database.prepare("INSERT INTO accounts (email, customer, password, migration, user) VALUES (?, ?, ?, ?, ?)");
  for (const { email, password } of signIns) {
    const customer = samples.find((sample) => sample.email === email)?.customer;
    const user: User = {
      id: customer?.customerId ?? "",
      email,
      customerId: customer?.customerId ?? "",
      fiscalCode: customer?.fiscalCode ?? null,
      isRegistred: true,
      confirmedPhone: customer?.phone ?? null,
      hasDeletedAccount: false,
      forceUpdateUsername: false,
    };
    insert.run(email, user.id, hashPassword(password), migrations[email] ?? null, JSON.stringify(user));
  }
}

function writeSample(database: DatabaseSync, sample: Sample): void {
  const id = sample.customer.customerId;
  const writeBill = billWriter(database);
  const supply = database.prepare("INSERT INTO supplies (id, customer, code, data) VALUES (?, ?, ?, ?)");
  const address = database.prepare("INSERT INTO addresses (id, customer, data) VALUES (?, ?, ?)");
  const notification = database.prepare("INSERT INTO notifications (id, customer, created, data) VALUES (?, ?, ?, ?)");
  const voucher = database.prepare("INSERT INTO vouchers (id, customer, data) VALUES (?, ?, ?)");
  database.prepare("INSERT INTO customers (id, data) VALUES (?, ?)").run(id, JSON.stringify(sample.customer));
  for (const item of sample.supplies) supply.run(item.id, id, item.supplyCode, JSON.stringify(item));
  for (const item of sample.addresses) address.run(item.id, id, JSON.stringify(item));
  for (const item of sample.notifications) notification.run(item.id, id, item.createdAt, JSON.stringify(item));
  for (const item of sample.vouchers) voucher.run(item.id, id, JSON.stringify(item));
  for (const bill of sample.bills) writeBill(id, bill);
}

/**
 * Fills the store with the sample customers, unless it holds today's already. Their dates are relative to the clock's day, so a new day
 * fills it again; signed-in customers stay signed in.
 */
export function seed(database: DatabaseSync, clock: Clock): void {
  const today = clock.today();
  const mark = `${version} ${today}`;
  const stored = database.prepare("SELECT value FROM meta WHERE key = 'seed'").get()?.["value"];
  if (stored === mark) return;
  const samples = [
    giulia(today),
    condominio(today),
    casi(today),
    ricalcolo(today),
    ...others(today),
    inInstalments(today),
    acconti(today),
    ...newcomers(today),
    ...names(today),
  ];
  transaction(database, () => {
    emptySeed(database);
    writeAccounts(database, samples);
    for (const sample of samples) writeSample(database, sample);
    writePayments(database, samples, clock);
    writeProfiles(database, samples, today);
    writeReadings(database, samples, today);
    writeChanges(database, today);
    writeComplaints(database, "100014", today);
    writeContracts(database, today);
    database.prepare("INSERT INTO meta (key, value) VALUES ('seed', ?)").run(mark);
  });
}
