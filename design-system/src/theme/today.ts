import { createContext, useContext } from "./hooks.ts";
import { perRegion, useRegion } from "./region.ts";

/** Today as the site knows it, "YYYY-MM-DD". */
export const TodayContext = createContext<string | undefined>(undefined);

/**
 * Returns the `today` of the nearest `FavillaProvider`. Undefined if the site gives none: bills then show full dates and no
 * distance, since the device's clock may be wrong.
 */
export const useProvidedToday = (): string | undefined => useContext(TodayContext);

/** Sweden writes days as ISO 8601 does. */
const isoDays = perRegion(({ timeZone }) => new Intl.DateTimeFormat("sv-SE", { timeZone }));

/** Returns the `today` of the nearest `FavillaProvider`, else the device's day in the region's time zone, "YYYY-MM-DD". */
export function useToday(): string {
  const region = useRegion();
  return useProvidedToday() ?? isoDays(region).format(new Date());
}
