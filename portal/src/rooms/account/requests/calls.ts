import type { StatusRequest } from "@favilla/design-system/account/requestSubject.ts";
import { report } from "../../../platform/errors/report.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { StatusRequestsDocument } from "./generated/requests.ts";
import { parseRequests } from "./statusRequest.ts";

/** Fetches the customer's requests, newest first. An empty list is logged, because it counts as a failure (RQ-02). */
export async function fetchRequests(customerId: CustomerId, signal?: AbortSignal): Promise<StatusRequest[]> {
  const requests = parseRequests((await query(StatusRequestsDocument, { customerId }, { signal })).allStatusRequests);
  if (requests.length === 0) report("Api", { what: "no status request" });
  return requests;
}

export const requestsQuery = privateQuery("requests", fetchRequests);
