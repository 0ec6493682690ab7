import type { SupplyId } from "@favilla/design-system/data/kinds.ts";
import { isEmptyList, privateQuery } from "../../platform/query/privateQuery.ts";
import { readRows } from "../../platform/wire/readPages.ts";
import { get, post } from "../../platform/wire/rest.ts";
import {
  type NewReading,
  parseAuthorization,
  parseReading,
  parseReadings,
  type ReadingAuthorization,
  type SelfReading,
} from "./selfReading.ts";

/** Checks whether a reading may be sent now, and fetches the data of the meter for the form. */
export const authorizeSelfReading = async (supplyId: SupplyId, signal?: AbortSignal): Promise<ReadingAuthorization> =>
  parseAuthorization(await get("authorizeSelfReading", { path: { supply: supplyId }, signal }));

const platform = "WEB";

/**
 * Sends a reading. Call `authorizeSelfReading` first, which also says whether there is a converter.
 * @param key idempotency key, the same for every attempt at the same reading
 */
export async function insertSelfReading({ supplyId, meter, converter, type }: NewReading, key: string): Promise<SelfReading> {
  const both = { LetturaMisuratore: meter, ...(converter !== null && { LetturaConvertitore: converter }) };
  return parseReading(await post("insertSelfReading", { body: { supplyId, ...both, TipoLettura: type, platform }, idempotencyKey: key }));
}

const pageSize = 200;

const mostPages = 20;

/** Fetches the sent readings, newest first, of one supply or of all. */
export async function fetchSelfReadings(supply?: string, signal?: AbortSignal): Promise<SelfReading[]> {
  const items = await readRows("self-readings", mostPages, (pageNumber) =>
    get("selfReadings", { query: { pageNumber, pageSize, ...(supply !== undefined && { supply }) }, signal }),
  );
  return parseReadings(items).sort((a, b) => b.sentAt.localeCompare(a.sentAt));
}

export const fetchSelfReading = async (readingId: string, signal?: AbortSignal): Promise<SelfReading> =>
  parseReading(await get("selfReading", { path: { id: readingId }, signal }));

/** The sent readings of all supplies, newest first. */
export const selfReadingsQuery = privateQuery("selfReadings", (_customerId, signal) => fetchSelfReadings(undefined, signal), isEmptyList);

/** A sent reading, by its id. */
export const selfReadingQuery = privateQuery("selfReading", (_customerId, signal, id: string) => fetchSelfReading(id, signal));

/** The permission to send a reading of a supply, by the supply's id. */
export const readingAuthorizationQuery = privateQuery("readingAuthorization", (_customerId, signal, supplyId: SupplyId) =>
  authorizeSelfReading(supplyId, signal),
);
