import type { TimelineEvent } from "../data/Timeline.tsx";
import type { requestStatusMessages } from "../feedback/requestStatusMessages.it.ts";

/** Statuses of a request (RQ-01). One that waits for the customer goes on only with their answer (CL-22). */
export const requestStatuses = ["Open", "InProgress", "WaitingForCustomer", "ClosedSuccessfully", "ClosedWithFailure", "unknown"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestTypes = [
  "PaymentChange",
  "BillingAddressChange",
  "CadastralChange",
  "Complaint",
  "InstalmentPlan",
  "Withdrawal",
  "unknown",
] as const;
export type RequestType = (typeof requestTypes)[number];

export interface RequestMoments {
  status: RequestStatus;
  /** Day of the request, as ISO day or timestamp. */
  date?: string | null | undefined;
  /** ISO timestamp of the last status change. */
  updatedAt?: string | null | undefined;
}

/** Returns the past, current and coming events of a request, by the words of its statuses. */
export function requestEvents(
  { status, date, updatedAt }: RequestMoments,
  { received, inProgress, waiting, done, unsuccessful }: typeof requestStatusMessages.words,
): TimelineEvent[] {
  const sent: TimelineEvent = { id: "received", state: "done", title: received, date };
  const worked: TimelineEvent = { id: "work", state: "done", title: inProgress };
  const toCome: TimelineEvent = { id: "outcome", state: "coming", title: done };
  switch (status) {
    case "Open":
      return [{ ...sent, state: "current" }, { ...worked, state: "coming" }, toCome];
    case "InProgress":
      return [sent, { ...worked, state: "current", date: updatedAt }, toCome];
    case "WaitingForCustomer":
      return [sent, worked, { id: "waiting", state: "current", title: waiting, date: updatedAt }, toCome];
    case "ClosedSuccessfully":
      return [sent, worked, { id: "outcome", state: "done", title: done, date: updatedAt }];
    case "ClosedWithFailure":
      return [sent, worked, { id: "outcome", state: "failed", title: unsuccessful, date: updatedAt }];
    default:
      return [sent];
  }
}

/** Groups of requests by who must act next, in display order. */
export const requestGroups = ["toYou", "toUs", "unknown", "done"] as const;
export type RequestGroup = (typeof requestGroups)[number];

interface Acted {
  status: RequestStatus;
  /** True if a later request asks for the same: a failure then needs nothing of the customer. */
  replaced?: boolean | undefined;
}

/** Returns who must act next. */
export function requestGroupOf({ status, replaced }: Acted): RequestGroup {
  switch (status) {
    case "Open":
    case "InProgress":
      return "toUs";
    case "ClosedSuccessfully":
      return "done";
    case "WaitingForCustomer":
      return "toYou";
    case "ClosedWithFailure":
      return replaced ? "done" : "toYou";
    default:
      return "unknown";
  }
}

/** Sorts requests by who must act next. Within a group their order stays. */
export const byWhoActs = <Request extends Acted>(requests: readonly Request[]): Request[] =>
  requestGroups.flatMap((group) => requests.filter((request) => requestGroupOf(request) === group));
