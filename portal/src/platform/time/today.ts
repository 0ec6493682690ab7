import { addDays, parseMoment, romeDay } from "@favilla/design-system/data/dates.ts";
import { now } from "./now.ts";
import { useMoment } from "./useMoment.ts";

/** Returns today in Rome, "YYYY-MM-DD", by the server's clock. A component uses `useToday` of the library. */
export const today = (): string => romeDay(now()) as string;

let bounds: { day: string; moments: readonly string[] } | undefined;

/** Returns the moments at which a day begins and ends in Rome, ISO 8601. */
export function boundsOf(day: string): readonly string[] {
  if (bounds?.day !== day) bounds = { day, moments: [day, addDays(day, 1)].map((each) => parseMoment(`${each}T00:00:00`) as string) };
  return bounds.moments;
}

/** Returns today in Rome, "YYYY-MM-DD", for the provider around the page. The component is rendered again at midnight, and when the device has slept past it. */
export function useServerDay(): string {
  const day = today();
  useMoment(boundsOf(day));
  return day;
}
