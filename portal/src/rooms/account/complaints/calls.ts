import type { SentComplaint } from "@favilla/design-system/account/ComplaintView.tsx";
import type { Complaint, ComplaintReceipt } from "@favilla/design-system/account/complaint.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { publicGet, publicPost } from "../../../platform/wire/publicRest.ts";
import { get, post } from "../../../platform/wire/rest.ts";
import { parseComplaints, parseReceipt } from "./complaint.ts";

/** A complaint as it is sent, with the bill that it is about. */
type Written = SentComplaint & Pick<Complaint, "bill">;

const bodyOf = ({ fields, attachments, repliesTo, copy, bill = null }: Written) => ({
  kind: fields.kind,
  text: fields.text,
  name: fields.name,
  email: fields.email,
  supplyCode: fields.supplyCode || null,
  bill,
  billNumber: fields.billNumber || null,
  reading: fields.reading || null,
  readingDay: fields.readingDay || null,
  repliesTo: repliesTo ?? null,
  copy,
  attachments: attachments.map(({ name, type, content }) => ({ name, type, content })),
});

/** Looks for the receipt of a copy. Undefined if the servers do not have it. */
export async function findReceipt(sha256: string): Promise<ComplaintReceipt | undefined> {
  try {
    return parseReceipt(await publicGet("complaintReceipt", { path: { sha256 } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Sends a complaint of the signed-in customer. Where the answer is lost, the hash of its copy says whether it has arrived (CL-14). */
export const sendComplaint = (complaint: Written, idempotencyKey: string): Promise<ComplaintReceipt> =>
  writeOrFind(
    async () => parseReceipt(await post("sendComplaint", { body: bodyOf(complaint), idempotencyKey })),
    () => findReceipt(complaint.sha256),
  );

/** Sends a complaint without a session. */
export const sendPublicComplaint = (complaint: SentComplaint, idempotencyKey: string): Promise<ComplaintReceipt> =>
  writeOrFind(
    async () => parseReceipt(await publicPost("sendPublicComplaint", { body: bodyOf(complaint), idempotencyKey })),
    () => findReceipt(complaint.sha256),
  );

const fetchComplaints = async (signal: AbortSignal): Promise<Complaint[]> => parseComplaints(await get("complaints", { signal }));

/** The customer's complaints, newest first. */
export const complaintsQuery = privateQuery("complaints", (_customerId, signal) => fetchComplaints(signal));
