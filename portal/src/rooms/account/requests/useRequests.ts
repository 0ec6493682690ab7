import type { StatusRequest } from "@favilla/design-system/account/requestSubject.ts";
import type { Load } from "@favilla/design-system/data/load.ts";
import { toLoad } from "../../../platform/loading/load.ts";
import { useAnswer } from "../../../platform/query/useQuery.ts";
import { requestsQuery } from "./calls.ts";
import { requestsState } from "./statusRequest.ts";

/** Loads the customer's requests. An empty list is a `NoRequests` failure. */
export function useRequests(): Load<StatusRequest[]> {
  const answer = useAnswer(requestsQuery);
  return requestsState(toLoad(answer), () => void answer.mutate());
}
