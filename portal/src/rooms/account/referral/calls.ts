import { parse } from "../../../platform/edge/edge.ts";
import { ApiError, isAborted } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import { get } from "../../../platform/wire/rest.ts";
import { mayPass } from "../../../platform/wire/retry.ts";
import { noPromo, type Promo, promoSchema } from "./promo.ts";

/**
 * Fetches the referral promotion. If it is off, refused or malformed, it counts as off, and that is logged (PR-01).
 * @throws ApiError if a later attempt may succeed: nobody knows then whether it is off (PR-03)
 */
export async function fetchPromo(friendCode: string, signal?: AbortSignal): Promise<Promo> {
  try {
    return parse(promoSchema, await get("promo", { path: { friendCode }, signal }), "promo");
  } catch (error) {
    if (isAborted(error)) throw error;
    if (error instanceof ApiError && error.reason !== "body" && mayPass(error)) throw error;
    reportFailure(error, "promo");
    return noPromo;
  }
}

/** The referral promotion of a friend code. */
export const promoQuery = privateQuery("promo", (_customerId, signal, friendCode: string) => fetchPromo(friendCode, signal));
