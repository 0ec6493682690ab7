import { addDays } from "@favilla/design-system/data/dates.ts";
import type { SelfReadingWindow } from "@favilla/design-system/readings/selfReading.ts";
import { privateQuery } from "../../../platform/query/privateQuery.ts";
import type { CustomerId } from "../../../platform/session/customerId.ts";
import { today } from "../../../platform/time/today.ts";
import { query } from "../../../platform/wire/graphql.ts";
import { SelfReadingWindowsDocument } from "../generated/readings.ts";
import { parseWindows } from "./window.ts";

/** Number of days before and after today for which windows are requested (SR-05). */
const windowsWithin = 90;

/** Fetches the windows of all the customer's supplies. */
export async function fetchReadingWindows(customerId: CustomerId, signal?: AbortSignal): Promise<SelfReadingWindow[]> {
  const around = (day: string) =>
    query(SelfReadingWindowsDocument, { customerId, from: addDays(day, -windowsWithin), to: addDays(day, windowsWithin) }, { signal });
  const day = today();
  const answer = await around(day);
  // The first answer of a visit may say that the device's date, by which it was asked for, is wrong.
  return parseWindows((today() === day ? answer : await around(today())).allSelfReadingWindows);
}

/** The windows of all supplies. */
export const readingWindowsQuery = privateQuery("readingWindows", fetchReadingWindows);
