import { report } from "../../../platform/errors/report.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { StatusRequestsDocument } from "./generated/requests.ts";
import { parseRequests, type StatusRequest } from "./statusRequest.ts";

/** What the customer has asked for, newest first. That there is nothing is logged (RQ-02: it counts as a failure). */
export async function fetchRequests(customerId: string, signal?: AbortSignal): Promise<StatusRequest[]> {
  const requests = parseRequests((await query(StatusRequestsDocument, { customerId }, { signal })).allStatusRequests);
  if (requests.length === 0) report("Api", { what: "no status request" });
  return requests;
}
