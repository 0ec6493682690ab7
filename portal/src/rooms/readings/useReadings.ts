import { type Sender, useUpdate } from "../../platform/loading/useUpdate.ts";
import { useCache } from "../../platform/query/useCache.ts";
import { suppliesQuery } from "../supplies/calls.ts";
import { fetchSelfReadings, insertSelfReading, selfReadingQuery, selfReadingsQuery } from "./calls.ts";
import type { NewReading, SelfReading } from "./selfReading.ts";
import { sendReading } from "./sendReading.ts";
import { readingWindowsQuery } from "./windows/calls.ts";

/** Sends a reading once. Then the lists of readings, windows and supplies are requested again; the reading itself is already cached. */
export function useSendReading(): Sender<NewReading, SelfReading> {
  const cache = useCache();
  return useUpdate(async (reading: NewReading, key: string) => {
    const sent = await sendReading(reading, key, { insert: insertSelfReading, list: fetchSelfReadings });
    void cache.put(selfReadingQuery, sent, sent.id);
    void cache.refresh(selfReadingsQuery);
    void cache.refresh(suppliesQuery);
    void cache.refresh(readingWindowsQuery);
    return sent;
  });
}
