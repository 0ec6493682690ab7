import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import { fetchRequests } from "./calls.ts";
import { requestsState, type StatusRequest } from "./statusRequest.ts";

/** Loads the customer's requests. An empty list is a `NoRequests` failure. */
export function useRequests(): Load<StatusRequest[]> {
  const answer = usePrivate("requests", (customerId, _query, signal) => fetchRequests(customerId, signal));
  return requestsState(toLoad(answer), () => void answer.mutate());
}
