import type { DatabaseSync } from "node:sqlite";
import { changeLog, type LoggedChange } from "../base/changeLog.ts";
import { addDays } from "../base/dates.ts";

const text = (value: string) => ({ code: null, text: value });
const none = { code: "Postal", text: null };
const [first, second] = ["s-100001001", "s-100001002"];

/** Changes of each kind and result, by each author, around midnight in Rome and around a change of the clock, and one of a kind that no portal knows yet. */
const samples: readonly (LoggedChange & { daysAgo: number; time: string })[] = [
  { daysAgo: 1, time: "22:40", kind: "nickname", before: text("Casa"), after: text("Casa di Bologna"), supplyId: first },
  { daysAgo: 9, time: "23:30", kind: "phone", before: text("•••• 118"), after: text("•••• 567") },
  { daysAgo: 26, time: "00:30", kind: "meterAccess", by: "service", after: text("chiavi dal vicino") },
  {
    daysAgo: 40,
    time: "09:15",
    kind: "payment",
    before: none,
    after: { code: "Bank", text: "•••• 1999" },
    supplyId: second,
    outcome: "ClosedWithFailure",
  },
  { daysAgo: 41, time: "08:02", kind: "delivery", before: none, after: { code: "Email", text: "g•••••@e•••••.it" }, supplyId: first },
  {
    daysAgo: 75,
    time: "14:20",
    kind: "consent",
    about: "Offerte dei partner",
    before: { code: "on", text: null },
    after: { code: "off", text: null },
  },
  {
    daysAgo: 110,
    time: "10:05",
    kind: "address",
    by: "service",
    before: text("Via Roma 1, 43100 Parma PR"),
    after: text("Via Garibaldi 12, 43121 Parma PR"),
    supplyId: first,
    outcome: "ClosedSuccessfully",
  },
  { daysAgo: 200, time: "03:00", kind: "email", by: "system", before: text("g•••••@v•••••.it"), after: text("g•••••@e•••••.it") },
  { daysAgo: 320, time: "17:45", kind: "password" },
];

/** Writes the change log of Giulia. */
export function writeChanges(database: DatabaseSync, today: string): void {
  const log = changeLog(database, { now: () => new Date() });
  for (const { daysAgo, time, ...change } of samples) log.add("100001", change, `${addDays(today, -daysAgo)}T${time}:00.000Z`);
}
