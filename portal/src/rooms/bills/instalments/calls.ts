import type { BillInstalments, InstalmentRequest, PlannedRate } from "@favilla/design-system/bills/instalmentPlan.ts";
import { ApiError } from "../../../platform/errors/errors.ts";
import { writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { get, post } from "../../../platform/wire/rest.ts";
import type { BillLink } from "../card/billLink.ts";
import { parseInstalmentRequests, parseOffer, parseRequest } from "./instalments.ts";

const fetchRequests = async (signal?: AbortSignal): Promise<InstalmentRequest[]> =>
  parseInstalmentRequests(await get("instalmentRequests", { signal }));

/** The customer's requests for instalments, newest first. */
export const instalmentRequestsQuery = privateQuery("instalmentRequests", (_customerId, signal) => fetchRequests(signal));

const lastOf = (requests: readonly InstalmentRequest[], { year, number }: BillLink) =>
  requests.find((each) => each.year === year && each.number === number) ?? null;

/** Fetches the offer of a bill with the last request for it. Null for a bill that does not exist. */
export async function fetchInstalments(link: BillLink, signal?: AbortSignal): Promise<BillInstalments | null> {
  try {
    const path = { ...link };
    const [offer, requests] = await Promise.all([get("instalmentOffer", { path, signal }), fetchRequests(signal)]);
    return { ...parseOffer(offer), request: lastOf(requests, link) };
  } catch (error) {
    if (error instanceof ApiError && error.serverCode === "BILL-NOT-FOUND") return null;
    throw error;
  }
}

export const instalmentsQuery = privateQuery("instalments", (_customerId, signal, link: BillLink) => fetchInstalments(link, signal));

/** Asks for instalments. Where the answer is lost, the request for the bill that is not decided yet says whether it has arrived (BL-195). */
export const askInstalments = (link: BillLink, rates: readonly PlannedRate[], idempotencyKey: string): Promise<InstalmentRequest> =>
  writeOrFind(
    async () => {
      const body = { rates: rates.map(({ amount, day }) => ({ amount: amount / 100, day })) };
      return parseRequest(await post("askInstalments", { path: { ...link }, body, idempotencyKey }));
    },
    async () => {
      const last = lastOf(await fetchRequests(), link);
      return last?.status === "InProgress" ? last : undefined;
    },
  );
