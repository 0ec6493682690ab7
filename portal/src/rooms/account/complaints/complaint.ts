import { type Complaint, type ComplaintReceipt, complaintKinds, complaintVerdicts } from "@favilla/design-system/account/complaint.ts";
import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";
import { id, lenient, optionalId, optionalText, parse, parseRows } from "../../../platform/edge/edge.ts";
import { moment, neededMoment } from "../../../platform/edge/moment.ts";
import { oneOf } from "../../../platform/edge/oneOf.ts";
import { romeMoment } from "../../../platform/edge/romeMoment.ts";

/** Returns the day and the moment of an arrival. */
const arrival = (timestamp: string | null) => {
  const receivedAt = romeMoment(timestamp);
  return { receivedOn: receivedAt?.date ?? null, receivedAt };
};

const receiptSchema = z.pipe(
  z.object({ id: optionalId, number: id, receivedAt: neededMoment, sha256: optionalText }),
  z.transform(({ receivedAt, ...rest }) => ({ ...rest, ...arrival(receivedAt) })),
);

export const parseReceipt = (data: unknown): ComplaintReceipt => parse(receiptSchema, data, "complaint receipt");

const answerSchema = z.pipe(
  z.object({ answeredAt: day, verdict: oneOf(complaintVerdicts), text: optionalText }),
  z.transform(({ answeredAt, ...rest }) => ({ ...rest, on: answeredAt })),
);

const complaintSchema = z.pipe(
  z.object({
    id,
    number: id,
    kind: oneOf(complaintKinds),
    receivedAt: moment,
    fourMonthly: lenient(z.boolean()),
    bill: lenient(z.object({ year: id, number: id })),
    asked: optionalText,
    answer: lenient(answerSchema),
    sha256: optionalText,
    copy: optionalText,
  }),
  z.transform(({ receivedAt, ...rest }) => ({ ...rest, ...arrival(receivedAt) })),
);

const listSchema = z.object({ items: z.unknown() });

export const parseComplaints = (data: unknown): Complaint[] =>
  parseRows(complaintSchema, parse(listSchema, data, "complaints").items, "complaints");
