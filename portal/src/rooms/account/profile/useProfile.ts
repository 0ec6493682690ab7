import { type Load, toLoad } from "../../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useSession } from "../../../platform/session/session.ts";
import { useCache } from "../../../platform/session/useCache.ts";
import { usePrivate } from "../../../platform/session/usePrivate.ts";
import type { Customer } from "../customer.ts";
import { type ContactChange, fetchProfile, fetchResidences, updateContacts } from "./calls.ts";
import type { Profile, Residence } from "./profile.ts";

const useProfileAnswer = () => usePrivate("profile", (customerId, _query, signal) => fetchProfile(customerId, signal));

/** Loads all data of the customer, for the profile's pages. */
export const useProfile = (): Load<Profile> => toLoad(useProfileAnswer());

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
  const { mutate: mutateProfile } = useProfileAnswer();
  const cache = useCache();
  const customerId = useSession()?.customerId ?? "";
  return useUpdate(async (change: ContactChange) => {
    const profile = await updateContacts(customerId, change);
    void mutateProfile((known) => known && { ...known, ...changedOf(change, profile) }, { revalidate: false });
    const { alertNotifications } = profile;
    if (change.alertNotifications !== undefined) void cache.edit<Customer>("customer", (known) => ({ ...known, alertNotifications }));
    return profile;
  });
}

export const useResidences = (): Load<Residence[]> =>
  toLoad(
    usePrivate("residences", (customerId, _query, signal) => fetchResidences(customerId, signal)),
    (residences) => residences.length === 0,
  );
