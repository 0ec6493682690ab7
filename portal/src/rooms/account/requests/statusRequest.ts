import type { Load } from "../../../platform/loading/load.ts";
import type { StatusRequest } from "./calls.ts";

export type { StatusRequest } from "./calls.ts";
export type RequestStatus = "Open" | "InProgress" | "ClosedSuccessfully" | "ClosedWithFailure" | "unknown";
export type RequestType = "PaymentChange" | "BillingAddressChange" | "CadastralChange" | "unknown";

/** Why a list without requests is a failure (RQ-02). The screen tells it from the others, and says that there is none. */
export class NoRequests extends Error {
  override readonly name = "NoRequests";
}

const none = new NoRequests("the customer has no status request");

/** An empty list of requests counts as a failed load. */
export const requestsState = (load: Load<StatusRequest[]>, retry: () => void): Load<StatusRequest[]> =>
  load.state === "NoDataFound" || (load.state === "Loaded" && load.data.length === 0) ? { state: "LoadFailure", error: none, retry } : load;
