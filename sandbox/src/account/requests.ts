import type { DatabaseSync } from "node:sqlite";
import type { StatusRequest } from "@favilla/contract/schema.ts";
import type { Clock } from "../base/clock.ts";
import { daysLater, daysPassed, romeDay, romeTime } from "../base/dates.ts";
import { mentionRequest } from "../base/mentionRequest.ts";

export type RequestType = "PaymentChange" | "BillingAddressChange" | "CadastralChange";
export type RequestStatus = "Open" | "InProgress" | "ClosedSuccessfully" | "ClosedWithFailure";

/** A customer's request; its status follows from its age. */
export interface StoredRequest {
  id: string;
  customer: string;
  type: RequestType;
  /** Id of the thing that the request is about. */
  subject: string;
  /** Code of the thing's supply. Requests of older systems have none. */
  supplyCode?: string | undefined;
  /** Moment of the request, ISO 8601. */
  created: string;
  /** The status at the end. */
  outcome: "ClosedSuccessfully" | "ClosedWithFailure";
  /** The change that takes effect when the request closes successfully. */
  change?: object | undefined;
}

/** Age at which a request is taken in hand, and at which it closes, in periods of 24 hours. */
const takenAfter = 1;
const closesAfter = 3;

export const statusAt = ({ created, outcome }: Pick<StoredRequest, "created" | "outcome">, moment: Date): RequestStatus => {
  const age = daysPassed(created, moment);
  if (age < takenAfter) return "Open";
  return age < closesAfter ? "InProgress" : outcome;
};

/** The moment at which a request closes that is created at `created`. */
export const closingOf = (created: string): Date => new Date(daysLater(created, closesAfter));

/** Day and time in Rome of a request, in the form of the wire. */
export const lastChange = (created: string) => ({
  lastChangeRequestDate: romeDay(new Date(created)),
  lastChangeRequestTime: romeTime(new Date(created)),
});

function onTheWire(request: StoredRequest, supplyId: string | null, now: Date): StatusRequest {
  const status = statusAt(request, now);
  const age = { Open: 0, InProgress: takenAfter, ClosedSuccessfully: closesAfter, ClosedWithFailure: closesAfter }[status];
  return {
    id: request.id,
    type: request.type,
    status,
    date: romeDay(new Date(request.created)),
    updatedAt: daysLater(request.created, age),
    createdAt: request.created,
    supplyId,
  };
}

/** Stores a request, from a call or from a seed. */
export function requestWriter(database: DatabaseSync) {
  const insert = database.prepare("INSERT INTO requests (id, customer, subject, created, data, settled) VALUES (?, ?, ?, ?, ?, ?)");
  const mention = mentionRequest(database);
  return (request: StoredRequest, settled = false): void => {
    const { id, customer, subject, created } = request;
    insert.run(id, customer, subject, created, JSON.stringify(request), settled ? 1 : 0);
    mention(id, customer);
  };
}

/** The customers' requests; their status changes with the clock. */
export function createRequests(database: DatabaseSync, clock: Clock) {
  const write = requestWriter(database);
  const ofCustomer = database.prepare("SELECT data FROM requests WHERE customer = ? ORDER BY created DESC, id DESC");
  const ofSubject = database.prepare("SELECT data FROM requests WHERE customer = ? AND subject = ? ORDER BY created DESC, id DESC LIMIT 1");
  const unsettled = database.prepare("SELECT data FROM requests WHERE customer = ? AND subject = ? AND settled = 0");
  const markSettled = database.prepare("UPDATE requests SET settled = 1 WHERE id = ?");
  const supplyOf = database.prepare("SELECT data ->> 'id' AS id FROM supplies WHERE customer = ? AND code = ?");
  const supplyId = ({ customer, supplyCode }: StoredRequest): string | null =>
    supplyCode === undefined ? null : ((supplyOf.get(customer, supplyCode)?.["id"] as string | undefined) ?? null);
  const read = (row: Record<string, unknown> | undefined): StoredRequest | undefined => row && JSON.parse(String(row["data"]));
  const statusOf = (request: StoredRequest) => statusAt(request, clock.now());

  const last = (customer: string, subject: string) => {
    const request = read(ofSubject.get(customer, subject));
    return request && { status: statusOf(request), created: request.created };
  };

  return {
    open(request: Omit<StoredRequest, "id" | "created">): void {
      write({ ...request, id: `sr-${crypto.randomUUID()}`, created: clock.now().toISOString() });
    },
    list: (customer: string): StatusRequest[] =>
      ofCustomer.all(customer).map((row) => {
        const request = read(row) as StoredRequest;
        return onTheWire(request, supplyId(request), clock.now());
      }),
    /** The last request about a thing, if there is one. */
    last,
    /** Tells whether a request about a thing is still open. */
    isPending(customer: string, subject: string): boolean {
      const status = last(customer, subject)?.status;
      return status === "Open" || status === "InProgress";
    },
    /** The requests about a thing that have closed since the last call, with their status; each is returned once. */
    takeClosed(customer: string, subject: string): (StoredRequest & { status: RequestStatus })[] {
      return unsettled.all(customer, subject).flatMap((row) => {
        const request = read(row) as StoredRequest;
        const status = statusOf(request);
        if (status === "Open" || status === "InProgress") return [];
        markSettled.run(request.id);
        return [{ ...request, status }];
      });
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;
