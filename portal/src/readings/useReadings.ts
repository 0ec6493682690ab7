import { useSWRConfig } from "swr";
import { authorizeSelfReading, fetchReadingWindows, fetchSelfReading, fetchSelfReadings, insertSelfReading } from "../api/readings.ts";
import { type Load, toLoad } from "../app/load.ts";
import { type Sender, useUpdate } from "../app/useUpdate.ts";
import { useSession } from "../session/session.ts";
import { usePrivate } from "../session/usePrivate.ts";
import type { NewReading, ReadingAuthorization, ReadingWindow, SelfReading } from "./selfReading.ts";
import { sendReading } from "./sendReading.ts";

/** The windows of all supplies. */
export const useReadingWindows = (): Load<ReadingWindow[]> =>
  toLoad(usePrivate("readingWindows", (customerId, _query, signal) => fetchReadingWindows(customerId, signal)));

/** The readings sent, newest first, of all supplies. */
export const useSelfReadings = (): Load<SelfReading[]> =>
  toLoad(
    usePrivate("selfReadings", (_customerId, _query, signal) => fetchSelfReadings(undefined, signal)),
    (readings) => readings.length === 0,
  );

export const useSelfReading = (id: string): Load<SelfReading> =>
  toLoad(usePrivate<SelfReading, string>("selfReading", (_customerId, asked, signal) => fetchSelfReading(asked, signal), id));

/** Permission to send a reading of a supply; null asks for none. */
export const useReadingAuthorization = (supplyId: string | null): Load<ReadingAuthorization> =>
  toLoad(
    usePrivate<ReadingAuthorization, string>(
      "readingAuthorization",
      (_customerId, asked, signal) => authorizeSelfReading(asked, signal),
      supplyId,
    ),
  );

/** Sends a reading, once; the lists of readings and supplies are asked for anew afterwards, and the reading itself is known already. */
export function useSendReading(): Sender<NewReading, SelfReading> {
  const { mutate } = useSWRConfig();
  const customerId = useSession()?.customerId;
  return useUpdate(async (reading: NewReading, key: string) => {
    const sent = await sendReading(reading, key, { insert: insertSelfReading, list: fetchSelfReadings });
    void mutate(["selfReading", customerId, sent.id], sent, { revalidate: false });
    for (const name of ["selfReadings", "supplyDetails"]) void mutate([name, customerId, undefined]);
    return sent;
  });
}
