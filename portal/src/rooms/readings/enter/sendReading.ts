import { ApiError } from "../../../platform/errors/errors.ts";
import type { NewReading, SelfReading } from "../selfReading.ts";

/** Nobody has said whether a reading has come: it is not in the list, or the list could not be had either. */
export class ReadingNotConfirmed extends Error {
  override readonly name = "ReadingNotConfirmed";
  readonly looked: boolean;

  constructor(looked: boolean, cause: unknown) {
    super("the outcome of a reading is not known", { cause });
    this.looked = looked;
  }
}

interface Calls {
  insert: (reading: NewReading, key: string) => Promise<SelfReading>;
  /** The readings sent of a supply. */
  list: (supplyId: string) => Promise<readonly SelfReading[]>;
}

/** Until the distributor has decided on a reading there is no other of its supply: one with the same digits is this one. */
const isSame = ({ meter, converter }: NewReading, sent: SelfReading) =>
  sent.status === "sent" && Number(sent.meter) === Number(meter) && Number(sent.converter) === Number(converter);

/**
 * Sends a reading. Where the answer is lost, the list of readings says whether it has come (AP-15); where it has not, the customer may
 * send it again with the same key.
 */
export async function sendReading(reading: NewReading, key: string, { insert, list }: Calls): Promise<SelfReading> {
  try {
    return await insert(reading, key);
  } catch (error) {
    if (!(error instanceof ApiError && error.outcomeUnknown)) throw error;
    const sent = await list(reading.supplyId).catch(() => undefined);
    const found = sent?.find((one) => isSame(reading, one));
    if (found) return found;
    throw new ReadingNotConfirmed(sent !== undefined, error);
  }
}
