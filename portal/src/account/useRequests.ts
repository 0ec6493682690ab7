import { fetchRequests } from "../api/requests.ts";
import { type Load, toLoad } from "../app/load.ts";
import { usePrivate } from "../session/usePrivate.ts";
import { requestsState, type StatusRequest } from "./statusRequest.ts";

/** What the customer has asked for. That there is nothing is a failure of its own kind. */
export function useRequests(): Load<StatusRequest[]> {
  const answer = usePrivate("requests", (customerId, _query, signal) => fetchRequests(customerId, signal));
  return requestsState(toLoad(answer), () => void answer.mutate());
}
