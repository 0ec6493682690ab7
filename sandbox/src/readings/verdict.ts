import type { Schemas } from "../base/contract.ts";
import { withArticle, writeDay } from "../base/dates.ts";
import { type Meter, shownOn } from "../consumption/meter.ts";
import { lastReal, type OwnReading } from "../consumption/rows.ts";
import type { StoredReading } from "./store.ts";

type Sent = Pick<Schemas["SelfReadingInsert"], "LetturaMisuratore" | "LetturaConvertitore">;

/** The reason why the meter cannot show this reading, for the customer; undefined if it can. */
export function whyImpossible(meter: Meter, { LetturaMisuratore, LetturaConvertitore = null }: Sent): string | undefined {
  if ([LetturaMisuratore, LetturaConvertitore ?? ""].some((digits) => digits.length > meter.digits))
    return `Il contatore mostra ${meter.digits} cifre.`;
  if (meter.converter && LetturaConvertitore === null) return "Questo contatore ha un convertitore: serve anche la sua lettura.";
  if (!meter.converter && LetturaConvertitore !== null) return "Questo contatore non ha un convertitore.";
  return undefined;
}

/** The distributor's decision: the reading is compared with the last real one, never with an estimate. */
export function verdictOf(
  meter: Meter,
  { LetturaMisuratore, LetturaConvertitore }: Sent,
  today: string,
  ownReadings: readonly OwnReading[],
): Pick<StoredReading, "verdict" | "reason"> {
  const reading = Number(LetturaConvertitore ?? LetturaMisuratore);
  const last = lastReal(meter, today, ownReadings);
  if (!last) return { verdict: "accepted", reason: null };
  const expected = Math.max(0, shownOn(meter, 0, today) - last.reading);
  if (reading < last.reading)
    return {
      verdict: "refused",
      reason: `La lettura è più bassa dell’ultima reale, ${last.reading} ${withArticle("del", writeDay(last.day))}.`,
    };
  if (reading > last.reading + Math.max(100, 3 * expected))
    return { verdict: "refused", reason: "La lettura è molto più alta dei tuoi consumi: controlla le cifre nere prima della virgola." };
  return { verdict: "accepted", reason: null };
}
