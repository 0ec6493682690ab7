import type { DatabaseSync } from "node:sqlite";
import { Hono } from "hono";
import { createAttempts, type Limit } from "../base/attempts.ts";
import type { Clock } from "../base/clock.ts";
import type { AnswerOf, Schemas } from "../base/contract.ts";
import type { Outbox } from "../base/outbox.ts";
import { readBody } from "../http/body.ts";
import { ApiError } from "../http/errors.ts";
import type { Guarded } from "../http/guard.ts";
import { createComplaints, type Receipt, sha256Of } from "./complaints.ts";

/** First bytes of the types of attachments. */
const firstBytes = {
  "application/pdf": "255044462d",
  "image/jpeg": "ffd8ff",
  "image/png": "89504e470d0a1a0a",
};

/** Bytes of all attachments together. */
const mostBytes = 5 * 1024 * 1024;

/** Complaints of visitors from one address. */
const visitorLimit: Limit = { most: 10, minutes: 15 };

function checkAttachments(attachments: Schemas["ComplaintInsert"]["attachments"]): void {
  let total = 0;
  for (const { name, type, content } of attachments) {
    const bytes = Buffer.from(content, "base64");
    total += bytes.length;
    if (!bytes.toString("hex", 0, 8).startsWith(firstBytes[type]))
      throw new ApiError("ATTACHMENT-REFUSED", `Il file ${name} non è del tipo che dichiara.`);
  }
  if (total > mostBytes) throw new ApiError("ATTACHMENT-REFUSED", "Gli allegati superano 5 MB.");
}

function receiving(database: DatabaseSync, clock: Clock, outbox: Outbox) {
  const complaints = createComplaints(database, clock);
  return (customer: string | null, sent: Schemas["ComplaintInsert"]): Receipt => {
    const known = complaints.receipt(sha256Of(sent.copy));
    if (known) return known;
    checkAttachments(sent.attachments);
    const earlier = sent.repliesTo === null ? undefined : complaints.byNumber(customer, sent.repliesTo);
    if (sent.repliesTo !== null && !earlier) throw new ApiError("COMPLAINT-NOT-FOUND");
    const receipt = earlier ? complaints.reply(earlier, sent.copy) : complaints.add(customer, sent);
    outbox.send({
      to: sent.email,
      kind: "email",
      subject: `Abbiamo ricevuto la tua pratica ${receipt.number}`,
      text: `Impronta SHA-256: ${receipt.sha256}. Quanto hai inviato:\n\n${sent.copy}`,
      link: receipt.id === null ? undefined : `/reclami/${receipt.id}`,
    });
    return receipt;
  };
}

/** Complaints of the signed-in customer. */
export function complaintRoutes(database: DatabaseSync, clock: Clock, outbox: Outbox): Hono<Guarded> {
  const receive = receiving(database, clock, outbox);
  const complaints = createComplaints(database, clock);
  return new Hono<Guarded>()
    .post("/", async (context) => context.json(receive(context.var.customer, await readBody(context, "sendComplaint"))))
    .get("/", (context) => context.json({ items: complaints.list(context.var.customer) } satisfies AnswerOf<"complaints">));
}

/** Complaints without a session, and the receipt of any, by the hash of its copy. */
export function publicComplaintRoutes(database: DatabaseSync, clock: Clock, outbox: Outbox): Hono {
  const receive = receiving(database, clock, outbox);
  const complaints = createComplaints(database, clock);
  const attempts = createAttempts(database, clock);
  return new Hono()
    .post("/", async (context) => {
      const sent = await readBody(context, "sendPublicComplaint");
      const key = `complaint ${sent.email.toLowerCase()}`;
      if (attempts.tooMany(key, visitorLimit)) throw new ApiError("TOO-MANY-ATTEMPTS");
      const receipt = receive(null, sent);
      attempts.add(key);
      return context.json(receipt);
    })
    .get("/:sha256", (context) => {
      const receipt = complaints.receipt(context.req.param("sha256"));
      if (!receipt) throw new ApiError("COMPLAINT-NOT-FOUND");
      return context.json(receipt satisfies AnswerOf<"complaintReceipt">);
    });
}
