import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { StatusRequest } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import type { Schemas } from "../base/contract.ts";
import { daysLater, romeDay } from "../base/dates.ts";
import { mentionRequest } from "../base/mentionRequest.ts";

type Insert = Schemas["ComplaintInsert"];
export type Complaint = Schemas["Complaint"];
export type Receipt = Schemas["ComplaintReceipt"];

/** Acts of the retailer after a complaint, in days after its arrival; they are fixed from the start and shown once they are due. */
export interface ComplaintStory {
  /** A question to the customer, asked until the customer replies. Days of the answer then count from the reply. */
  question?: { after: number; text: string } | undefined;
  /** Null: it is never answered. */
  answer: { after: number; verdict: "accepted" | "partly" | "refused"; text: string; undated?: boolean } | null;
}

/** A complaint in the form that is stored. */
export interface StoredComplaint {
  id: string;
  customer: string | null;
  number: string;
  kind: Insert["kind"];
  received: string;
  fourMonthly: boolean | null;
  bill: Complaint["bill"];
  copy: string;
  story: ComplaintStory;
  /** Moment of the customer's reply to the question. */
  replied?: string | undefined;
}

export const sha256Of = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");

/** Returns what becomes of a new complaint: each verdict can be brought about by what is written. */
export function storyOf({ kind, text, reading }: Pick<Insert, "kind" | "text" | "reading">): ComplaintStory {
  if (kind === "rectification" && reading === null) {
    return {
      question: { after: 1, text: "Ci serve la lettura del contatore con il suo giorno, o una foto." },
      answer: { after: 3, verdict: "partly", text: "Abbiamo ricalcolato una parte della bolletta con la tua lettura." },
    };
  }
  if (text.length < 20) {
    return {
      answer: { after: 3, verdict: "refused", text: "Abbiamo controllato e non risulta un errore. Puoi rivolgerti alla conciliazione." },
    };
  }
  const texts = {
    rectification: "Hai ragione: correggiamo la bolletta con la tua lettura.",
    doubleBilling: "Una delle due bollette è annullata: vale la più recente.",
    complaint: "Ci scusiamo per il disagio: abbiamo corretto l’errore.",
    information: "Ecco le informazioni che hai chiesto: la tariffa è quella del contratto.",
  };
  return { answer: { after: 3, verdict: "accepted", text: texts[kind] } };
}

/** Writes a complaint with the receipt of its copy, from a call or from a seed. */
export function complaintWriter(database: DatabaseSync) {
  const insert = database.prepare("INSERT OR REPLACE INTO complaints (id, customer, number, received, data) VALUES (?, ?, ?, ?, ?)");
  const receipt = database.prepare("INSERT OR REPLACE INTO complaintReceipts (sha256, data) VALUES (?, ?)");
  const mention = mentionRequest(database);
  const keep = (complaint: StoredComplaint): void =>
    void insert.run(complaint.id, complaint.customer, complaint.number, complaint.received, JSON.stringify(complaint));
  const prove = (complaint: StoredComplaint, copy: string, moment: string): Receipt => {
    const { id, customer, number } = complaint;
    const proof: Receipt = { id: customer === null ? null : id, number, receivedAt: moment, sha256: sha256Of(copy) };
    receipt.run(proof.sha256, JSON.stringify(proof));
    return proof;
  };
  return {
    add(complaint: StoredComplaint): Receipt {
      keep(complaint);
      if (complaint.customer !== null) mention(complaint.id, complaint.customer);
      return prove(complaint, complaint.copy, complaint.received);
    },
    reply(complaint: StoredComplaint, copy: string, moment: string): Receipt {
      keep({ ...complaint, replied: moment, copy: `${complaint.copy}\n${copy}` });
      return prove(complaint, copy, moment);
    },
  };
}

/** The customers' complaints; what has become of them changes with the clock. */
export function createComplaints(database: DatabaseSync, clock: Clock) {
  const write = complaintWriter(database);
  const receiptOf = database.prepare("SELECT data FROM complaintReceipts WHERE sha256 = ?");
  const ofCustomer = database.prepare("SELECT data FROM complaints WHERE customer = ? ORDER BY received DESC, number DESC");
  const byNumber = database.prepare("SELECT data FROM complaints WHERE customer = ? AND number = ?");
  const own = database.prepare("SELECT 1 FROM bills WHERE customer = ? AND year = ? AND number = ?");
  const count = database.prepare("SELECT count(*) AS total FROM complaints");
  const read = (row: Record<string, unknown>): StoredComplaint => JSON.parse(String(row["data"]));

  const onTheWire = ({ id, number, kind, received, fourMonthly, bill, copy, story, replied }: StoredComplaint): Complaint => {
    const now = clock.now().toISOString();
    const { question, answer } = story;
    const isOpen = question && !replied;
    const answered = answer && !isOpen ? daysLater(replied ?? received, answer.after) : null;
    return {
      id,
      number,
      kind,
      receivedAt: received,
      fourMonthly,
      bill,
      asked: isOpen && daysLater(received, question.after) <= now ? question.text : null,
      answer:
        answer && answered !== null && answered <= now
          ? { answeredAt: answer.undated ? null : answered, verdict: answer.verdict, text: answer.text }
          : null,
      sha256: sha256Of(copy),
      copy,
    };
  };
  const list = (customer: string): Complaint[] => ofCustomer.all(customer).map((row) => onTheWire(read(row)));

  const statusOf = (isAnswered: boolean, isAsked: boolean) => {
    if (isAnswered) return "ClosedSuccessfully";
    return isAsked ? "WaitingForCustomer" : "InProgress";
  };
  const asRequest = ({ id, receivedAt, asked, answer }: Complaint): StatusRequest => ({
    id,
    type: "Complaint",
    status: statusOf(answer !== null, asked !== null),
    date: receivedAt && romeDay(new Date(receivedAt)),
    updatedAt: answer?.answeredAt ?? receivedAt,
    createdAt: receivedAt,
    supplyId: null,
  });

  return {
    list,
    asRequests: (customer: string): StatusRequest[] => list(customer).map(asRequest),
    receipt: (sha256: string): Receipt | undefined => {
      const row = receiptOf.get(sha256);
      return row && JSON.parse(String(row["data"]));
    },
    /** The complaint of a customer that a reply names. */
    byNumber: (customer: string | null, number: string): StoredComplaint | undefined => {
      const row = byNumber.get(customer, number);
      return row && read(row);
    },
    reply: (complaint: StoredComplaint, copy: string): Receipt => write.reply(complaint, copy, clock.now().toISOString()),
    add(customer: string | null, sent: Insert): Receipt {
      const position = Number(count.get()?.["total"]) + 1;
      return write.add({
        id: `cr-${crypto.randomUUID()}`,
        customer,
        number: `R-${clock.today().slice(0, 4)}-${String(position).padStart(6, "0")}`,
        kind: sent.kind,
        received: clock.now().toISOString(),
        fourMonthly: customer === null ? null : false,
        bill: sent.bill && own.get(customer, Number(sent.bill.year), sent.bill.number) ? sent.bill : null,
        copy: sent.copy,
        story: storyOf(sent),
      });
    },
  };
}
