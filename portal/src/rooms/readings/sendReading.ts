import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import { writeOrFind } from "../../platform/loading/lostAnswer.ts";
import type { NewReading, SelfReading } from "./selfReading.ts";

interface Calls {
  insert: (reading: NewReading, key: string) => Promise<SelfReading>;
  /** Fetches the sent readings of a supply. */
  list: (supplyId: SupplyId) => Promise<readonly SelfReading[]>;
}

/**
 * Compares a reading with a sent one. While the distributor has not decided there is no other reading of the supply, so equal digits mean
 * the same reading.
 */
const isSame = ({ meter, converter }: NewReading, sent: SelfReading) =>
  sent.status === "sent" && Number(sent.meter) === Number(meter) && Number(sent.converter) === Number(converter);

/** Sends a reading. Where the answer is lost, the list of readings says whether it has arrived. */
export const sendReading = (reading: NewReading, key: string, { insert, list }: Calls): Promise<SelfReading> =>
  writeOrFind(
    () => insert(reading, key),
    async () => (await list(reading.supplyId)).find((sent) => isSame(reading, sent)),
  );
