import { type Load, toLoad } from "../../platform/loading/load.ts";
import { type Sender, useUpdate } from "../../platform/loading/useUpdate.ts";
import { useCache } from "../../platform/session/useCache.ts";
import { usePrivate } from "../../platform/session/usePrivate.ts";
import { authorizeSelfReading, fetchSelfReading, fetchSelfReadings, insertSelfReading } from "./calls.ts";
import type { NewReading, ReadingAuthorization, SelfReading } from "./selfReading.ts";
import { sendReading } from "./sendReading.ts";

/** Loads the sent readings of all supplies, newest first. */
export const useSelfReadings = (): Load<SelfReading[]> =>
  toLoad(
    usePrivate("selfReadings", (_customerId, _query, signal) => fetchSelfReadings(undefined, signal)),
    (readings) => readings.length === 0,
  );

export const useSelfReading = (id: string): Load<SelfReading> =>
  toLoad(usePrivate<SelfReading, string>("selfReading", (_customerId, readingId, signal) => fetchSelfReading(readingId, signal), id));

/** Loads the permission to send a reading of a supply. Null makes no request. */
export const useReadingAuthorization = (supplyId: string | null): Load<ReadingAuthorization> =>
  toLoad(
    usePrivate<ReadingAuthorization, string>(
      "readingAuthorization",
      (_customerId, readingId, signal) => authorizeSelfReading(readingId, signal),
      supplyId,
    ),
  );

/** Sends a reading once. Then the lists of readings, windows and supplies are requested again; the reading itself is already cached. */
export function useSendReading(): Sender<NewReading, SelfReading> {
  const cache = useCache();
  return useUpdate(async (reading: NewReading, key: string) => {
    const sent = await sendReading(reading, key, { insert: insertSelfReading, list: fetchSelfReadings });
    void cache.put("selfReading", sent.id, sent);
    for (const name of ["selfReadings", "supplyDetails", "readingWindows"]) void cache.refresh(name);
    return sent;
  });
}
