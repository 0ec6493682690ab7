import type { RequestStatus, RequestType } from "@favilla/design-system/account/requestProgress.ts";
import type { StatusRequest } from "@favilla/design-system/account/requestSubject.ts";
import { parseDate } from "@favilla/design-system/data/dates.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import * as z from "zod/mini";
import { day } from "../../../platform/edge/day.ts";
import { id, optionalId, optionalText, parseRows } from "../../../platform/edge/edge.ts";
import { romeMoment } from "../../../platform/edge/romeMoment.ts";

/** Keeps only letters in lower case, so that "In progress", "InProgress" and "IN_PROGRESS" are equal. */
const letters = (text: string | null) => (text ?? "").replace(/[^a-z]/gi, "").toLowerCase();

const statuses: Readonly<Record<string, RequestStatus>> = {
  open: "Open",
  inprogress: "InProgress",
  waitingforcustomer: "WaitingForCustomer",
  closedsuccessfully: "ClosedSuccessfully",
  closedpositively: "ClosedSuccessfully",
  closedwithfailure: "ClosedWithFailure",
  closednegatively: "ClosedWithFailure",
};

const types: Readonly<Record<string, RequestType>> = {
  paymentchange: "PaymentChange",
  billingaddresschange: "BillingAddressChange",
  cadastralchange: "CadastralChange",
  complaint: "Complaint",
  instalmentplan: "InstalmentPlan",
  withdrawal: "Withdrawal",
};

const lookUp = <Value extends string>(known: Readonly<Record<string, Value>>, text: string | null): Value | "unknown" => {
  const word = letters(text);
  return Object.hasOwn(known, word) ? (known[word] as Value) : "unknown";
};

export const requestStatusOf = (text: string | null): RequestStatus => lookUp(statuses, text);

const requestSchema = z.pipe(
  z.object({
    id,
    type: optionalText,
    status: optionalText,
    date: day,
    /** ISO 8601. */
    updatedAt: optionalText,
    createdAt: optionalText,
    /** Supply that the request is about; null from servers that do not keep it. */
    supplyId: optionalId,
  }),
  z.transform(({ createdAt, ...wire }) => ({
    ...wire,
    sentAt: romeMoment(createdAt),
    type: lookUp(types, wire.type),
    status: requestStatusOf(wire.status),
    /** Day in Rome, "YYYY-MM-DD". */
    date: wire.date ?? parseDate(createdAt) ?? null,
  })),
);

/** Parses the requests of the customer (RQ-01). */
export const parseRequests = (rows: unknown): StatusRequest[] => parseRows(requestSchema, rows, "status requests");

/** Error of a list without requests, which counts as a failure (RQ-02). The screen shows it as an empty state. */
export class NoRequests extends Error {
  override readonly name = "NoRequests";
}

const none = new NoRequests("the customer has no status request");

/** Converts an empty list of requests to a failed load. */
export const requestsState = (load: Load<StatusRequest[]>, retry: () => void): Load<StatusRequest[]> =>
  load.state === "NoDataFound" || (load.state === "Loaded" && load.data.length === 0) ? { state: "LoadFailure", error: none, retry } : load;
