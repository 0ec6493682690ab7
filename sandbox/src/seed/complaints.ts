import type { DatabaseSync } from "node:sqlite";
import { complaintWriter, type StoredComplaint } from "../account/complaints.ts";
import { addDays, timestamp } from "../base/dates.ts";

type Case = Pick<StoredComplaint, "kind" | "story"> & {
  daysAgo: number;
  text: string;
  /** Number of the bill that it is about. Its text does not name it. */
  bill?: string;
};

/** Complaints in each state: in time, late, waiting for the customer, answered late, and answered on a day that nobody knows. */
const cases: readonly Case[] = [
  {
    kind: "information",
    daysAgo: 6,
    text: "Vorrei sapere quando scade il prezzo della mia offerta.",
    story: { question: { after: 1, text: "Scrivici il codice dell’offerta, che è sulla prima pagina della bolletta." }, answer: null },
  },
  {
    kind: "rectification",
    daysAgo: 20,
    bill: "1137491",
    text: "La bolletta conta 400 kWh, il contatore ne segna 120.",
    story: { answer: null },
  },
  {
    kind: "complaint",
    daysAgo: 45,
    text: "Ho chiesto tre volte di cambiare l’indirizzo delle bollette.",
    story: { answer: null },
  },
  {
    kind: "complaint",
    daysAgo: 90,
    text: "L’assistenza non risponde al telefono.",
    story: { answer: { after: 40, verdict: "partly", text: "Ci scusiamo per l’attesa al telefono. Il contratto resta com’è." } },
  },
  {
    kind: "doubleBilling",
    daysAgo: 120,
    text: "Due bollette contano maggio.",
    story: { answer: { after: 12, verdict: "refused", text: "Le due bollette sono di due forniture diverse.", undated: true } },
  },
];

/** Writes the complaints of a sample customer. */
export function writeComplaints(database: DatabaseSync, customer: string, today: string): void {
  const write = complaintWriter(database);
  const ownBill = database.prepare("SELECT year, number FROM bills WHERE customer = ? AND number = ?");
  const billOf = (number: string | undefined) => {
    const found = number === undefined ? undefined : ownBill.get(customer, number);
    return found ? { year: String(found["year"]), number: String(found["number"]) } : null;
  };
  cases.forEach(({ kind, daysAgo, text, bill, story }, index) => {
    const day = addDays(today, -daysAgo);
    write.add({
      id: `cr-${customer}-${index + 1}`,
      customer,
      number: `R-${day.slice(0, 4)}-00${index + 1}00`,
      kind,
      received: timestamp(day).replace(/00:00\.000Z$/, "30:00.000Z"),
      fourMonthly: false,
      bill: billOf(bill),
      copy: `Giorno: ${day}\n\n${text}\n`,
      story,
    });
  });
}
