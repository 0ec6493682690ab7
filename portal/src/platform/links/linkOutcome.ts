import { ApiError } from "../errors/errors.ts";

/** What a link from an e-mail led to. `foreign` is unknown, cut short or somebody else's. */
export type LinkResult = "success" | "used" | "expired" | "foreign";

const results: Readonly<Record<string, LinkResult>> = {
  "LINK-USED": "used",
  "LINK-EXPIRED": "expired",
  "LINK-NOT-FOUND": "foreign",
  // Another account has taken the address meanwhile: trying again doesn't help, another link for another address does.
  "REGISTRATION-EMAIL-TAKEN": "foreign",
};

/** Refusals of what goes with a link. */
const otherRefusals = ["InvalidPasswordException", "INSECURE-PASSWORD"];

/**
 * What is wrong with the link that a call was made with; undefined where something else is. Whatever else a server refuses
 * (a part that is too long for it, say) comes of a link that nobody sent.
 */
export function linkResultOf(error: unknown): LinkResult | undefined {
  if (!(error instanceof ApiError) || error.reason !== "status") return undefined;
  const { serverCode = "", status } = error;
  if (Object.hasOwn(results, serverCode)) return results[serverCode];
  const aboutTheLink = [400, 404, 414, 431].includes(status) && !otherRefusals.includes(serverCode);
  return aboutTheLink ? "foreign" : undefined;
}
