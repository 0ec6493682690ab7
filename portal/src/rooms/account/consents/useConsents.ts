import type { Load } from "@favilla/design-system/data/load.ts";
import { useCallback } from "react";
import { useCache } from "../../../platform/query/useCache.ts";
import { useQuery } from "../../../platform/query/useQuery.ts";
import { useSession } from "../../../platform/session/session.ts";
import { consentsQuery, fetchConsents, updateConsents } from "./calls.ts";
import { type ConsentName, type Consents, createConsentSaver } from "./consents.ts";

/** One for all visits of the page: a change that is still being saved when the customer comes back must not be undone by the next. */
const saver = createConsentSaver({ read: fetchConsents, send: updateConsents });

/** Loads the consents. `save` shows a change at once, and reverts it and rejects if it could not be saved. */
export function useConsents(): { load: Load<Consents>; save: (name: ConsentName, given: boolean) => Promise<void> } {
  const cache = useCache();
  const customerId = useSession()?.customerId ?? "";
  const save = useCallback(
    (name: ConsentName, given: boolean) => saver((change) => void cache.edit(consentsQuery, change), name, given, customerId),
    [cache, customerId],
  );
  return { load: useQuery(consentsQuery), save };
}
