import type { TimelineEvent } from "../data/Timeline.tsx";
import type { requestMessages } from "./requestMessages.it.ts";

/** Statuses of a request (RQ-01). */
export const requestStatuses = ["Open", "InProgress", "ClosedSuccessfully", "ClosedWithFailure", "unknown"] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestTypes = ["PaymentChange", "BillingAddressChange", "CadastralChange", "unknown"] as const;
export type RequestType = (typeof requestTypes)[number];

export interface RequestMoments {
  status: RequestStatus;
  /** Day of the request, as ISO day or timestamp. */
  date?: string | null | undefined;
  /** ISO timestamp of the last status change. */
  updatedAt?: string | null | undefined;
}

/** Returns the past, current and coming events of a request. */
export function requestEvents({ status, date, updatedAt }: RequestMoments, words: typeof requestMessages.words): TimelineEvent[] {
  const sent: TimelineEvent = { id: "sent", state: "done", title: words.sent, date };
  const worked: TimelineEvent = { id: "work", state: "done", title: words.worked };
  const toCome: TimelineEvent = { id: "outcome", state: "coming", title: words.outcome };
  switch (status) {
    case "Open":
      return [sent, { id: "work", state: "current", title: words.toWork }, toCome];
    case "InProgress":
      return [sent, { id: "work", state: "current", title: words.working, date: updatedAt }, toCome];
    case "ClosedSuccessfully":
      return [sent, worked, { id: "outcome", state: "done", title: words.succeeded, date: updatedAt }];
    case "ClosedWithFailure":
      return [sent, worked, { id: "outcome", state: "failed", title: words.failed, date: updatedAt }];
    default:
      return [sent];
  }
}
