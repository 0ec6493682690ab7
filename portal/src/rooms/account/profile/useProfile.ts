import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useCache } from "../../../platform/query/useCache.ts";
import { useSession } from "../../../platform/session/session.ts";
import { customerQuery } from "../calls.ts";
import { type ContactChange, profileQuery, updateContacts } from "./calls.ts";
import type { Profile } from "./profile.ts";

/** Returns the fields that were changed, as the servers have them now. */
const changedOf = (change: ContactChange, { phone, alertNotifications }: Profile): Partial<Profile> => ({
  ...(change.phone !== undefined && { phone }),
  ...(change.alertNotifications !== undefined && { alertNotifications }),
});

/**
 * Changes the phone number or the switch of the notifications. The profile's pages and the header are updated, with nothing but the change:
 * where both are saved at once, the last answer may be older than the first.
 */
export function useContacts(): Sender<ContactChange, Profile> {
  const cache = useCache();
  const customerId = useSession()?.customerId ?? "";
  return useUpdate(async (change: ContactChange) => {
    const profile = await updateContacts(customerId, change);
    void cache.edit(profileQuery, (known) => ({ ...known, ...changedOf(change, profile) }));
    const { alertNotifications } = profile;
    if (change.alertNotifications !== undefined) void cache.edit(customerQuery, (known) => ({ ...known, alertNotifications }));
    return profile;
  });
}
