import type { LinkResult } from "@favilla/design-system/access/LinkOutcome.tsx";
import { ApiError } from "../errors/errors.ts";

/** `foreign` means unknown, truncated or belonging to another customer; `taken`, that another account has the e-mail to confirm. */
const results: Readonly<Record<string, LinkResult>> = {
  "LINK-USED": "used",
  "LINK-EXPIRED": "expired",
  "LINK-NOT-FOUND": "foreign",
  "REGISTRATION-EMAIL-TAKEN": "taken",
};

/** Errors about the values sent with a link, not about the link. */
const otherRefusals = ["InvalidPasswordException", "INSECURE-PASSWORD"];

/**
 * Returns the problem of the link that a request was made with, or undefined if the error has another cause. Any other rejection, for
 * example of a part that is too long, means that the link was never sent by the server.
 */
export function linkResultOf(error: unknown): LinkResult | undefined {
  if (!(error instanceof ApiError) || error.reason !== "status") return undefined;
  const { serverCode = "", status } = error;
  if (Object.hasOwn(results, serverCode)) return results[serverCode];
  const aboutTheLink = [400, 404, 414, 431].includes(status) && !otherRefusals.includes(serverCode);
  return aboutTheLink ? "foreign" : undefined;
}
