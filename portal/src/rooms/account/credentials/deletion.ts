import type { Update } from "@favilla/design-system/data/load.ts";
import { LostAnswer, writeOrFind } from "../../../platform/loading/lostAnswer.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { expectDeletion } from "../../../platform/wire/endReason.ts";
import { deleteUser, fetchUser } from "./userCalls.ts";

/**
 * Deletes the account. Where the answer is lost, the account is read: it says whether it is deleted. Servers that end the session with the
 * account refuse that, and the sign-in page says what it means (PF-14).
 * @throws LostAnswer if it is not deleted, or if that could not be found out
 */
export const deleteOrFind = (customerId: CustomerId, email: string): Promise<unknown> =>
  writeOrFind<unknown>(
    () => deleteUser(email),
    async () => {
      expectDeletion();
      return (await fetchUser(customerId)).hasDeletedAccount || undefined;
    },
  );

/** Tells whether the account could not be deleted; "unknown" if it may be deleted, because the answer was lost (PF-13). */
export const deletionFailed = (update: Update<unknown>): boolean | "unknown" => {
  if (update.state !== "UpdateFailure") return false;
  return update.error instanceof LostAnswer && update.error.found === "unknown" ? "unknown" : true;
};
