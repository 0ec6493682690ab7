import { createHash } from "node:crypto";
import type { Tools } from "../tools.ts";
import type { Probe, RestCases, Room } from "./cases.ts";

const alta = "alta@esempio.it";

/** A complaint that can be sent. */
export const complaint = {
  kind: "rectification",
  text: "La bolletta conta 400 kWh, il contatore ne segna 120.",
  name: "Alba Alta",
  email: alta,
  supplyCode: null,
  bill: { year: "2026", number: "1137491" },
  billNumber: "1137491",
  reading: "120",
  readingDay: "2026-11-18",
  repliesTo: null,
  copy: "Correzione di una bolletta\n\nLa bolletta conta 400 kWh, il contatore ne segna 120.\n",
  attachments: [{ name: "foto.png", type: "image/png", content: "iVBORw0KGgoA" }],
};
const lie = [{ name: "foto.png", type: "image/png", content: "JVBERi0x" }];
const token = async ({ signIn }: Tools) => (await signIn(alta)).token;
const own =
  (change: object, idempotencyKey?: string) =>
  async (tools: Tools): Promise<Response> =>
    tools.rest("sendComplaint", {
      token: await token(tools),
      body: { ...complaint, ...change },
      ...(idempotencyKey && { idempotencyKey }),
    });
const visitors =
  (change: object) =>
  ({ rest }: Tools): Promise<Response> =>
    rest("sendPublicComplaint", { body: { ...complaint, ...change } });

const rest: RestCases = {
  sendComplaint: {
    200: own({}, "one"),
    "404 COMPLAINT-NOT-FOUND": own({ repliesTo: "R-1" }),
    "415 ATTACHMENT-REFUSED": own({ attachments: lie }),
    "422 IDEMPOTENCY-KEY-REUSED": async (tools) => {
      await own({}, "one")(tools);
      return own({ text: "Altro" }, "one")(tools);
    },
  },
  complaints: { 200: async (tools) => tools.rest("complaints", { token: await token(tools) }) },
  sendPublicComplaint: {
    200: visitors({}),
    "404 COMPLAINT-NOT-FOUND": visitors({ repliesTo: "R-1" }),
    "415 ATTACHMENT-REFUSED": visitors({ attachments: lie }),
    "422 IDEMPOTENCY-KEY-REUSED": async ({ rest }) => {
      await rest("sendPublicComplaint", { body: complaint, idempotencyKey: "one" });
      return rest("sendPublicComplaint", { body: { ...complaint, text: "Altro" }, idempotencyKey: "one" });
    },
    "429 TOO-MANY-ATTEMPTS": async (tools) => {
      for (let sent = 0; sent < 10; sent += 1) await visitors({ copy: `copia ${sent}` })(tools);
      return visitors({ copy: "una di troppo" })(tools);
    },
  },
  complaintReceipt: {
    200: async (tools) => {
      await visitors({})(tools);
      return tools.rest("complaintReceipt", { path: { sha256: createHash("sha256").update(complaint.copy).digest("hex") } });
    },
    "404 COMPLAINT-NOT-FOUND": ({ rest }) => rest("complaintReceipt", { path: { sha256: "0".repeat(64) } }),
  },
};

const all: Probe = ({ rest, session: { token } }) => rest("complaints", { token });

export const complaintsRoom: Room = { rest, graphql: {}, probes: [all], graphqlProbes: [] };
