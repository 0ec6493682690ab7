import type { ReadingRefusal } from "@favilla/design-system/readings/ReadingEntryView.tsx";
import { ApiError } from "../../../platform/errors/errors.ts";
import { LostAnswer } from "../../../platform/loading/lostAnswer.ts";

/** The servers' codes of a supply of which no reading is accepted now, whatever its digits are. */
const codes = new Map<string | undefined, ReadingRefusal>([
  ["OUT-SELF-READING-WINDOW", "outOfWindow"],
  ["INVALID-SELF-READING-TOKEN", "invalidToken"],
]);

/** Returns the reason for which a reading was rejected or can't be sent (SR-07). Undefined for any other failure. */
export function refusalOf(error: unknown): ReadingRefusal | undefined {
  if (error instanceof LostAnswer) return error.reasonToSay;
  return error instanceof ApiError ? codes.get(error.serverCode) : undefined;
}
