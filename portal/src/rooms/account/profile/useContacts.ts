import { type Sender, useUpdate } from "../../../platform/loading/useUpdate.ts";
import { useCache } from "../../../platform/query/useCache.ts";
import { useSession } from "../../../platform/session/session.ts";
import { customerQuery } from "../calls.ts";
import type { Customer } from "../customer.ts";
import { type ContactChange, updateContacts } from "./calls.ts";

/** Returns the fields that were changed, as the servers have them now. */
const changedOf = (change: ContactChange, saved: Customer): Partial<Customer> =>
  Object.fromEntries(Object.entries(saved).filter(([field]) => field in change));

/**
 * Changes the phone number or the switch of the notifications. Pages and header are updated, with nothing but the change: where both are
 * saved at once, the last answer may be older than the first, and SWR's `populateCache` would drop one of them.
 */
export function useContacts(): Sender<ContactChange, Customer> {
  const cache = useCache();
  const customerId = useSession()?.customerId ?? "";
  return useUpdate(async (change: ContactChange) => {
    const saved = await updateContacts(customerId, change);
    void cache.edit(customerQuery, (known) => ({ ...known, ...changedOf(change, saved) }));
    return saved;
  });
}
