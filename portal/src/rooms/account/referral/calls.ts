import { parse } from "../../../platform/edge/edge.ts";
import { isAborted } from "../../../platform/errors/errors.ts";
import { reportFailure } from "../../../platform/errors/report.ts";
import { get } from "../../../platform/wire/rest.ts";
import { noPromo, type Promo, promo } from "./promo.ts";

/** Fetches the referral promotion. If it is off, malformed or unavailable, it counts as off, and that is logged (PR-01). */
export async function fetchPromo(friendCode: string, signal?: AbortSignal): Promise<Promo> {
  try {
    return parse(promo, await get("promo", { path: { friendCode }, signal }), "promo");
  } catch (error) {
    if (isAborted(error)) throw error;
    reportFailure(error, "promo");
    return noPromo;
  }
}
